import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { startMatch, type Answer, type Api, type StartedMatch } from '../support/api.js';
import { sendRaw } from '../support/raw-request.js';
import { documentedRoutes, exampleOf, type Route, type Schema } from '../support/routes.js';
import { startServer, type TestServer } from '../support/server.js';

const RUNS = process.env['OPENTCG_TEST_LONG'] ? 20_000 : 600;
const MINUTES = 60_000;

let server: TestServer;
let routes: Route[];
let callers: Api[];
let victim: Api;
let live: StartedMatch;
let finished: StartedMatch;
let waiting: string[];
let positions: { game: string; state: object; actions: { type: string; data: object }[] }[];

beforeAll(async () => {
  server = await startServer();
  [victim, live, finished] = await Promise.all([
    server.admin.account('Victim'),
    startMatch(server.admin, 'tactics-5x5'),
    startMatch(server.admin, 'azul'),
  ]);
  await finished.players[0].request('DELETE', `/api/matches/${finished.id}/players/me`);
  const body = { game: 'azul', casual: true };
  waiting = await Promise.all(
    Array.from({ length: 50 }, async () => (await victim.post('/api/matches', body)).body.id as string),
  );
  callers = [server.admin, await server.admin.account('Olga', 'ORGANIZER'), ...live.players];
  routes = await documentedRoutes(server.admin);
  positions = await Promise.all(['azul', 'tactics-5x5'].map(positionOf));
});
afterAll(() => server.close());

const positionOf = async (game: string) => {
  const { state } = (await server.admin.post(`/api/games/${game}/initial-state`, { seed: 's' })).body;
  const legal = (seat: number) => server.admin.post(`/api/games/${game}/legal-actions`, { state, seat });
  const actions = (await Promise.all([0, 1].map(legal))).flatMap(({ body }) => body.actions);
  return { game, state, actions };
};

/** What every answer owes, whatever was asked. */
const expectCivil = ({ status, headers, body }: Answer): void => {
  expect(status).toBeLessThan(500);
  if (status < 400) return;
  expect(headers.get('content-type')).toMatch(/^application\/problem\+json/);
  expect(body).toMatchObject({ type: expect.any(String), title: expect.any(String), status });
  expect(body.code).toMatch(/^[A-Z][A-Z_]+$/);
  expect(body.detail).toMatch(/\S/);
  expect(body.detail).not.toMatch(/\bat .*\.[jt]s:|node_modules|SELECT |INSERT /);
};

/** An address of a route with objects that exist. What would never end, or would end the play, meets a match apart. */
const addressOf = ({ path }: Route, game = 'azul', waiting = finished.id): string => {
  if (path.includes('/accounts/')) return path.replace('{id}', victim.id);
  if (/cancel$|me$/.test(path)) return path.replace('{id}', waiting);
  return path.replace('{game}', game).replace('{id}', path.endsWith('events') ? finished.id : live.id);
};

const takesBody = ({ body, method }: Route) => body !== null || method === 'POST';

const deep = (levels: number, open: string, close: string) => open.repeat(levels) + close.repeat(levels);
const FIELD = '"x":';

