import type pg from 'pg';

/** Fixed ids, so that seeding again changes nothing. */
const id = (n: number): string => `00000000-0000-7000-8000-0000000001${String(n).padStart(2, '0')}`;

const ORGANIZER = { id: id(0), name: 'Olive Organizer', role: 'ORGANIZER' };
const PLAYERS = ['Ada', 'Bo', 'Cleo', 'Dag', 'Eve', 'Finn', 'Gwen', 'Hugo'].map((name, index) => ({
  id: id(index + 1),
  name,
  role: 'PLAYER',
}));
const ANALYST = { id: id(9), name: 'Anna Lyst', role: 'ANALYST' };

/** Demo accounts have no token until an admin makes one. True if there was anything to add. */
export async function seedDemo(owner: pg.Client): Promise<boolean> {
  const accounts = [ORGANIZER, ...PLAYERS, ANALYST];
  const added = await owner.query(
    `INSERT INTO accounts (id, name, role)
     SELECT * FROM unnest($1::uuid[], $2::text[], $3::text[]) ON CONFLICT (id) DO NOTHING`,
    [accounts.map((each) => each.id), accounts.map((each) => each.name), accounts.map((each) => each.role)],
  );
  await owner.query(
    `INSERT INTO tournaments (id, name, game, state, organizer_id, settings)
     VALUES ($1, 'Friday Night Azul', 'azul', 'REGISTRATION', $2, $3) ON CONFLICT (id) DO NOTHING`,
    [id(50), ORGANIZER.id, JSON.stringify({ format: { kind: 'SWISS', rounds: 4 }, gameOptions: {}, deckRules: {} })],
  );
  return (added.rowCount ?? 0) > 0;
}
