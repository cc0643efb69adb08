import { phasesOf } from './phases.js';
import type { Deed, DraftedPairing, Entry } from './deeds.js';
import { decidedBy, overturned, withGame } from './pairing-results.js';
import type { Entrant, Pairing, PairingResult, Round, TournamentState } from './state.js';

const NOTHING: Omit<TournamentState, 'id' | 'organizerId' | 'settings' | 'seed' | 'phases'> = {
  status: 'DRAFT',
  headSeq: 0,
  entrants: [],
  rounds: [],
  forbidden: [],
  penalties: [],
  staff: [],
};

const changeEntrant = (
  state: TournamentState,
  id: string,
  change: (entrant: Entrant) => Partial<Entrant>,
): TournamentState => ({
  ...state,
  entrants: state.entrants.map((entrant) => (entrant.id === id ? { ...entrant, ...change(entrant) } : entrant)),
});

const changeRound = (
  state: TournamentState,
  number: number,
  change: (round: Round) => Partial<Round>,
): TournamentState => ({
  ...state,
  rounds: state.rounds.map((round) => (round.number === number ? { ...round, ...change(round) } : round)),
});

const changePairing = (
  state: TournamentState,
  round: number,
  table: number,
  change: (pairing: Pairing) => Partial<Pairing>,
): TournamentState =>
  changeRound(state, round, ({ pairings }) => ({
    pairings: pairings.map((pairing) => (pairing.table === table ? { ...pairing, ...change(pairing) } : pairing)),
  }));

const BYE: Pick<PairingResult, 'doubleLoss' | 'games' | 'source'> = { doubleLoss: false, games: null, source: 'BYE' };

const paired = ({ table, entrants, node }: DraftedPairing): Pairing => ({
  table,
  entrants,
  ...(node === undefined ? {} : { node }),
  matchIds: [],
  played: [0, 0, 0],
  result: entrants[1] === null ? { ...BYE, winner: entrants[0] } : null,
  reports: [],
});

const penalize = (state: TournamentState, deed: Deed & { type: 'PENALTY_GIVEN' }): TournamentState => {
  const { entrantId, kind, penaltyReason: reason, round } = deed;
  const noted = { ...state, penalties: [...state.penalties, { entrantId, kind, reason, round }] };
  const out = { state: 'DISQUALIFIED', droppedAfter: round } as const;
  const punished = kind === 'DISQUALIFICATION' ? changeEntrant(noted, entrantId, () => out) : noted;
  const pairing = state.rounds[round - 1]?.pairings.find(({ entrants }) => entrants.includes(entrantId));
  if (kind === 'WARNING' || pairing === undefined || pairing.entrants[1] === null) return punished;
  const { bestOf } = state.phases[state.rounds[round - 1].phase];
  const opponent = pairing.entrants.find((id) => id !== entrantId);
  const opponentLostToo = state.penalties.some(
    (p) => p.entrantId === opponent && p.round === round && (p.kind === 'MATCH_LOSS' || p.kind === 'DISQUALIFICATION'),
  );
  return changePairing(punished, round, pairing.table, (before) =>
    overturned(before, entrantId, kind, bestOf, opponentLostToo),
  );
};

const settle = (state: TournamentState, round: number, table: number, result: PairingResult): TournamentState =>
  changePairing(state, round, table, () => ({ result }));

