import type { Selection, Winner } from '../application/replay-library.js';

export interface SqlSelection {
  /** A condition on `matches m`. */
  readonly where: string;
  readonly values: readonly unknown[];
}

const winnerCondition = (winner: Winner, bind: (value: unknown) => string): string => {
  if (winner === 'NOBODY') return `m.outcome->'winner' = 'null'`;
  if (typeof winner === 'number') return `m.outcome->'winner' = to_jsonb(${bind(winner)}::int)`;
  const account = bind(winner.accountId);
  return `(CASE m.outcome->>'winner' WHEN '0' THEN m.seat0_account_id WHEN '1' THEN m.seat1_account_id END) = ${account}::uuid`;
};

const isSeated = (account: string): string =>
  `(m.seat0_account_id = ${account}::uuid OR m.seat1_account_id = ${account}::uuid)`;

/** Matches that are over and that the selection's scope allows, by the fields that were given. */
export const selectedMatches = (selection: Selection): SqlSelection => {
  const values: unknown[] = [];
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const { scope, game, tournamentId, accountId, winner, from, to } = selection;
  const conditions = ['m.over'];
  if (scope.playerId !== null)
    conditions.push(isSeated(bind(scope.playerId)), `m.cancellation->>'code' IS DISTINCT FROM 'INVALID_DECK'`);
  if (game !== undefined) conditions.push(`m.game = ${bind(game)}`);
  if (tournamentId !== undefined) conditions.push(`m.tournament_id = ${bind(tournamentId)}::uuid`);
  if (accountId !== undefined) conditions.push(isSeated(bind(accountId)));
  if (winner !== undefined) conditions.push(winnerCondition(winner, bind));
  if (from !== undefined) conditions.push(`m.ended_at >= ${bind(from)}::timestamptz`);
  if (to !== undefined) conditions.push(`m.ended_at < ${bind(to)}::timestamptz`);
  return { where: conditions.join(' AND '), values };
};

/** The key of a deck (domain/deck-key.ts), of the `data` of a JOIN. */
export const DECK_KEY = `
  (SELECT left(encode(sha256(convert_to(string_agg(line, E'\\n' ORDER BY line COLLATE "C"), 'UTF8')), 'hex'), 16)
   FROM (SELECT concat(card->>'cardId', ' ', card->>'count') AS line
         FROM jsonb_array_elements(CASE jsonb_typeof(data->'deck') WHEN 'array' THEN data->'deck' END) card) lines)`;
