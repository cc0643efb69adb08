import type { Deed } from '../domain/tournament/deeds.js';
import { firstStepOf, INSERT_ROWS, INSERT_TOURNAMENT, rowValues, tournamentValues } from './log-rows.js';

type Query = (sql: string, values: unknown[]) => Promise<{ rowCount: number | null }>;

/** Writes a tournament with its whole log, once: what is there under this id stays. */
export async function installTournament(
  query: Query,
  id: string,
  accountId: string,
  deeds: readonly Deed[],
): Promise<boolean> {
  const { state, rows } = firstStepOf(id, deeds, { accountId, reason: 'Demonstration' });
  const made = await query(`${INSERT_TOURNAMENT} ON CONFLICT (id) DO NOTHING`, tournamentValues(state));
  if (made.rowCount === 0) return false;
  await query(INSERT_ROWS, rowValues(id, rows));
  return true;
}
