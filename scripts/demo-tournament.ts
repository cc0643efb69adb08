/**
 * A whole event over the API of a running server: demonstration players enter, play every match by random legal moves,
 * and the standings are shown at the end.
 *
 *   npm run demo:tournament -- --players 64 --game skirmish [--url http://127.0.0.1:3000] [--token <admin token>]
 */
import { randomInt, randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { adminToken } from './admin-token.js';

const { values: options } = parseArgs({
  options: {
    players: { type: 'string', default: '16' },
    game: { type: 'string', default: 'tactics-5x5' },
    rounds: { type: 'string' },
    'top-cut': { type: 'string' },
    url: { type: 'string', default: 'http://127.0.0.1:3000' },
    token: { type: 'string' },
  },
});

/** What goes wrong here is an option, the address or the token: the message says it all. */
process.on('uncaughtException', ({ message, cause }: Error) => {
  console.error(cause instanceof Error ? `${message}: ${cause.message}` : message);
  process.exit(1);
});

const AT_ONCE = 8;
const ADMIN = adminToken(options.token);

interface Account {
  readonly id: string;
  readonly token: string;
}

interface Pairing {
  readonly table: number;
  readonly entrants: readonly [string, string | null];
  readonly matchIds: readonly string[];
  readonly result: object | null;
}

interface Row {
  readonly place: number;
  readonly name: string;
  readonly points: number;
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
  readonly tieBreakers: readonly { readonly code: string; readonly value: number | null }[];
}

class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

async function ask<T>(token: string, method: string, path: string, body?: object): Promise<T> {
  const response = await fetch(`${options.url}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const wait = response.headers.get('retry-after');
  if (response.status === 429) {
    await new Promise((resolve) => setTimeout(resolve, 1000 * Number(wait ?? 1)));
    return ask(token, method, path, body);
  }
  const answer = (await response.json().catch(() => ({}))) as T & { code?: string; detail?: string };
  if (!response.ok)
    throw new Refused(answer.code ?? '', `${method} ${path}: ${response.status} ${answer.detail ?? ''}`);
  return answer;
}

async function forEach<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  const worker = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

const progress = (what: string, total: number): (() => void) => {
  let done = 0;
  const draw = (): void => {
    const width = 30;
    const filled = total === 0 ? width : Math.round((width * done) / total);
    process.stdout.write(`\r${what.padEnd(12)} [${'█'.repeat(filled)}${'·'.repeat(width - filled)}] ${done}/${total}`);
    if (done === total) process.stdout.write('\n');
  };
  draw();
  return () => {
    done++;
    draw();
  };
};

async function readyDecks(token: string, game: string): Promise<string[]> {
  const { items } = await ask<{ items: { id: string; usesDecks: boolean }[] }>(token, 'GET', '/games');
  if (items.find(({ id }) => id === game)?.usesDecks !== true) return [];
  const decks = await ask<{ items: { id: string }[] }>(token, 'GET', `/games/${game}/decks`);
  return decks.items.map(({ id }) => id);
}

interface View {
  readonly outcome: object | null;
  readonly toAct: readonly number[];
  readonly availableActions: readonly { type: string; data: object }[];
}

/** Random legal moves; who has none but to concede, or plays on for too long, concedes. */
async function playMatch(matchId: string, seats: readonly Account[]): Promise<void> {
  for (let moves = 0; ; moves++) {
    const { outcome, toAct } = await ask<View>(seats[0].token, 'GET', `/matches/${matchId}/view`);
    if (outcome !== null || toAct.length === 0) return;
    const { token } = seats[toAct[0]];
    const { availableActions } = await ask<View>(token, 'GET', `/matches/${matchId}/view`);
    const others = availableActions.filter(({ type }) => type !== 'CONCEDE');
    const choice = others.length > 0 && moves < 1000 ? others[randomInt(others.length)] : availableActions.at(-1)!;
    await ask(token, 'POST', `/matches/${matchId}/actions`, { commandId: randomUUID(), ...choice });
  }
}

const count = Number(options.players);
if (!Number.isInteger(count) || count < 2) throw new Error('--players must be a whole number from 2.');
if (ADMIN === '') throw new Error('No admin token: give --token, or run beside the server’s data directory.');
const account = (name: string, role: string) => ask<Account>(ADMIN, 'POST', '/accounts', { name, role });

const organizer = await account('Demo organizer', 'ORGANIZER');
const decks = await readyDecks(ADMIN, options.game);
const format = {
  kind: 'SWISS',
  ...(options.rounds === undefined ? {} : { rounds: Number(options.rounds) }),
  ...(options['top-cut'] === undefined ? {} : { topCut: Number(options['top-cut']) }),
};
const settings = { name: `Demo of ${options.game}`, game: options.game, format };
const { id } = await ask<{ id: string }>(organizer.token, 'POST', '/tournaments', settings);
const staff = <T>(method: string, path: string, body?: object) =>
  ask<T>(organizer.token, method, `/tournaments/${id}${path}`, body);
await staff('POST', '/open-registration', {});

const players = new Map<string, Account>();
const entered = progress('Entering', count);
await forEach(
  Array.from({ length: count }, (_, i) => i + 1),
  async (number) => {
    const player = await account(`Player ${number}`, 'PLAYER');
    const deck = decks.length === 0 ? {} : { deckId: decks[number % decks.length] };
    const entrant = await ask<{ id: string }>(player.token, 'POST', `/tournaments/${id}/entrants`, deck);
    players.set(entrant.id, player);
    entered();
  },
);
await staff('POST', '/start', {});

/** The games of a table one after the other, or where the server has no match for it a result that both report. */
async function playTable(number: number, { table, entrants }: Pairing): Promise<void> {
  const path = `/tournaments/${id}/rounds/${number}`;
  const seats = entrants.map((entrantId) => players.get(entrantId!)!);
  const played = new Set<string>();
  for (let idle = 0; idle < 100; idle++) {
    const { pairings } = await ask<{ pairings: Pairing[] }>(organizer.token, 'GET', path);
    const pairing = pairings.find((each) => each.table === table)!;
    if (pairing.result !== null) return;
    const matchId = pairing.matchIds.at(-1);
    if (matchId === undefined) {
      const winner = entrants[randomInt(2)];
      for (const { token } of seats) await ask(token, 'POST', `${path}/pairings/${table}/reports`, { winner });
      return;
    }
    if (!played.has(matchId)) {
      played.add(matchId);
      idle = 0;
      const { seats: seated } = await ask<{ seats: { accountId: string }[] }>(
        organizer.token,
        'GET',
        `/matches/${matchId}`,
      );
      await playMatch(
        matchId,
        seated.map(({ accountId }) => seats.find((each) => each.id === accountId)!),
      );
    } else await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

for (;;) {
  const round = await staff<{ number: number; pairings: Pairing[] }>('POST', '/rounds', { publish: true }).catch(
    (error: unknown) => {
      if (error instanceof Refused && error.code === 'INVALID_TRANSITION') return null;
      throw error;
    },
  );
  if (round === null) break;
  const open = round.pairings.filter(({ result }) => result === null);
  const tick = progress(`Round ${round.number}`, open.length);
  await forEach(open, async (pairing) => {
    await playTable(round.number, pairing);
    tick();
  });
}
await staff('POST', '/complete', {});
const { items } = await staff<{ items: Row[] }>('GET', '/standings');
console.table(
  items.slice(0, 32).map(({ place, name, points, wins, losses, draws, tieBreakers }) => ({
    place,
    name,
    points,
    record: `${wins}–${losses}–${draws}`,
    ...Object.fromEntries(
      tieBreakers.flatMap(({ code, value }) => (value === null ? [] : [[code, `${(100 * value).toFixed(2)} %`]])),
    ),
  })),
);
console.log(`${options.url}/api/tournaments/${id}/standings`);