/** What one deed makes of the state. Deeds in the log were judged when they were done and are not judged again. */
const apply = (state: TournamentState, deed: Deed, seq: number): TournamentState => {
  switch (deed.type) {
    case 'CREATED':
      return state;
    case 'SETTINGS_CHANGED':
      return { ...state, settings: deed.settings, phases: phasesOf(deed.settings.format) };
    case 'REGISTRATION_OPENED':
      return { ...state, status: 'REGISTRATION' };
    case 'STARTED': {
      const noShows = new Set(deed.noShows);
      const entrants = state.entrants.map((entrant): Entrant => {
        if (entrant.state === 'WAITING') return { ...entrant, state: 'WITHDRAWN' };
        return noShows.has(entrant.id) ? { ...entrant, state: 'DROPPED', droppedAfter: 0 } : entrant;
      });
      return { ...state, status: 'IN_PROGRESS', phases: deed.phases, entrants };
    }
    case 'COMPLETED':
    case 'CANCELLED':
      return { ...state, status: deed.type };
    case 'ENTERED': {
      const { entrantId: id, accountId, person, name, deck, waiting, late, missed } = deed;
      const entrant: Entrant = {
        id,
        accountId,
        ...(person === undefined ? {} : { person }),
        name,
        state: waiting ? 'WAITING' : late ? 'CHECKED_IN' : 'REGISTERED',
        late,
        droppedAfter: null,
        deck,
        fixedTable: null,
        absences: missed,
      };
      return { ...state, entrants: [...state.entrants, entrant] };
    }
    case 'PROMOTED':
      return changeEntrant(state, deed.entrantId, () => ({ state: 'REGISTERED' }));
    case 'WITHDRAWN':
      return changeEntrant(state, deed.entrantId, () => ({ state: 'WITHDRAWN' }));
    case 'CHECKED_IN':
      return changeEntrant(state, deed.entrantId, () => ({ state: 'CHECKED_IN' }));
    case 'DROPPED':
      return changeEntrant(state, deed.entrantId, () => ({ state: 'DROPPED', droppedAfter: deed.after }));
    case 'UNDROPPED':
      return changeEntrant(state, deed.entrantId, ({ absences }) => ({
        state: 'CHECKED_IN',
        droppedAfter: null,
        absences: [...absences, ...deed.missed],
      }));
    case 'DECK_ENTERED':
      return changeEntrant(state, deed.entrantId, () => ({ deck: deed.deck }));
    case 'TABLE_FIXED':
      return changeEntrant(state, deed.entrantId, () => ({ fixedTable: deed.table }));
    case 'PAIRS_FORBIDDEN':
      return { ...state, forbidden: deed.pairs };
    case 'PENALTY_GIVEN':
      return penalize(state, deed);
    case 'ROUND_DRAFTED': {
      const { round: number, phase, participants, certificate } = deed;
      const round: Round = {
        number,
        phase,
        state: 'DRAFTED',
        pairings: deed.pairings.map(paired),
        participants,
        certificate,
        certifiedPairs: deed.pairings.map(({ entrants }) => entrants),
        draftedBy: seq,
        clock: null,
      };
      return { ...state, rounds: [...state.rounds, round] };
    }
    case 'ROUND_REPAIRED':
      return changeRound(state, deed.round, () => ({ pairings: deed.pairings.map(paired) }));
    case 'ROUND_PUBLISHED': {
      const absent = new Set(deed.absent);
      const published = changeRound(state, deed.round, () => ({ state: 'PUBLISHED' }));
      if (absent.size === 0) return published;
      const entrants = published.entrants.map((entrant) =>
        absent.has(entrant.id) ? { ...entrant, absences: [...entrant.absences, deed.round] } : entrant,
      );
      return { ...published, entrants };
    }
    case 'ROUND_DISCARDED':
      return { ...state, rounds: state.rounds.slice(0, -1) };
    case 'MATCHES_CREATED': {
      const created = new Map(deed.matches.map(({ table, matchId }) => [table, matchId]));
      return changeRound(state, deed.round, ({ pairings }) => ({
        pairings: pairings.map((pairing) => {
          const matchId = created.get(pairing.table);
          return matchId === undefined ? pairing : { ...pairing, matchIds: [...pairing.matchIds, matchId] };
        }),
      }));
    }
    case 'GAME_ENDED': {
      const { bestOf, kind } = state.phases[state.rounds[deed.round - 1].phase];
      return changePairing(state, deed.round, deed.table, (pairing) => withGame(pairing, deed.winner, bestOf, kind));
    }
    case 'RESULT_RECORDED':
      return settle(state, deed.round, deed.table, { ...deed.result, source: deed.source });
    case 'RESULT_REPORTED':
      return changePairing(state, deed.round, deed.table, (pairing) => {
        const others = pairing.reports.filter(({ entrantId }) => entrantId !== deed.report.entrantId);
        const reports = [...others, deed.report];
        return { reports, result: decidedBy(reports) ?? pairing.result };
      });
    case 'RESULT_CORRECTED':
      return settle(state, deed.round, deed.table, { ...deed.result, source: 'STAFF' });
    case 'CLOCK_CHANGED':
      return changeRound(state, deed.round, () => ({ clock: deed.clock }));
    case 'STAFF_ADDED': {
      const others = state.staff.filter(({ accountId }) => accountId !== deed.accountId);
      return { ...state, staff: [...others, { accountId: deed.accountId, role: deed.role }] };
    }
    case 'STAFF_REMOVED':
      return { ...state, staff: state.staff.filter(({ accountId }) => accountId !== deed.accountId) };
    default: {
      const nothing: never = deed;
      return nothing;
    }
  }
};

export const created = (id: string, { deed, seq }: Entry & { deed: Deed & { type: 'CREATED' } }): TournamentState => ({
  ...NOTHING,
  id,
  organizerId: deed.organizerId,
  settings: deed.settings,
  phases: phasesOf(deed.settings.format),
  seed: deed.seed,
  headSeq: seq,
});

export const evolve = (state: TournamentState, { deed, seq }: Entry): TournamentState => ({
  ...apply(state, deed, seq),
  headSeq: seq,
});

/** A tournament as its log, or any beginning of it, made it. */
export const foldLog = (id: string, entries: readonly Entry[]): TournamentState => {
  const [first, ...rest] = entries;
  if (first?.deed.type !== 'CREATED') throw new Error('A log begins with CREATED.');
  return rest.reduce(evolve, created(id, { seq: first.seq, deed: first.deed }));
};
