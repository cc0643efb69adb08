import { games } from '../../src/modules/gameplay/domain/games/index.js';

/** What tests read out of answers; a field that is not there is undefined. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests look at whatever came back
  readonly body: any;
}

/** Requests to a server as one account, or as nobody. */
export class Api {
  constructor(
    readonly url: string,
    readonly token: string | null = null,
    readonly id: string = '',
  ) {}

  async request(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        ...(this.token !== null && { authorization: `Bearer ${this.token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = /[/+]json\b/.test(response.headers.get('content-type') ?? '');
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
  }

  get(path: string, headers?: Record<string, string>): Promise<Answer> {
    return this.request('GET', path, undefined, headers);
  }

  post(path: string, body: unknown = {}, headers?: Record<string, string>): Promise<Answer> {
    return this.request('POST', path, body, headers);
  }

  /** A new account, made by this one. */
  async account(name: string, role = 'PLAYER'): Promise<Api> {
    const { body } = made(await this.post('/api/accounts', { name, role }));
    return new Api(this.url, body.token, body.id);
  }

  /** The same account on another server. */
  at(url: string): Api {
    return new Api(url, this.token, this.id);
  }
}

const made = (answer: Answer): Answer => {
  if (answer.status !== 201) throw new Error(`${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer;
};

export interface StartedMatch {
  readonly id: string;
  readonly players: readonly [Api, Api];
}

/** The ready decks that two players of a game bring, each its own; undefined where a game has no decks. */
export function readyDecksOf(game: string): readonly [string | undefined, string | undefined] {
  const [first, second] = games.find(({ id }) => id === game)?.decks?.readyDecks ?? [];
  return [first?.id, second?.id];
}

/** A casual match with both seats taken, with ready decks where the game uses decks; `admin` makes the two players. */
export async function startMatch(
  admin: Api,
  game: string,
  options: object = {},
  decks = readyDecksOf(game),
): Promise<StartedMatch> {
  const players = await Promise.all([admin.account('Ada'), admin.account('Bo')]);
  const { body } = made(await players[0].post('/api/matches', { game, casual: true, options }));
  for (const [seat, player] of players.entries())
    made(await player.post(`/api/matches/${body.id}/players`, { deckId: decks[seat] }));
  return { id: body.id, players };
}
