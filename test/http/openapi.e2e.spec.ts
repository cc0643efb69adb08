import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { PROBLEM_STATUS } from '../../src/shared/infrastructure/http/problem-status.js';
import { Api, startMatch, type StartedMatch } from '../support/api.js';
import { turnOf } from '../support/play.js';
import { documentedRoutes, exampleOf, type Route } from '../support/routes.js';
import { startServer, type TestServer } from '../support/server.js';
import { TOURNAMENT_FILES, tournamentGrounds, type Ground } from '../support/tournament-grounds.js';

let server: TestServer;
let routes: Route[];
beforeAll(async () => {
  server = await startServer();
  routes = await documentedRoutes(server.admin);
});
afterAll(() => server.close());

const nameOf = ({ method, path }: Route) => `${method} ${path}`;

/** Routes as the controllers declare them. */
const declaredRoutes = (): string[] => {
  const scanner = new MetadataScanner();
  const controllers = server.app.get(DiscoveryService, { strict: false }).getControllers();
  return controllers.flatMap(({ metatype, instance }) => {
    const prototype = Object.getPrototypeOf(instance) as Record<string, object>;
    const handlers = scanner.getAllMethodNames(prototype).map((name) => prototype[name]!);
    return handlers
      .filter((handler) => Reflect.hasMetadata(METHOD_METADATA, handler))
      .map((handler) => {
        const method = RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as number];
        const parts = [metatype!, handler].map((each) => Reflect.getMetadata(PATH_METADATA, each) as string);
        const path = `/${parts.join('/')}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1');
        return `${method} ${path.replace(/:(\w+)/g, '{$1}')}`;
      });
  });
};

describe('the OpenAPI document', () => {
  it('is public, and has pages to browse it', async () => {
    for (const path of ['/api/openapi.json', '/api/docs'])
      expect((await fetch(`${server.url}${path}`)).status).toBe(200);
  });

  it('has every route', () => {
    const declared = declaredRoutes();
    expect(declared.length).toBeGreaterThan(25);
    expect(routes.map(nameOf).sort()).toEqual(declared.sort());
  });

  it('tells the answer of every route, with an example where it is JSON', () => {
    for (const route of routes) {
      const [status, answer] = Object.entries(route.operation.responses).find(([code]) => code.startsWith('2'))!;
      expect([nameOf(route), answer.description.length > 5]).toEqual([nameOf(route), true]);
      if (status === '204' || /events$|frames$|export$|^\/metrics$|\.(csv|tdf)$|\/print\//.test(route.path)) continue;
      expect([nameOf(route), typeof answer.content?.['application/json']?.example]).toEqual([nameOf(route), 'object']);
    }
  });

  it('tells the problems of every route, with codes that have this status', () => {
    for (const route of routes.filter(({ path }) => path !== '/metrics')) {
      const problems = Object.entries(route.operation.responses).filter(([status]) => Number(status) >= 400);
      expect([nameOf(route), problems.map(([status]) => status)]).toEqual([
        nameOf(route),
        expect.arrayContaining(['400', '401', '403', '429']),
      ]);
      for (const [status, { description, content }] of problems) {
        const { example } = content!['application/problem+json']! as { example: Record<string, unknown> };
        expect(Object.keys(example)).toEqual(['type', 'title', 'status', 'code', 'detail']);
        for (const code of description.split(', '))
          expect([code, PROBLEM_STATUS[code as keyof typeof PROBLEM_STATUS]]).toEqual([code, Number(status)]);
      }
    }
  });

  it('describes the body of every POST and PATCH that takes one, field by field', () => {
    for (const route of routes.filter(({ body }) => body !== null)) {
      expect([nameOf(route), Object.keys(route.body!.properties ?? {}).length > 0]).toEqual([nameOf(route), true]);
    }
    expect(routes.filter(({ method, body }) => method === 'POST' && body).length).toBeGreaterThan(8);
  });

  it('groups every route, and names the token where one is needed', () => {
    for (const { path, operation } of routes) {
      expect([path, operation.tags?.length]).toEqual([path, 1]);
      expect([path, operation.security !== undefined]).toEqual([path, path.startsWith('/api/')]);
    }
  });

  it('names every parameter of a path', () => {
    for (const { path, operation } of routes) {
      const named = (operation.parameters ?? []).filter((each) => each.in === 'path').map(({ name }) => name);
      expect(named).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
    }
  });
});

describe('the examples', () => {
  const organizer = () => server.admin.account('Olga', 'ORGANIZER');
  const player = () => server.admin.account('Pia');
  const matchOf = async (): Promise<StartedMatch> => startMatch(server.admin, 'azul');
  const seated = async (): Promise<Ground> => {
    const match = await matchOf();
    return { caller: (await turnOf(match)).active, ids: { id: match.id } };
  };
  const atState = async (): Promise<Ground> => {
    const caller = await player();
    const { state } = (await caller.post('/api/games/azul/initial-state', { seed: 's' })).body;
    return { caller, ids: { game: 'azul' }, fields: { state } };
  };
  const replayed = async (): Promise<Ground> => {
    const match = await matchOf();
    await match.players[0].request('DELETE', `/api/matches/${match.id}/players/me`);
    return { caller: match.players[1], ids: { id: match.id, seq: '2' } };
  };
  const ofAccount = async (): Promise<Ground> => ({ caller: server.admin, ids: { id: (await player()).id } });

  const ofDeck = async (): Promise<Ground> => {
    const caller = await player();
    const { body } = await caller.post('/api/decks', { game: 'skirmish', name: 'Archers', list: '3 Archer' });
    return { caller, ids: { id: body.id } };
  };

  const GROUNDS: Readonly<Record<string, () => Promise<Ground>>> = {
    'POST /api/accounts': async () => ({ caller: server.admin }),
    'GET /api/accounts': async () => ({ caller: server.admin }),
    'GET /api/me': async () => ({ caller: await player() }),
    'PATCH /api/accounts/{id}': ofAccount,
    'POST /api/accounts/{id}/tokens': ofAccount,
    'DELETE /api/accounts/{id}/tokens': ofAccount,
    'GET /api/games': async () => ({ caller: await player() }),
    'POST /api/games/{game}/initial-state': async () => ({ caller: await player(), ids: { game: 'azul' } }),
    'POST /api/games/{game}/legal-actions': atState,
    'POST /api/games/{game}/validate': atState,
    'POST /api/games/{game}/apply': atState,
    'POST /api/games/{game}/view': atState,
    'GET /api/games/{game}/cards': async () => ({ caller: await player(), ids: { game: 'skirmish' } }),
    'POST /api/games/{game}/cards/import': async () => ({ caller: server.admin, ids: { game: 'pokemon-tcg' } }),
    'GET /api/admin/jobs/{id}': async () => {
      const cards = [{ id: 'demo1-1' }];
      const { body } = await server.admin.post('/api/games/pokemon-tcg/cards/import', { cards });
      return { caller: server.admin, ids: { id: body.jobId } };
    },
    'GET /api/games/{game}/decks': async () => ({ caller: await player(), ids: { game: 'skirmish' } }),
    'POST /api/decks': async () => ({ caller: await player(), fields: { cards: undefined } }),
    'GET /api/decks/{id}': ofDeck,
    'POST /api/decks/{id}/validate': ofDeck,
    'POST /api/tournaments': async () => ({ caller: await organizer() }),
    'GET /api/tournaments': async () => ({ caller: await player() }),
    'POST /api/matches': async () => ({ caller: await player() }),
    'GET /api/matches': async () => ({ caller: await player() }),
    'GET /api/matches/{id}': seated,
    'POST /api/matches/{id}/players': async () => {
      const caller = await player();
      const { body } = await caller.post('/api/matches', { game: 'azul', casual: true });
      return { caller, ids: { id: body.id } };
    },
    'POST /api/matches/{id}/demo-player': async () => {
      const { body } = await (await player()).post('/api/matches', { game: 'azul', casual: true });
      return { caller: server.admin, ids: { id: body.id } };
    },
    'DELETE /api/matches/{id}/players/me': seated,
    'POST /api/matches/{id}/cancel': async () => ({ caller: server.admin, ids: { id: (await matchOf()).id } }),
    'GET /api/matches/{id}/view': seated,
    'POST /api/matches/{id}/actions': async () => ({ ...(await seated()), fields: { commandId: randomUUID() } }),
    'POST /api/matches/{id}/actions/validate': seated,
    'GET /api/matches/{id}/actions': seated,
    'GET /api/matches/{id}/replay': replayed,
    'GET /api/matches/{id}/replay/states/{seq}': replayed,
    'GET /api/matches/{id}/replay/verify': replayed,
    'POST /api/matches/{id}/replay/states/{seq}/what-if': async () => ({
      ...(await replayed()),
      fields: { action: { type: 'CONCEDE', data: {} } },
    }),
    'GET /api/replays': replayed,
    'GET /api/games/{game}/statistics': async () => ({ caller: await player(), ids: { game: 'azul' } }),
    'GET /api/keys': async () => ({ caller: await player() }),
    'GET /api': async () => ({ caller: server.admin }),
    'GET /health/live': async () => ({ caller: server.admin }),
    'GET /health/ready': async () => ({ caller: server.admin }),
  };
  const tournaments = () => tournamentGrounds(server.admin);
  /** Answers that are no JSON. */
  const OTHER = [
    'GET /metrics',
    'GET /api/matches/{id}/events',
    'GET /api/matches/{id}/replay/frames',
    'GET /api/replays/export',
    ...TOURNAMENT_FILES,
  ];

  it('cover every route', () => {
    expect([...Object.keys({ ...GROUNDS, ...tournaments() }), ...OTHER].sort()).toEqual(routes.map(nameOf).sort());
  });

  const worksAsShown = async (name: string, prepare: () => Promise<Ground>): Promise<void> => {
    const route = routes.find((each) => nameOf(each) === name)!;
    const { caller, ids = {}, fields } = await prepare();
    const path = route.path.replace(/\{(\w+)\}/g, (_, parameter: string) => ids[parameter]!);
    const body = route.body ? { ...(exampleOf(route.body) as object), ...fields } : undefined;
    const answer = await caller.request(route.method, path, body);
    const [status, documented] = Object.entries(route.operation.responses).find(([code]) => code.startsWith('2'))!;
    expect([answer.status, answer.body.detail]).toEqual([Number(status), undefined]);
    const example = documented.content?.['application/json']?.example;
    if (example === undefined) return;
    const ended = ['seed', 'cancellation'];
    const keysOf = (value: object) =>
      Object.keys(value)
        .filter((key) => !ended.includes(key))
        .sort();
    expect([name, keysOf(answer.body)]).toEqual([name, keysOf(example as object)]);
  };

  it.each(Object.entries(GROUNDS))('%s works as its example says', worksAsShown);
  it.each(Object.keys(tournamentGrounds(new Api(''))))('%s works as its example says', (name) =>
    worksAsShown(name, tournaments()[name]!),
  );
});