describe('a hostile body', () => {
  it.each<readonly [string, string | Buffer, number, string]>([
    ['half of an object', '{"name":', 400, 'MALFORMED_JSON'],
    ['two objects', '{}{}', 400, 'MALFORMED_JSON'],
    ['a byte order mark', '\ufeff{}', 400, 'MALFORMED_JSON'],
    ['bytes that are no UTF-8', Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), 400, 'MALFORMED_JSON'],
    ['a bare NUL', '{"x":"\0"}', 400, 'MALFORMED_JSON'],
    ['an array', '[]', 400, 'VALIDATION_FAILED'],
    ['an array of a body', '[{}]', 400, 'VALIDATION_FAILED'],
    ['a text', '"name"', 400, 'VALIDATION_FAILED'],
    ['a number', '1', 400, 'VALIDATION_FAILED'],
    ['null', 'null', 400, 'VALIDATION_FAILED'],
    ['an escaped NUL', '{"x":"\\u0000"}', 400, 'VALIDATION_FAILED'],
    ['a NUL in a name', '{"\\u0000":1}', 400, 'VALIDATION_FAILED'],
    ['a lone surrogate', '{"x":"\\ud800"}', 400, 'VALIDATION_FAILED'],
    ['a lone surrogate in a name', '{"\\udfff":1}', 400, 'VALIDATION_FAILED'],
    ['a number beyond all bounds', '{"x":1e400}', 400, 'VALIDATION_FAILED'],
    ['__proto__', '{"__proto__":{"role":"ADMIN"}}', 400, 'VALIDATION_FAILED'],
    ['__proto__ further down', '{"x":[{"__proto__":1}]}', 400, 'VALIDATION_FAILED'],
    ['constructor', '{"constructor":{"prototype":{}}}', 400, 'VALIDATION_FAILED'],
    [
      '65 levels of objects',
      `${deep(65, `{${FIELD}`, '').slice(0, -FIELD.length)}${'}'.repeat(65)}`,
      400,
      'VALIDATION_FAILED',
    ],
    ['100,000 levels of arrays', `{"x":${deep(100_000, '[', ']')}}`, 400, 'VALIDATION_FAILED'],
    ['more than a megabyte', `{"x":"${'x'.repeat(1_048_577)}"}`, 413, 'PAYLOAD_TOO_LARGE'],
    ['a field of another name', '{"hasOwnProperty":1}', 400, 'VALIDATION_FAILED'],
  ])('%s is refused by every route', async (_, body, status, code) => {
    const takesFiles = (path: string) => status === 413 && path.endsWith('/cards/import');
    for (const route of routes.filter(takesBody).filter(({ body: schema }) => schema !== null)) {
      if (takesFiles(route.path)) continue;
      const answer = await sendRaw(callerOf(route), { method: route.method, path: addressOf(route), body });
      expectCivil(answer);
      expect([route.path, answer.status, answer.body.code]).toEqual([route.path, status, code]);
      if (code === 'VALIDATION_FAILED') expect(answer.body.detail).toMatch(/^The body (is refused|must be)/);
    }
  });

  it('64 levels are not too many, 65 are', async () => {
    const validate = (levels: number) => {
      const x = JSON.parse(deep(levels - 3, '[', ']')) as unknown;
      const body = { state: positions[0]!.state, action: { type: 'CONCEDE', seat: 0, data: { x } } };
      return server.admin.post('/api/games/azul/validate', body);
    };
    expect(await validate(64)).toMatchObject({ status: 200, body: { code: 'MALFORMED_ACTION' } });
    expect(await validate(65)).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
  });

  it('nothing of it sticks to other objects', async () => {
    await sendRaw(server.admin, { method: 'POST', path: '/api/accounts', body: '{"__proto__":{"polluted":1}}' });
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it.each([
    'text/plain',
    'text/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonx',
    'application/octet-stream',
    'nonsense',
    ';',
  ])('the content type %s is refused by every route', async (contentType) => {
    for (const route of routes.filter(takesBody)) {
      const headers = { 'content-type': contentType };
      const answer = await sendRaw(callerOf(route), {
        method: route.method,
        path: addressOf(route),
        headers,
        body: '{}',
      });
      expectCivil(answer);
      expect([route.path, answer.status, answer.body.code]).toEqual([route.path, 415, 'UNSUPPORTED_MEDIA_TYPE']);
    }
  });

  it('is judged after who sent it', async () => {
    const headers = { authorization: 'Bearer nobody' };
    for (const route of routes.filter(takesBody)) {
      const answer = await sendRaw(server.admin, { method: route.method, path: addressOf(route), headers, body: '{}' });
      expect([route.path, answer.status]).toEqual([route.path, 401]);
    }
  });
});

/** Who gets past the guard of a route. */
const callerOf = ({ path }: Route): Api => (path.includes('/actions') ? live.players[0] : server.admin);

describe('a hostile address', () => {
  it.each([
    ['a percent sign alone', '/api/matches/%'],
    ['a bad escape', '/api/matches/%zz'],
    ['half of a character', '/api/matches/%ff'],
    ['an escaped NUL', '/api/matches/%00'],
    ['a slash in an id', '/api/matches/..%2f..%2fetc%2fpasswd'],
    ['steps upwards', '/api/../../etc/passwd'],
    ['an id that is none', '/api/matches/1'],
    ['an id and more', `/api/matches/${randomUUID()}%27%20OR%201=1`],
    ['ten thousand characters', `/api/matches/${'x'.repeat(10_000)}`],
    ['a name of every object', '/api/matches/__proto__/view'],
    ['a route that does not exist', '/api/nothing'],
    ['an empty part', '/api/matches//view'],
    ['a NUL in a search', '/api/matches?state=%00'],
    ['__proto__ in a search', '/api/matches?__proto__=1'],
    ['__proto__ in brackets', '/api/matches?__proto__[role]=ADMIN'],
    ['a bad escape in a search', '/api/matches?state=%zz'],
    ['the same twice', '/api/matches?limit=1&limit=2'],
    ['an id twice', `/api/matches?accountId=${randomUUID()}&accountId=${randomUUID()}`],
    ['a limit beyond all bounds', '/api/matches?limit=1e400'],
    ['a limit that is no number', '/api/matches?limit=NaN'],
    ['a negative limit', '/api/matches?limit=-1'],
    ['a cursor that is none', '/api/matches?cursor=%27'],
    ['a search of ten thousand characters', `/api/matches?state=${'x'.repeat(10_000)}`],
    ['a thousand parameters', `/api/matches?${'x=1&'.repeat(1_000)}`],
  ])('%s is refused politely', async (_, path) => {
    for (const method of ['GET', 'POST', 'PATCH', 'DELETE']) {
      const answer = await sendRaw(server.admin, { method, path });
      expectCivil(answer);
      expect([400, 403, 404, 413, 414]).toContain(answer.status);
    }
  });

  it.each(['PUT', 'OPTIONS', 'TRACE', 'PROPFIND', 'SEARCH', 'MKCOL'])(
    'the method %s is refused politely',
    async (method) => {
      const taken = new Set(routes.filter((route) => route.method === method).map(({ path }) => path));
      for (const route of routes.filter(({ path }) => !taken.has(path))) {
        const answer = await sendRaw(server.admin, { method, path: addressOf(route) });
        expectCivil(answer);
        expect([404, 405]).toContain(answer.status);
      }
    },
  );

  it.each(['limit', 'cursor', 'after', 'q', 'role', 'state', 'as', 'nonsense'])(
    'every GET survives all that ?%s= may hold',
    async (name) => {
      const values = [
        '',
        '%00',
        '%',
        '1e400',
        '-1',
        '9'.repeat(400),
        '[]',
        '{}',
        "'",
        '\ud83d\ude00',
        'null',
        'toString',
      ];
      const reads = routes.filter(({ method, path }) => method === 'GET' && !path.startsWith('/health'));
      for (const route of reads)
        for (const value of values) {
          const search = value === '%' ? value : encodeURI(value).replace('%2500', '%00');
          for (const query of [`${name}=${search}`, `${name}=${search}&${name}=1`, `${name}[x]=${search}`])
            expectCivil(await sendRaw(server.admin, { method: 'GET', path: `${addressOf(route)}?${query}` }));
        }
    },
  );
});

describe('hostile HTTP', () => {
  const talk = (lines: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(server.url);
      const socket = connect(Number(port), hostname, () => socket.write(lines));
      let text = '';
      socket.on('data', (chunk) => (text += chunk.toString()));
      socket.on('end', () => resolve(text));
      socket.on('error', reject);
      socket.setTimeout(5_000, () => socket.destroy(new Error('no answer')));
    });

  it.each([
    ['no HTTP at all', 'HELLO\r\n\r\n', 400],
    ['headers of 100 kB', `GET /api/me HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(100_000)}\r\n\r\n`, 413],
    ['two lengths', 'POST /api/accounts HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n{}', 400],
  ])('%s is answered with a problem', async (_, lines, status) => {
    const answer = await talk(lines);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer.toLowerCase()).toContain('content-type: application/problem+json');
    const body = JSON.parse(answer.slice(answer.indexOf('\r\n\r\n'))) as Answer['body'];
    expect(body).toMatchObject({ status, code: expect.stringMatching(/^[A-Z_]+$/), detail: expect.any(String) });
  });
});

