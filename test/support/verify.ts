import { games } from '../../src/modules/gameplay/domain/games/index.js';
import type { LogEntry } from '../../src/modules/match/domain/history.js';
import { firstBroken, type BrokenEntry } from '../../src/modules/match/domain/verify-history.js';
import type { MatchSetup } from '../../src/modules/match/domain/match.js';
import { query } from './database.js';

export interface StoredHistory {
  readonly setup: MatchSetup;
  readonly headSeq: number;
  readonly entries: readonly LogEntry[];
}

/** A match as the database holds it, read without the server. */
export async function storedHistory(ownerUrl: string, matchId: string): Promise<StoredHistory> {
  const [{ headSeq, ...setup }] = await query<MatchSetup & { headSeq: number }>(
    ownerUrl,
    `SELECT id, tournament_id AS "tournamentId", game, rules_version AS "rulesVersion", options, policy,
       encode(seed, 'hex') AS seed, head_seq AS "headSeq" FROM matches WHERE id = $1`,
    [matchId],
  );
  const entries = await query<LogEntry>(
    ownerUrl,
    `SELECT id, match_id AS "matchId", seq, command_id AS "commandId", account_id AS "accountId", seat, type, data,
       state_hash AS "stateHash", prev_hash AS "prevHash", hash FROM match_actions WHERE match_id = $1 ORDER BY seq`,
    [matchId],
  );
  return { setup, headSeq, entries };
}

export function brokenIn({ setup, entries }: StoredHistory): BrokenEntry | null {
  const game = games.find(({ id, version }) => id === setup.game && version === setup.rulesVersion)!;
  return firstBroken(setup, game, entries);
}
