import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startServer, type TestServer } from '../support/server.js';
import { TestTournament, type Decide } from '../support/tournament.js';

/** Whole events over HTTP with all that goes wrong in one: their standings are added up here once more. */

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

interface ShownRound {
  readonly number: number;
  readonly phase: number;
  readonly pairings: readonly {
    readonly table: number;
    readonly entrants: readonly [string, string | null];
    readonly result: { readonly winner: string | null; readonly doubleLoss: boolean } | null;
  }[];
}

interface Row {
  readonly place: number;
  readonly entrantId: string;
  readonly points: number;
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
  readonly byes: number;
  readonly dropped: boolean;
}

const FORMATS = [
  ['Swiss', { kind: 'SWISS', rounds: 4 }],
  ['Swiss with a cut', { kind: 'SWISS', rounds: 4, topCut: 4 }],
  ['single elimination', { kind: 'SINGLE_ELIMINATION', thirdPlace: true }],
  ['double elimination', { kind: 'DOUBLE_ELIMINATION' }],
  ['round robin', { kind: 'ROUND_ROBIN' }],
  ['round robin twice', { kind: 'ROUND_ROBIN', legs: 2 }],
] as const;
const FIELDS = [7, 11];
const LAST_TO_LEAVE = 5;
const FIRST_PHASE = 1;

/** A double loss at one table of each of the first rounds; draws where a round may end so. */
const eventful =
  (drawsAllowed: boolean, doubleLossAt: number | null): Decide =>
  ({ table, entrants }, round) => {
    if (table === doubleLossAt && round <= 2) return { doubleLoss: true };
    if (table === 1 && round === 1 && drawsAllowed) return { winner: null };
    return { winner: entrants[(table + round) % 2] };
  };

/** Points, wins, losses, draws and byes of one entrant, from the rounds alone; a missed round is a loss. */
const addedUp = (rounds: readonly ShownRound[], id: string, missed: number) => {
  const sum = { points: 0, wins: 0, losses: missed, draws: 0, byes: 0 };
  for (const { entrants, result } of rounds.flatMap(({ pairings }) => pairings)) {
    if (!entrants.includes(id)) continue;
    if (entrants[1] === null) sum.byes++;
    else if (result!.winner === id) sum.wins++;
    else if (result!.winner === null && !result!.doubleLoss) sum.draws++;
    else sum.losses++;
  }
  return { ...sum, points: 3 * (sum.wins + sum.byes) + sum.draws };
};

class EventfulEvent {
  readonly rounds: ShownRound[] = [];
  readonly left = new Set<string>();
  readonly missed = new Map<string, number>();
  disqualified = '';

  constructor(
    readonly event: TestTournament,
    readonly kind: string,
  ) {}

  async run(): Promise<void> {
    for (;;) {
      const next = await this.event.organizer.post(this.event.path('/rounds'), { publish: true });
      if (next.status === 409) {
        expect(next.body.code).toBe('INVALID_TRANSITION');
        return;
      }
      const { number, phase, pairings } = next.body as ShownRound;
      expect(number).toBeLessThan(30);
      for (const id of this.left) expect(pairings.flatMap(({ entrants }) => entrants)).not.toContain(id);
      const points = phase === FIRST_PHASE && (this.kind === 'SWISS' || this.kind === 'ROUND_ROBIN');
      const tables = pairings.filter(({ entrants }) => entrants[1] !== null).map(({ table }) => table);
      await this.event.record(next.body, eventful(points, tables.length > 1 ? tables.at(-1)! : null));
      this.rounds.push(await this.event.get(`/rounds/${number}`));
      if (number === 1) await this.disqualify(pairings[0].entrants[0]);
      await this.drop(number);
      if (number <= 2) await this.enterLate(number);
    }
  }

  private async disqualify(id: string): Promise<void> {
    await this.event.post(`/entrants/${id}/penalties`, { kind: 'DISQUALIFICATION', reason: 'Marked cards' });
    this.disqualified = id;
    this.left.add(id);
  }

  /** Someone leaves after every round, as long as there are enough to play on. */
  private async drop(round: number): Promise<void> {
    const playing = this.event.players.filter(({ entrantId }) => !this.left.has(entrantId));
    if (playing.length <= LAST_TO_LEAVE) return;
    const { api, entrantId } = playing[round % playing.length];
    const dropped = await api.request('DELETE', this.event.path(`/entrants/${entrantId}`));
    expect(dropped.body.state).toBe('DROPPED');
    this.left.add(entrantId);
  }

  /** Swiss rounds take in who comes late; nothing else does. */
  private async enterLate(round: number): Promise<void> {
    if (this.kind === 'SWISS') {
      await this.event.enter(server.admin, 1);
      this.missed.set(this.event.players.at(-1)!.entrantId, round);
      return;
    }
    const late = await server.admin.account('Late');
    const answer = await late.post(this.event.path('/entrants'));
    expect([answer.status, answer.body.code]).toEqual([409, 'INVALID_TRANSITION']);
  }
}

describe.each(FORMATS)('an event of %s', (_, format) => {
  it.each(FIELDS)(
    'of %i, with drops, late entries, double losses and a disqualification, ends right',
    async (count) => {
      const event = await TestTournament.started(server.admin, { format }, count);
      const eventful = new EventfulEvent(event, format.kind);
      await eventful.run();
      expect(await event.post('/complete')).toMatchObject({ state: 'COMPLETED' });

      const { items } = (await event.get('/standings')) as { items: Row[] };
      const ids = items.map(({ entrantId }) => entrantId);
      expect(items.map(({ place }) => place)).toEqual(items.map((_row, i) => i + 1));
      expect([...ids, eventful.disqualified].sort()).toEqual(event.players.map(({ entrantId }) => entrantId).sort());
      expect(eventful.rounds.some(({ pairings }) => pairings.some(({ result }) => result!.doubleLoss))).toBe(true);
      expect(eventful.left.size).toBeGreaterThan(1);

      const givesPoints = format.kind === 'SWISS' || format.kind === 'ROUND_ROBIN';
      const scored = givesPoints ? eventful.rounds.filter(({ phase }) => phase === FIRST_PHASE) : eventful.rounds;
      for (const row of items) {
        expect(row).toMatchObject(addedUp(scored, row.entrantId, eventful.missed.get(row.entrantId) ?? 0));
        expect(row.dropped).toBe(eventful.left.has(row.entrantId));
      }
      if (givesPoints && !('topCut' in format))
        items.slice(1).forEach((row, i) => expect(row.points).toBeLessThanOrEqual(items[i].points));
      else expect(ids[0]).toBe(eventful.rounds.at(-1)!.pairings.find(({ table }) => table === 1)!.result!.winner);
    },
  );
});
