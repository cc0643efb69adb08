import type { Deed, Entry } from './deeds.js';
import { foldLog } from './evolve.js';
import type { TournamentState } from './state.js';

/** The part of a tournament that a deed touches: shown before and after it in the log. */
export const touchedBy = (deed: Deed, state: TournamentState): unknown => {
  switch (deed.type) {
    case 'CREATED':
    case 'SETTINGS_CHANGED':
      return state.settings;
    case 'REGISTRATION_OPENED':
    case 'STARTED':
    case 'COMPLETED':
    case 'CANCELLED':
      return { status: state.status };
    case 'ENTERED':
    case 'PROMOTED':
    case 'WITHDRAWN':
    case 'CHECKED_IN':
    case 'DROPPED':
    case 'UNDROPPED':
    case 'DECK_ENTERED':
    case 'TABLE_FIXED':
    case 'PENALTY_GIVEN': {
      const entrant = state.entrants.find(({ id }) => id === deed.entrantId);
      if (entrant === undefined) return null;
      const { state: entrantState, droppedAfter, absences, fixedTable, deck } = entrant;
      return { state: entrantState, droppedAfter, absences, fixedTable, deckHash: deck?.hash ?? null };
    }
    case 'PAIRS_FORBIDDEN':
      return state.forbidden;
    case 'ROUND_DRAFTED':
    case 'ROUND_PUBLISHED':
    case 'ROUND_DISCARDED':
    case 'MATCHES_CREATED':
      return { round: deed.round, state: state.rounds[deed.round - 1]?.state ?? null };
    case 'ROUND_REPAIRED':
      return state.rounds[deed.round - 1]?.pairings.map(({ table, entrants }) => ({ table, entrants })) ?? null;
    case 'GAME_ENDED':
    case 'RESULT_RECORDED':
    case 'RESULT_REPORTED':
    case 'RESULT_CORRECTED': {
      const pairing = state.rounds[deed.round - 1]?.pairings.find(({ table }) => table === deed.table);
      return pairing === undefined
        ? null
        : { entrants: pairing.entrants, played: pairing.played, result: pairing.result };
    }
    case 'CLOCK_CHANGED':
      return state.rounds[deed.round - 1]?.clock ?? null;
    case 'STAFF_ADDED':
    case 'STAFF_REMOVED':
      return state.staff;
    default: {
      const nothing: never = deed;
      return nothing;
    }
  }
};

/** The log up to the moment that made the standings of a round final: the next round was paired, or the event ended. */
const whenPublished = (entries: readonly Entry[], round: number): readonly Entry[] => {
  const next = entries.findLastIndex(({ deed }) => deed.type === 'ROUND_DRAFTED' && deed.round === round + 1);
  const end = next === -1 ? entries.findIndex(({ deed }) => deed.type === 'COMPLETED') : next;
  return end === -1 ? entries : entries.slice(0, end);
};

export const asPublished = (id: string, entries: readonly Entry[], round: number): TournamentState =>
  foldLog(id, whenPublished(entries, round));

/** The tournament just before a round was drafted: what its certificate was given for. */
export const beforeDraft = (id: string, entries: readonly Entry[], draftedBy: number): TournamentState =>
  foldLog(
    id,
    entries.filter(({ seq }) => seq < draftedBy),
  );
