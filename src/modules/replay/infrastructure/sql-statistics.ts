import type { EntityManager } from 'typeorm';
import type { Grouping } from '../application/replay-library.js';
import {
  resultsOf,
  type ActionFrequency,
  type CardResults,
  type Counts,
  type DeckResults,
  type Ending,
  type GroupResults,
  type Lengths,
  type Matchup,
  type Statistics,
} from '../domain/statistics.js';
import { rateOf } from '../domain/wilson.js';
import { DECK_KEY, type SqlSelection } from './selected-matches.js';

const COUNTS = `count(*)::int AS matches, count(*) FILTER (WHERE winner = 0)::int AS "firstWins",
  count(*) FILTER (WHERE winner = 1)::int AS "secondWins", count(*) FILTER (WHERE winner IS NULL)::int AS draws`;

const LENGTHS = (value: string): string => `
  json_build_object('min', min(${value}), 'mean', avg(${value})::float8,
    'median', percentile_cont(0.5) WITHIN GROUP (ORDER BY ${value}),
    'p90', percentile_cont(0.9) WITHIN GROUP (ORDER BY ${value}), 'max', max(${value}))`;

/** The two joins come before the first action. */
const chosen = (where: string): string => `
  chosen AS (
    SELECT m.id, m.tournament_id, m.rules_version, m.ended_at, m.head_seq - 2 AS length,
      extract(epoch FROM m.ended_at - m.created_at)::float8 AS seconds,
      (m.outcome->>'winner')::int AS winner, m.outcome->>'reason' AS reason
    FROM matches m WHERE ${where} AND m.state = 'MATCH_ENDED'
  )`;

const BROUGHT = `
  brought AS (
    SELECT c.id, c.winner, a.seat, a.data, a.data->>'deckId' AS deck_id, ${DECK_KEY} AS deck
    FROM chosen c JOIN match_actions a ON a.match_id = c.id AND a.seq <= 2 AND a.type = 'JOIN'
    WHERE jsonb_typeof(a.data->'deck') = 'array'
  )`;

const GROUP_KEYS: Readonly<Record<Grouping, string>> = {
  tournament: 'tournament_id::text',
  rulesVersion: 'rules_version',
  day: `to_char(ended_at AT TIME ZONE 'UTC', 'YYYY-MM-DD')`,
  month: `to_char(ended_at AT TIME ZONE 'UTC', 'YYYY-MM')`,
};

interface Brought {
  readonly played: number;
  readonly wins: number;
  readonly draws: number;
}

const BROUGHT_COUNTS = `count(*)::int AS played, count(*) FILTER (WHERE winner = seat)::int AS wins,
  count(*) FILTER (WHERE winner IS NULL)::int AS draws`;

/** Counted by the database, in one transaction, so that all numbers are of the same moment. */
export async function readStatistics(
  database: EntityManager,
  game: string,
  { where, values }: SqlSelection,
  groupBy: Grouping | undefined,
): Promise<Statistics> {
  const read = <T>(sql: string, ...ctes: readonly string[]): Promise<T[]> =>
    database.query<T[]>(`WITH ${[chosen(where), ...ctes].join(', ')} ${sql}`, [...values]);

  const [totals] = await read<Counts & { lengths: Lengths; seconds: Lengths }>(
    `SELECT ${COUNTS}, ${LENGTHS('length')} AS lengths, ${LENGTHS('seconds')} AS seconds FROM chosen`,
  );
  const endings = await read<Ending>(
    'SELECT reason, winner, count(*)::int AS matches FROM chosen GROUP BY 1, 2 ORDER BY 3 DESC, reason COLLATE "C", winner NULLS FIRST',
  );
  const actions = await read<Omit<ActionFrequency, 'perMatch'>>(
    `SELECT a.type, count(*)::int AS count, count(DISTINCT a.match_id)::int AS matches
     FROM chosen c JOIN match_actions a ON a.match_id = c.id WHERE a.type <> 'JOIN' GROUP BY 1 ORDER BY 2 DESC, a.type COLLATE "C"`,
  );
  const decks = await read<Brought & { deck: string; deckIds: string[] }>(
    `SELECT deck, array_remove(array_agg(DISTINCT deck_id), NULL) AS "deckIds", ${BROUGHT_COUNTS}
     FROM brought GROUP BY 1 ORDER BY played DESC, deck COLLATE "C"`,
    BROUGHT,
  );
  const cards = await read<Brought & { cardId: string }>(
    `SELECT card AS "cardId", ${BROUGHT_COUNTS}
     FROM brought, LATERAL (SELECT DISTINCT c->>'cardId' AS card FROM jsonb_array_elements(data->'deck') c) cards
     GROUP BY 1 ORDER BY played DESC, card COLLATE "C"`,
    BROUGHT,
  );
  const matchups = await read<{ left: string; right: string; matches: number; won: number; lost: number }>(
    `SELECT low.deck AS left, high.deck AS right, count(*)::int AS matches,
       count(*) FILTER (WHERE low.winner = low.seat)::int AS won,
       count(*) FILTER (WHERE low.winner = high.seat)::int AS lost
     FROM brought low JOIN brought high ON high.id = low.id AND high.seat <> low.seat
       AND (low.deck COLLATE "C" < high.deck OR (low.deck = high.deck AND low.seat < high.seat))
     GROUP BY 1, 2 ORDER BY matches DESC, low.deck COLLATE "C", high.deck COLLATE "C"`,
    BROUGHT,
  );
  const groups =
    groupBy &&
    (await read<Counts & { key: string }>(`SELECT ${GROUP_KEYS[groupBy]} AS key, ${COUNTS} FROM chosen
      GROUP BY 1 ORDER BY 1`));
  return {
    game,
    ...resultsOf(totals!),
    lengths: totals!.lengths,
    seconds: totals!.seconds,
    endings,
    actions: actions.map((each) => ({ ...each, perMatch: each.count / totals!.matches })),
    decks: decks.map(({ deck, deckIds, draws, wins, played }): DeckResults => ({
      deck,
      deckIds,
      draws,
      winRate: rateOf(wins, played),
    })),
    cards: cards.map(({ cardId, draws, wins, played }): CardResults => ({
      cardId,
      draws,
      winRate: rateOf(wins, played),
    })),
    matchups: matchups.map(({ left, right, matches, won, lost }): Matchup => ({
      decks: [left, right],
      matches,
      wins: [won, lost],
      draws: matches - won - lost,
    })),
    ...(groups && { groups: groups.map(({ key, ...counts }): GroupResults => ({ key, ...resultsOf(counts) })) }),
  };
}
