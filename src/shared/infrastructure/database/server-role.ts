import { createHash } from 'node:crypto';

/** What a migration's QueryRunner and a pg client have in common. */
type Query = (sql: string, parameters?: unknown[]) => Promise<unknown>;

const IDENTIFIER_BYTES = 63;

/** Roles belong to the whole PostgreSQL server, so the name carries the database's; a long one is told apart by a digest. */
export function serverRoleName(database: string): string {
  const name = `opentcg_${database}_server`;
  if (Buffer.byteLength(name) <= IDENTIFIER_BYTES) return name;
  return `opentcg_${createHash('sha256').update(database).digest('hex').slice(0, 32)}_server`;
}

export const quoteIdentifier = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const quoteLiteral = (text: string): string => `'${text.replaceAll("'", "''")}'`;

export type ServerObject = `TABLE ${string}` | `SEQUENCE ${string}` | `FUNCTION ${string}` | `SCHEMA ${string}`;

/**
 * Declares what the server may do with an object, in place of what was declared before. A migration declares and every
 * start applies, because a dump restored under another name, or a role that is made later, needs the grants anew.
 */
export async function allowServer(runner: { query: Query }, privileges: string, object: ServerObject): Promise<void> {
  await runner.query(
    `INSERT INTO server_privileges (object, privileges) VALUES ($1, $2)
     ON CONFLICT (object) DO UPDATE SET privileges = excluded.privileges`,
    [object, privileges],
  );
}

/** For a migration that drops an object. */
export async function forgetServerObject(runner: { query: Query }, object: ServerObject): Promise<void> {
  await runner.query('DELETE FROM server_privileges WHERE object = $1', [object]);
}
