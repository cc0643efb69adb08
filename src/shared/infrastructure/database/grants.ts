import type pg from 'pg';
import { quoteIdentifier, quoteLiteral, serverRoleName } from './server-role.js';

const roleExists = async (owner: pg.Client, role: string): Promise<boolean> =>
  (await owner.query('SELECT FROM pg_roles WHERE rolname = $1', [role])).rowCount === 1;

const mayCreateRoles = async (owner: pg.Client): Promise<boolean> => {
  const { rows } = await owner.query<{ may: boolean }>(
    'SELECT rolsuper OR rolcreaterole AS may FROM pg_roles WHERE rolname = current_user',
  );
  return rows[0]!.may;
};

/** Created if absent and never dropped. False where the owner may not create roles. */
export async function ensureServerRole(owner: pg.Client): Promise<boolean> {
  const role = serverRoleName(owner.database!);
  if (await roleExists(owner, role)) return true;
  if (!(await mayCreateRoles(owner))) return false;
  await owner.query(`CREATE ROLE ${quoteIdentifier(role)} NOLOGIN`);
  return true;
}

export async function allowLogin(owner: pg.Client, password: string): Promise<void> {
  const role = quoteIdentifier(serverRoleName(owner.database!));
  await owner.query(`ALTER ROLE ${role} LOGIN PASSWORD ${quoteLiteral(password)}`);
}

/** For an operator who gave the server a login of another name. */
export async function makeMember(owner: pg.Client, login: string): Promise<void> {
  const role = serverRoleName(owner.database!);
  const { rowCount } = await owner.query(
    `SELECT FROM pg_auth_members m JOIN pg_roles r ON r.oid = m.roleid JOIN pg_roles l ON l.oid = m.member
     WHERE r.rolname = $1 AND l.rolname = $2`,
    [role, login],
  );
  if (rowCount === 0) await owner.query(`GRANT ${quoteIdentifier(role)} TO ${quoteIdentifier(login)}`);
}

/** In one transaction, so that a server that is running never finds itself without its rights. */
export async function applyPrivileges(owner: pg.Client): Promise<void> {
  const role = quoteIdentifier(serverRoleName(owner.database!));
  const { rows } = await owner.query<{ object: string; privileges: string }>(
    'SELECT object, privileges FROM server_privileges ORDER BY object',
  );
  const statements = rows.flatMap(({ object, privileges }) => [
    `REVOKE ALL ON ${object} FROM ${role}`,
    `GRANT ${privileges} ON ${object} TO ${role}`,
  ]);
  await owner.query(['BEGIN', ...statements, 'COMMIT'].join(';\n'));
}
