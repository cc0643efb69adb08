import type { Answer, Api } from './api.js';

export interface TestPlayer {
  readonly api: Api;
  readonly entrantId: string;
}

interface WirePairing {
  readonly table: number;
  readonly entrants: readonly [string, string | null];
  readonly matchIds: readonly string[];
  readonly result: { readonly winner: string | null } | null;
}

export type Decide = (pairing: WirePairing, round: number) => object;

export const firstWins: Decide = ({ entrants }) => ({ winner: entrants[0] });

/** A tournament driven over HTTP by its organizer. A request that is refused makes the test fail. */
export class TestTournament {
  readonly players: TestPlayer[] = [];

  private constructor(
    readonly organizer: Api,
    readonly id: string,
  ) {}

  static async create(admin: Api, settings: object): Promise<TestTournament> {
    const organizer = await admin.account('Olive', 'ORGANIZER');
    const created = await organizer.post('/api/tournaments', { name: 'Cup', game: 'tactics-5x5', ...settings });
    if (created.status !== 201) throw new Error(JSON.stringify(created.body));
    return new TestTournament(organizer, created.body.id);
  }

  /** Registration open, so many players entered, started. */
  static async started(admin: Api, settings: object, count: number): Promise<TestTournament> {
    const tournament = await TestTournament.create(admin, settings);
    await tournament.post('/open-registration');
    await tournament.enter(admin, count);
    await tournament.post('/start');
    return tournament;
  }

  path(rest: string): string {
    return `/api/tournaments/${this.id}${rest}`;
  }

  async get(rest: string): Promise<Answer['body']> {
    return accepted(await this.organizer.get(this.path(rest)));
  }

  async post(rest: string, body: unknown = {}): Promise<Answer['body']> {
    return accepted(await this.organizer.post(this.path(rest), body));
  }

  async request(method: string, rest: string, body?: unknown): Promise<Answer['body']> {
    return accepted(await this.organizer.request(method, this.path(rest), body));
  }

  async enter(admin: Api, count: number): Promise<void> {
    for (let i = 0; i < count; i++) {
      const api = await admin.account(`Player ${this.players.length + 1}`);
      const entered = accepted(await this.organizer.post(this.path('/entrants'), { accountId: api.id }));
      this.players.push({ api, entrantId: entered.id });
    }
  }

  /** Pairs, publishes and plays one round. */
  async playRound(decide: Decide = firstWins): Promise<{ number: number; pairings: WirePairing[] }> {
    const round = await this.post('/rounds', { publish: true });
    await this.record(round, decide);
    return round;
  }

  async record({ number, pairings }: { number: number; pairings: WirePairing[] }, decide: Decide): Promise<void> {
    for (const pairing of pairings)
      if (pairing.result === null)
        await this.request('PUT', `/rounds/${number}/pairings/${pairing.table}/result`, decide(pairing, number));
  }
}

const accepted = ({ status, body }: Answer): Answer['body'] => {
  if (status >= 400) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body;
};
