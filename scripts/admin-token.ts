import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The token given, the one in the environment, or the one that the first start left in the data directory. */
export const adminToken = (given?: string): string => {
  const file = join(process.env['OPENTCG_DATA_DIR'] ?? '.data', 'admin-token');
  const kept = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  return given ?? process.env['OPENTCG_ADMIN_TOKEN'] ?? kept;
};
