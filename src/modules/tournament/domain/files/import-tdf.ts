import { fail, ok, type Result } from '../../../../shared/domain/result.js';
import type { BracketProgress } from '../elimination/progress.js';
import { challengeRounds, cupCut, cupRounds } from '../standings/rounds-by-attendance.js';
import type { Deed, DraftedPairing } from '../tournament/deeds.js';
import type { Phase, PhaseFormat, Settings } from '../tournament/settings.js';
import { phasesOf } from '../tournament/phases.js';
import { bracketFrom, playCutRound, playsForThirdPlace, sizeOfCut } from './import-cut.js';
import type { TdfFile, TdfMatch, TdfRound } from './read-tdf.js';

export interface ImportContext {
  readonly game: string;
  readonly organizerId: string;
  readonly seed: string;
  readonly newId: () => string;
}

const formatOf = ({ mode, players, rounds }: TdfFile): PhaseFormat => {
  const swiss = rounds.filter(({ kind }) => kind === 'SWISS').length;
  const inCut = sizeOfCut(rounds);
  const isCup = /CUP/i.test(mode);
  const topCut = inCut ?? (isCup ? (cupCut(players.length) ?? undefined) : undefined);
  const planned = isCup ? cupRounds(players.length) : challengeRounds(players.length);
  return {
    kind: 'SWISS',
    rounds: inCut !== undefined ? swiss : Math.max(swiss, planned),
    ...(topCut === undefined ? {} : { topCut }),
    ...(playsForThirdPlace(rounds) ? { thirdPlace: true } : {}),
  };
};

const pairingsOf = (round: TdfRound, entrantId: (userId: string) => string): DraftedPairing[] => {
  const tables = round.matches.flatMap((match) => (match.kind === 'MATCH' ? [match.table] : []));
  let next = Math.max(0, ...tables);
  return round.matches.flatMap((match): DraftedPairing[] => {
    switch (match.kind) {
      case 'MATCH':
        return [{ table: match.table, entrants: [entrantId(match.players[0]), entrantId(match.players[1])] }];
      case 'BYE':
        return [{ table: ++next, entrants: [entrantId(match.player), null] }];
      case 'LATE':
        return [];
      default: {
        const nothing: never = match;
        return nothing;
      }
    }
  });
};

/** The log of an import reads as if it had been played here. */
const deedsOf = (file: TdfFile, context: ImportContext): Deed[] => {
  const ids = new Map(file.players.map(({ userId }) => [userId, context.newId()]));
  const entrantId = (userId: string): string => ids.get(userId)!;
  const missedBy = new Map<string, number[]>();
  for (const { number, matches } of file.rounds)
    for (const match of matches)
      if (match.kind === 'LATE') missedBy.set(match.player, [...(missedBy.get(match.player) ?? []), number]);
  const settings: Settings = {
    name: file.name,
    game: context.game,
    format: formatOf(file),
    profile: 'PLAY_POKEMON',
    scoring: null,
    tieBreakers: null,
    gameOptions: {},
    deckRules: {},
    startGameRules: [],
    maxEntrants: null,
    deckVisibility: 'STAFF',
  };
  const entered = file.players.map(({ userId, firstName, lastName, birthYear, late }): Deed => {
    const missed = missedBy.get(userId) ?? [];
    return {
      type: 'ENTERED',
      entrantId: entrantId(userId),
      accountId: null,
      person: { userId, firstName, lastName, birthYear },
      name: `${firstName} ${lastName}`.trim() || userId,
      deck: null,
      waiting: false,
      // Who misses later rounds was away and came back.
      late: late || missed.includes(1),
      missed,
    };
  });
  const opening: Deed[] = [
    { type: 'CREATED', settings, organizerId: context.organizerId, seed: context.seed },
    { type: 'REGISTRATION_OPENED' },
    ...entered,
  ];
  if (file.rounds.length === 0) return opening;
  const phases: Phase[] = phasesOf(settings.format);
  return [
    ...opening,
    { type: 'STARTED', phases, noShows: [] },
    ...roundDeeds(file, phases, entrantId),
    ...droppedIn(file, 0, entrantId),
  ];
};

const droppedIn = (file: TdfFile, after: number, entrantId: (userId: string) => string): Deed[] =>
  file.players
    .filter(({ droppedAfter }) => droppedAfter === after)
    .map(({ userId }) => ({ type: 'DROPPED', entrantId: entrantId(userId), after }));

const resultsOf = (round: TdfRound, entrantId: (userId: string) => string): Deed[] =>
  round.matches.flatMap((match: TdfMatch): Deed[] => {
    if (match.kind !== 'MATCH' || match.result === null) return [];
    const { table, result } = match;
    const winner = result.winner === null ? null : entrantId(result.winner);
    return [{ type: 'RESULT_RECORDED', round: round.number, table, result: { ...result, winner }, source: 'STAFF' }];
  });

const roundDeeds = (file: TdfFile, phases: readonly Phase[], entrantId: (userId: string) => string): Deed[] => {
  const dropped = new Map(file.players.map(({ userId, droppedAfter }) => [entrantId(userId), droppedAfter]));
  let bracket: BracketProgress | null = null;
  return file.rounds.flatMap((round): Deed[] => {
    let pairings: readonly DraftedPairing[] = pairingsOf(round, entrantId);
    let participants: readonly string[] | null = null;
    if (round.kind === 'SINGLE_ELIMINATION') {
      if (bracket === null) {
        bracket = bracketFrom(pairings, phases[1].thirdPlace);
        participants = bracket.seeds;
      }
      const winners = new Map(
        resultsOf(round, entrantId).flatMap((deed) =>
          deed.type === 'RESULT_RECORDED' ? [[deed.table, deed.result.winner]] : [],
        ),
      );
      const isIn = (id: string): boolean => (dropped.get(id) ?? Infinity) >= round.number;
      ({ pairings, bracket } = playCutRound(bracket, pairings, winners, isIn));
    }
    const phase = round.kind === 'SWISS' ? 0 : 1;
    return [
      { type: 'ROUND_DRAFTED', round: round.number, phase, pairings, participants, certificate: null },
      { type: 'ROUND_PUBLISHED', round: round.number, absent: [] },
      ...resultsOf(round, entrantId),
      ...droppedIn(file, round.number, entrantId),
    ];
  });
};

/** Every match of the cut must be one of its bracket, or nobody could say who plays next. */
const followsBracket = (deed: Deed): boolean =>
  deed.type !== 'ROUND_DRAFTED' || deed.phase === 0 || deed.pairings.every(({ node }) => node !== undefined);

/** The deeds that make the event of a file. */
export const deedsOfTdf = (file: TdfFile, context: ImportContext): Result<Deed[], string> => {
  const deeds = deedsOf(file, context);
  return deeds.every(followsBracket) ? ok(deeds) : fail('The matches of the cut do not follow from each other.');
};
