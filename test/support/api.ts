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
    const isJson = response.headers.get('content-type')?.includes('json') === true;
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

/** A casual match with both seats taken; `admin` makes the two players. */
export async function startMatch(admin: Api, game: string, options: object = {}): Promise<StartedMatch> {
  const [ada, bo] = await Promise.all([admin.account('Ada'), admin.account('Bo')]);
  const { body } = made(await ada.post('/api/matches', { game, casual: true, options }));
  made(await ada.post(`/api/matches/${body.id}/players`));
  made(await bo.post(`/api/matches/${body.id}/players`));
  return { id: body.id, players: [ada, bo] };
}