describe('random requests to every route', () => {
  const nasty = fc.constantFrom<unknown>(
    null,
    true,
    -1,
    0.5,
    2 ** 53,
    1e308,
    -0,
    '',
    '\0',
    '\ud800',
    'x'.repeat(5_000),
    '__proto__',
    'toString',
    '00000000-0000-0000-0000-000000000000',
    [],
    [null],
    {},
    [[[[[]]]]],
    { x: { y: { z: null } } },
    { length: 1e9 },
    { toString: 1, valueOf: 2 },
    JSON.parse('{"__proto__":1}'),
  );
  const value = fc.oneof({ weight: 3, arbitrary: nasty }, { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) });

  /** Mostly what the schema asks for, with something nasty here and there. */
  const bodyFor = (schema: Schema): fc.Arbitrary<unknown> => {
    if (schema.type === 'array' && schema.items)
      return mostly(fc.array(bodyFor(schema.items), { minLength: 1, maxLength: 3 }));
    if (!schema.properties) return mostly(fc.constantFrom(...(schema.enum ?? [exampleOf(schema)])));
    const fields = Object.entries(schema.properties).map(([name, each]) => [name, fieldFor(name, each)]);
    const known = fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, {
      requiredKeys: [...(schema.required ?? [])],
    });
    const unknown = fc.dictionary(fc.string(), value, { minKeys: 1, maxKeys: 1 });
    const both = fc.tuple(known, unknown).map(([a, b]) => ({ ...a, ...b }));
    return fc.oneof({ weight: 20, arbitrary: known }, { weight: 1, arbitrary: both }, { weight: 1, arbitrary: value });
  };

  const mostly = (expected: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
    fc.oneof({ weight: 8, arbitrary: expected }, { weight: 1, arbitrary: value });

  /** What no example can know: a state of the game, an action that is open in it. */
  const fieldFor = (name: string, schema: Schema): fc.Arbitrary<unknown> => {
    const actions = positions.flatMap((position) => position.actions);
    switch (name) {
      case 'state':
        return likely(positions.map(({ state }) => state));
      case 'type':
        return mostly(fc.constantFrom(...actions.map(({ type }) => type), 'END_TURN'));
      case 'data':
        return likely(actions.map(({ data }) => data));
      case 'commandId':
        return mostly(fc.uuid());
      case 'name':
      case 'reason':
      case 'seed':
        return mostly(fc.string({ unit: 'binary', minLength: 1, maxLength: 100 }));
      default:
        return bodyFor(schema);
    }
  };

  /** One of these, one of these with something nasty in it, or something else. */
  const likely = (wholes: readonly unknown[]): fc.Arbitrary<unknown> => {
    const whole = fc.constantFrom(...wholes);
    const mutated = fc.tuple(whole, fc.array(fc.nat(), { minLength: 1, maxLength: 5 }), value);
    return fc.oneof(
      { weight: 5, arbitrary: whole },
      { weight: 3, arbitrary: mutated.map(([each, steps, part]) => withPart(each, steps, part)) },
      { weight: 1, arbitrary: value },
    );
  };

  /** A copy with the part at the end of a path replaced. */
  const withPart = (whole: unknown, [step, ...steps]: readonly number[], part: unknown): unknown => {
    const keys = typeof whole === 'object' && whole !== null ? Object.keys(whole) : [];
    if (step === undefined || keys.length === 0) return part;
    const key = keys[step % keys.length]!;
    const copy = (Array.isArray(whole) ? [...whole] : { ...(whole as object) }) as Record<string, unknown>;
    copy[key] = withPart(copy[key], steps, part);
    return copy;
  };

  const partOfPath = (route: Route) =>
    fc.oneof(
      {
        weight: 12,
        arbitrary: fc
          .tuple(fc.constantFrom('azul', 'tactics-5x5'), fc.constantFrom(...waiting))
          .map(([game, id]) => addressOf(route, game, id)),
      },
      {
        weight: 1,
        arbitrary: fc
          .oneof(fc.uuid(), fc.string(), fc.webPath())
          .map((part) => route.path.replace(/\{\w+\}/, () => encodeURIComponent(part))),
      },
    );

  const requests = () =>
    fc.constantFrom(...routes.filter(({ path }) => !path.startsWith('/health'))).chain((route) =>
      fc.record({
        method: fc.constant(route.method),
        path: partOfPath(route),
        query: fc.oneof(
          fc.constant(''),
          fc.webQueryParameters().map((search) => `?${search}`),
        ),
        body: route.body || route.method === 'POST' ? bodyFor(route.body ?? {}) : fc.constant(undefined),
        key: fc.oneof({ weight: 5, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.uuid() }),
        caller: fc.nat({ max: 3 }),
      }),
    );

  it(
    `answers ${RUNS} of them without a fault of its own`,
    async () => {
      await fc.assert(
        fc.asyncProperty(requests(), async ({ method, path, query, body, key, caller }) => {
          const answer = await sendRaw(callers[caller]!, {
            method,
            path: `${path}${query}`,
            body: body === undefined ? '' : JSON.stringify(body),
            headers: key === null ? {} : { 'idempotency-key': key },
          });
          expectCivil(answer);
        }),
        { numRuns: RUNS },
      );
      expect((await server.admin.get('/health/ready')).status).toBe(200);
    },
    10 * MINUTES,
  );
});
