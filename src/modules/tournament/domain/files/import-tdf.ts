import { fail, ok, type Result } from '../../../../shared/domain/result.js';
import type { Pair } from '../pairing/swiss-input.js';
import { challengeRounds, cupCut, cupRounds } from '../standings/rounds-by-attendance.js';
import type { Deed, DraftedPairing } from '../tournament/deeds.js';
import { singleElimination } from '../elimination/single-elimination.js';
import type { Phase, PhaseFormat, Settings } from '../tournament/settings.js';
import { phasesOf } from '../tournament/phases.js';
import { nextStage, type BracketProgress } from '../elimination/progress.js';
import type { TdfFile, TdfMatch, TdfRound } from './read-tdf.js';

export interface ImportContext {
  readonly game: string;
  readonly organizerId: string;
  readonly seed: string;
  readonly newId: () => string;
}

const formatOf = ({ mode, players, rounds }: TdfFile): PhaseFormat => {
  const swiss = rounds.filter(({ kind }) => kind === 'SWISS').length;
  const first = rounds.find(({ kind }) => kind === 'SINGLE_ELIMINATION');
  const inCut = first?.matches.reduce((sum, match) => sum + (match.kind === 'MATCH' ? 2 : 1), 0);
  const isCup = /CUP/i.test(mode);
  const topCut = inCut ?? (isCup ? (cupCut(players.length) ?? undefined) : undefined);
  const planned = isCup ? cupRounds(players.length) : challengeRounds(players.length);
  const finished = first !== undefined;
  return {
    kind: 'SWISS',
    rounds: finished ? swiss : Math.max(swiss, planned),
    ...(topCut === undefined ? {} : { topCut }),
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

/** Seeds a bracket so that its first round is the one in the file. */
const seedsOf = (pairings: readonly DraftedPairing[]): string[] => {
  const nodes = singleElimination(2 * pairings.length, false).filter(({ stage }) => stage === 1);
  const seeds: string[] = [];
  pairings.forEach(({ entrants }, i) =>
    nodes[i].sources.forEach((source, side) => {
      if (source.kind === 'SEED') seeds[source.seed - 1] = entrants[side]!;
    }),
  );
  return seeds;
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
      late: late || missed.length > 0,
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
  let bracket: BracketProgress | null = null;
  return file.rounds.flatMap((round): Deed[] => {
    let pairings = pairingsOf(round, entrantId);
    let participants: readonly string[] | null = null;
    if (round.kind === 'SINGLE_ELIMINATION') {
      if (bracket === null) {
        participants = seedsOf(pairings);
        bracket = {
          nodes: singleElimination(participants.length, phases[1].thirdPlace),
          seeds: participants,
          matches: [],
          stagesPaired: 0,
        };
      }
      const expected = nextStage(bracket, () => true);
      pairings = pairings.map((pairing) => {
        const node = expected.find(({ entrants }) => samePlayers(entrants, pairing.entrants))?.node;
        return { ...pairing, ...(node === undefined ? {} : { node }) };
      });
      const results = new Map(
        resultsOf(round, entrantId).flatMap((deed) =>
          deed.type === 'RESULT_RECORDED' ? [[deed.table, deed.result.winner]] : [],
        ),
      );
      bracket = {
        ...bracket,
        stagesPaired: bracket.stagesPaired + 1,
        matches: [
          ...bracket.matches,
          ...pairings.map(({ table, entrants, node }) => ({
            node: node ?? '',
            entrants,
            over: entrants[1] === null || results.has(table),
            winner: entrants[1] === null ? entrants[0] : (results.get(table) ?? null),
          })),
        ],
      };
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

const samePlayers = (a: Pair, b: Pair): boolean => a.every((id) => b.includes(id)) && b.every((id) => a.includes(id));

/** Every match of the cut must be one of its bracket, or nobody could say who plays next. */
const followsBracket = (deed: Deed): boolean =>
  deed.type !== 'ROUND_DRAFTED' || deed.phase === 0 || deed.pairings.every(({ node }) => node !== undefined);

/** The deeds that make the event of a file. */
export const deedsOfTdf = (file: TdfFile, context: ImportContext): Result<Deed[], string> => {
  const deeds = deedsOf(file, context);
  return deeds.every(followsBracket) ? ok(deeds) : fail('The matches of the cut do not follow from each other.');
};
