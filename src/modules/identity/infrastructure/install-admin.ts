import { hashToken, newToken } from '../domain/access-token.js';

/** The account that the first start makes, so that there is somebody to make others. */
const ADMIN_ID = '00000000-0000-7000-8000-000000000002';

type Query = (sql: string, values: unknown[]) => Promise<{ rowCount: number | null }>;

/**
 * Makes the first admin and answers its token. A token from the configuration is installed at each start; without one
 * a token is made at the first start only, and null answers later ones.
 */
export async function installAdmin(query: Query, configured: string | null): Promise<string | null> {
  const made = await query(
    `INSERT INTO accounts (id, name, role) VALUES ($1, 'admin', 'ADMIN') ON CONFLICT (id) DO NOTHING`,
    [ADMIN_ID],
  );
  if (configured === null && made.rowCount === 0) return null;
  const token = configured ?? newToken();
  await query(
    `WITH old AS (DELETE FROM access_tokens WHERE account_id = $1 AND token_hash <> $2)
     INSERT INTO access_tokens (account_id, token_hash) VALUES ($1, $2) ON CONFLICT (token_hash) DO NOTHING`,
    [ADMIN_ID, hashToken(token)],
  );
  return token;
}
