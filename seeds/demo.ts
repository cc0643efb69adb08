import type pg from 'pg';
import { cupEvent, installTournament, openEvent } from '../src/modules/tournament/index.js';

/** Fixed ids, so that seeding again changes nothing. */
const id = (n: number): string => `00000000-0000-7000-8000-000000000${String(n + 100).padStart(3, '0')}`;

const NAMES = `Ada Bo Cleo Dag Eve Finn Gwen Hugo Ines Jon Kaya Liv Milo Nora Otis Pia Quin Rosa Sven Tara Umar Vera Wim
  Xenia Yan Zoe Amir Bea Carl Dina Emil Fay`.split(/\s+/);

const ORGANIZER = { id: id(0), name: 'Olive Organizer', role: 'ORGANIZER' };
const ANALYST = { id: id(9), name: 'Anna Lyst', role: 'ANALYST' };
/** The number of the analyst is taken. */
const PLAYERS = NAMES.map((name, index) => ({ id: id(index < 8 ? index + 1 : index + 2), name, role: 'PLAYER' }));

const FRIDAY = { name: 'Friday Night Azul', game: 'azul', format: { kind: 'SWISS', rounds: 4 } } as const;
const CUP = { name: 'Azul Autumn Cup', game: 'azul', format: { kind: 'SWISS', topCut: 8 } } as const;

/** Demo accounts have no token until an admin makes one. True if there was anything to add. */
export async function seedDemo(owner: pg.Client): Promise<boolean> {
  const accounts = [ORGANIZER, ...PLAYERS, ANALYST];
  const added = await owner.query(
    `INSERT INTO accounts (id, name, role)
     SELECT * FROM unnest($1::uuid[], $2::text[], $3::text[]) ON CONFLICT (id) DO NOTHING`,
    [accounts.map((each) => each.id), accounts.map((each) => each.name), accounts.map((each) => each.role)],
  );
  const organizerId = ORGANIZER.id;
  const query = (sql: string, values: unknown[]) => owner.query(sql, values);
  await installTournament(query, id(50), organizerId, openEvent({ ...FRIDAY, organizerId, seed: 'demo/friday' }));
  const entrants = PLAYERS.map((player, i) => ({ entrantId: id(100 + i), accountId: player.id, name: player.name }));
  await installTournament(query, id(51), organizerId, cupEvent({ ...CUP, organizerId, seed: 'demo/cup' }, entrants));
  return (added.rowCount ?? 0) > 0;
}
