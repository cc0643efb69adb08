import type { Caller } from '../../../shared/application/caller.js';
import { isStaff } from '../application/access.js';
import type { TournamentDetails } from '../application/manage-tournaments.js';
import type { ShownPairing } from '../application/record-results.js';
import type { ShownRound } from '../application/run-rounds.js';
import type { RecordedEntry } from '../application/tournament-log.js';
import type { TournamentSummary } from '../domain/tournament-summary.js';
import { secondsLeft } from '../domain/tournament/rounds.js';
import type { PlacedRow } from '../domain/tournament/standings-of.js';
import {
  isFinished,
  isIn,
  publishedRounds,
  type Entrant,
  type Pairing,
  type Round,
  type TournamentState,
} from '../domain/tournament/state.js';

export const summaryWire = ({ id, name, game, state, organizerId, settings, createdAt }: TournamentSummary) => ({
  id,
  ...settings,
  name,
  game,
  state,
  organizerId,
  createdAt,
});

export const tournamentWire = ({ summary, state }: TournamentDetails) => ({
  ...summaryWire(summary),
  ...(state === null
    ? {}
    : {
        phases: state.phases,
        entrantCount: state.entrants.filter(isIn).length,
        currentRound: publishedRounds(state).length,
        staff: state.staff,
      }),
});

const deckIsShown = (caller: Caller | undefined, state: TournamentState, { accountId }: Entrant): boolean => {
  const { deckVisibility } = state.settings;
  if (deckVisibility === 'ALWAYS' || (deckVisibility === 'AFTER' && state.status === 'COMPLETED')) return true;
  return isStaff(caller, state) || (caller !== undefined && caller.id === accountId);
};

export const entrantWire = (caller: Caller | undefined, state: TournamentState, entrant: Entrant) => {
  const { id, accountId, name, state: entrantState, late, droppedAfter, fixedTable, deck } = entrant;
  const shown = deck !== null && deckIsShown(caller, state, entrant);
  return {
    id,
    accountId,
    name,
    state: entrantState,
    late,
    droppedAfter,
    table: fixedTable,
    ...(shown ? { deckId: deck.id, deckHash: deck.hash } : {}),
  };
};

export const entrantDetailsWire = (caller: Caller | undefined, state: TournamentState, entrant: Entrant) => ({
  ...entrantWire(caller, state, entrant),
  ...(entrant.deck !== null && deckIsShown(caller, state, entrant) ? { deck: entrant.deck.cards } : {}),
  penalties: state.penalties
    .filter(({ entrantId }) => entrantId === entrant.id)
    .map(({ kind, reason, round }) => ({ kind, round, ...(isStaff(caller, state) ? { reason } : {}) })),
});

export const namesOf = ({ entrants }: TournamentState): ReadonlyMap<string, string> =>
  new Map(entrants.map(({ id, name }) => [id, name]));

const pairingWire = ({ table, entrants, matchIds, result }: Pairing, names: ReadonlyMap<string, string>) => ({
  table,
  entrants,
  names: entrants.map((id) => (id === null ? null : names.get(id))),
  matchIds,
  result,
});

const clockWire = (clock: Round['clock'], now: string) =>
  clock && {
    running: clock.runningSince !== null,
    seconds: clock.seconds,
    secondsLeft: Math.round(secondsLeft(clock, now)),
    endsAt:
      clock.runningSince === null ? null : new Date(Date.parse(now) + 1000 * secondsLeft(clock, now)).toISOString(),
  };

export const roundWire = ({ state, round }: ShownRound, now = new Date().toISOString()) => {
  const names = namesOf(state);
  return {
    number: round.number,
    phase: round.phase + 1,
    kind: state.phases[round.phase].kind,
    state: isFinished(round) ? 'FINISHED' : round.state,
    pairings: round.pairings.map((pairing) => pairingWire(pairing, names)),
    clock: clockWire(round.clock, now),
  };
};

export const shownPairingWire = ({ state, round, pairing }: ShownPairing) => ({
  round: round.number,
  ...pairingWire(pairing, namesOf(state)),
});

export const disputeWire = (shown: ShownPairing) => ({
  ...shownPairingWire(shown),
  reports: shown.pairing.reports.map(({ entrantId, result }) => ({ entrantId, ...result })),
});

export const rowWire = ({
  place,
  entrantId,
  name,
  points,
  wins,
  losses,
  draws,
  byes,
  late,
  dropped,
  tieBreakers,
}: PlacedRow) => ({
  place,
  entrantId,
  name,
  points,
  wins,
  losses,
  draws,
  byes,
  late,
  dropped,
  tieBreakers,
});

/** The seed would tell the staff the draws to come. */
export const entryWire = ({ seq, deed, by, byName, reason, before, after, recordedAt }: RecordedEntry) => {
  const { type, ...data } = deed;
  const shown = 'seed' in data ? { ...data, seed: undefined } : data;
  return { seq, type, data: shown, by, byName, reason, before, after, recordedAt };
};
