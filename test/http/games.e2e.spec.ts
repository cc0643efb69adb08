import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { VisibleEvent } from '../../src/modules/gameplay/domain/engine/events.js';
import type { Game } from '../../src/modules/gameplay/domain/engine/game.js';
import type { Observer } from '../../src/modules/gameplay/domain/engine/seat.js';
import { games } from '../../src/modules/gameplay/domain/games/index.js';
import { startMatch, type Answer, type Api } from '../support/api.js';
import { codesOf } from '../support/codes.js';
import { playToEnd, wholeHistory } from '../support/play.js';
import { query } from '../support/database.js';
import { storedHistory } from '../support/verify.js';
import { startServer, type TestServer } from '../support/server.js';

const GAMES = games.map(({ id }) => id);
const gameOf = (id: string): Game => games.find((game) => game.id === id)!;

let server: TestServer;
let player: Api;
beforeAll(async () => {
  server = await startServer();
  player = await server.admin.account('Ada');
});
afterAll(() => server.close());

const ask = (game: string, what: string, body: object): Promise<Answer> =>
  player.post(`/api/games/${game}/${what}`, body);

const begin = async (game: string, seed = 'a seed') => (await ask(game, 'initial-state', { seed })).body.state;

/** The seat to act at the beginning, and what it may do. */
const opening = async (game: string) => {
  const state = await begin(game);
  for (const seat of [0, 1]) {
    const { actions } = (await ask(game, 'legal-actions', { state, seat })).body;
    if (actions.length > 0) return { state, seat, actions };
  }
  throw new Error('Nobody may begin.');
};

describe('the list of games', () => {
  it('has all, with JSON Schemas of options and actions', async () => {
    const { status, body } = await player.get('/api/games');
    expect(status).toBe(200);
    expect(body.items.map(({ id }: { id: string }) => id).sort()).toEqual(games.map(({ id }) => id).sort());
    for (const game of body.items) {
      expect(game).toMatchObject({ name: expect.any(String), version: expect.any(String) });
      expect(game.usesDecks).toBe(games.find(({ id }) => id === game.id)!.decks !== undefined);
      expect(game.options).toMatchObject({ type: 'object', additionalProperties: false });
      expect(game.actions.map(({ type }: { type: string }) => type)).toContain('CONCEDE');
      for (const { dataSchema } of game.actions)
        for (const schema of dataSchema.anyOf ?? [dataSchema]) expect(schema).toMatchObject({ type: 'object' });
    }
  });

  it('needs a token', async () => {
    expect((await fetch(`${server.url}/api/games`)).status).toBe(401);
  });
});

describe.each(GAMES)('the rules of %s as a service', (game) => {
  it('the same seed gives the same state', async () => {
    expect(await begin(game, 'once more')).toEqual(await begin(game, 'once more'));
  });

  it('every legal action is valid, and leads to a state that is accepted again', async () => {
    const { state, actions } = await opening(game);
    for (const action of actions) {
      expect((await ask(game, 'validate', { state, action })).body).toEqual({ valid: true });
      const applied = await ask(game, 'apply', { state, action, seed: 's', seq: 3 });
      expect(applied.status).toBe(200);
      expect((await ask(game, 'legal-actions', { state: applied.body.state, seat: 0 })).status).toBe(200);
    }
  });

  it('who is not to act may do nothing', async () => {
    const { state, actions } = await opening(game);
    const { state: next, status } = (await ask(game, 'apply', { state, action: actions[0] })).body;
    const idle = [0, 1].filter((seat) => !status.toAct.includes(seat));
    expect(idle).toHaveLength(1);
    expect((await ask(game, 'legal-actions', { state: next, seat: idle[0] })).body).toEqual({ actions: [] });
  });

  it('apply answers state, events, status and the seed, and the same every time', async () => {
    const { state, actions } = await opening(game);
    const body = { state, action: actions[0], seed: 'mine', seq: 7 };
    const first = await ask(game, 'apply', body);
    expect(first.body).toMatchObject({
      seed: 'mine',
      status: { ...gameOf(game).status(first.body.state), outcome: null },
    });
    expect(first.body.status.toAct).not.toEqual([]);
    expect(first.body.events.length).toBeGreaterThan(0);
    expect(first.body.state).not.toEqual(state);
    expect((await ask(game, 'apply', body)).body).toEqual(first.body);
  });

  it('apply without a seed takes a fresh one and tells it', async () => {
    const { state, actions } = await opening(game);
    const { body } = await ask(game, 'apply', { state, action: actions[0] });
    expect(body.seed).toMatch(/^[0-9a-f]{64}$/);
    const again = await ask(game, 'apply', { state, action: actions[0], seed: body.seed });
    expect(again.body).toEqual(body);
  });

  it('an invalid action is a verdict of validate and a 400 of apply, with the same code', async () => {
    const { state, seat } = await opening(game);
    const action = { type: 'DANCE', seat, data: {} };
    const verdict = await ask(game, 'validate', { state, action });
    expect(verdict).toMatchObject({ status: 200, body: { valid: false, code: codesOf(game).unknownType } });
    expect(await ask(game, 'apply', { state, action })).toMatchObject({
      status: 400,
      body: { code: codesOf(game).unknownType, detail: verdict.body.message },
    });
  });

  it('a whole sequence is checked, each action after the ones before', async () => {
    const { state, actions } = await opening(game);
    const { body: next } = await ask(game, 'apply', { state, action: actions[0] });
    const seat = next.status.toAct[0];
    const concede = { type: 'CONCEDE', seat, data: {} };
    const good = await ask(game, 'validate', { state, actions: [actions[0], concede] });
    expect(good.body).toEqual({ valid: true, checked: 2 });
    const bad = await ask(game, 'validate', { state, actions: [actions[0], concede, actions[0], concede] });
    expect(bad.body).toMatchObject({
      valid: false,
      checked: 3,
      failedIndex: 2,
      failedAction: actions[0],
      code: codesOf(game).over,
      message: expect.any(String),
    });
  });

  it.each([0, 1, 'SPECTATOR'])('shows the view of %p', async (observer) => {
    const state = await begin(game);
    const { status, body } = await ask(game, 'view', { state, observer });
    expect(status).toBe(200);
    expect(body.view).toEqual(gameOf(game).view(state, observer as Observer));
    if (!gameOf(game).decks) expect(body.view).toEqual(state);
  });

  it('shows nobody everything', async () => {
    const { status, body } = await ask(game, 'view', { state: await begin(game), observer: 'OMNISCIENT' });
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
  });

  it.each([
    ['legal-actions', { seat: 0 }],
    ['validate', { action: { type: 'CONCEDE', seat: 0 } }],
    ['validate', { actions: [{ type: 'CONCEDE', seat: 0 }] }],
    ['apply', { action: { type: 'CONCEDE', seat: 0 } }],
    ['view', { observer: 0 }],
  ])('%s refuses what is no state, and says what is wrong', async (what, rest) => {
    const state = await begin(game);
    for (const broken of [{}, { ...state, luck: 1 }, { ...state, [Object.keys(state)[0]!]: 'nonsense' }]) {
      const { status, body } = await ask(game, what, { state: broken, ...rest });
      expect([status, body.code]).toEqual([400, 'INVALID_GAME_STATE']);
      expect(body.violations.length).toBeGreaterThan(0);
    }
  });

  it('refuses options it does not know, by name', async () => {
    const { status, body } = await ask(game, 'initial-state', { seed: 's', options: { cheating: true } });
    expect([status, body.code]).toEqual([400, 'INVALID_OPTIONS']);
    expect(body.detail).toContain('cheating');
  });

  it('refuses decks that it does not allow', async () => {
    const decks = [[{ cardId: 'x', count: 1 }], [{ cardId: 'x', count: 1 }]];
    const { status, body } = await ask(game, 'initial-state', { seed: 's', decks });
    expect([status, body.code]).toEqual([400, gameOf(game).decks ? 'INVALID_DECK' : 'DECK_NOT_USED']);
  });

  it.each([
    ['initial-state', { seed: '' }],
    ['initial-state', { seed: 'x'.repeat(129) }],
    ['initial-state', { seed: 7 }],
    ['legal-actions', { state: {}, seat: 2 }],
    ['validate', { state: {} }],
    ['validate', { state: {}, actions: [] }],
    ['validate', { state: {}, actions: null }],
    ['apply', { state: {}, action: { type: 'CONCEDE', seat: 0 }, seq: -1 }],
    ['apply', { state: {}, action: [] }],
    ['view', { state: {}, observer: 'ME' }],
  ])('%s refuses the body %j', async (what, body) => {
    const answer = await ask(game, what, body);
    expect([answer.status, answer.body.code]).toEqual([400, 'VALIDATION_FAILED']);
  });

  it('a field that is null counts as absent', async () => {
    const { state, actions } = await opening(game);
    expect((await ask(game, 'initial-state', { seed: 's', options: null, decks: null })).status).toBe(200);
    expect((await ask(game, 'validate', { state, action: actions[0], actions: null })).body).toEqual({ valid: true });
    const { status, body } = await ask(game, 'apply', { state, action: actions[0], seed: null, seq: null });
    expect(status).toBe(200);
    expect(body.seed).toMatch(/^[0-9a-f]{64}$/);
  });

  it('nothing is kept', async () => {
    const count = async () =>
      (await query(server.database.ownerUrl, 'SELECT 1 FROM matches UNION ALL SELECT 1 FROM match_actions')).length;
    const before = await count();
    const { state, actions } = await opening(game);
    await ask(game, 'apply', { state, action: actions[0] });
    expect(await count()).toBe(before);
  });

  it('a finished match is reproduced from its revealed seed', async () => {
    const match = await startMatch(server.admin, game);
    const end = await playToEnd(match, `reproduced ${game}`);
    const { seed, options } = (await player.get(`/api/matches/${match.id}`)).body;
    const { entries } = await storedHistory(server.database.ownerUrl, match.id);
    const told = await wholeHistory(match.players[0], match.id, 200);
    let { state } = (await ask(game, 'initial-state', { seed, options })).body;
    let status = null;
    for (const { type, seat, data, seq } of entries.filter((entry) => entry.type !== 'JOIN')) {
      const { body } = await ask(game, 'apply', { state, action: { type, seat, data }, seed, seq });
      const { events } = told[seq - 1]!;
      expect(body.events.map((event: VisibleEvent) => event.type)).toEqual(
        events.map((event: VisibleEvent) => event.type),
      );
      if (!gameOf(game).decks) expect(body.events).toEqual(events);
      ({ state, status } = body);
    }
    expect((await ask(game, 'view', { state, observer: 0 })).body.view).toEqual(end.body.view);
    expect(status).toMatchObject({ matchState: 'MATCH_ENDED', outcome: end.body.outcome });
  });
});

it('another seed deals other tiles', async () => {
  expect(await begin('azul', 'one')).not.toEqual(await begin('azul', 'two'));
});

describe('a game that does not exist', () => {
  it.each(['chess', 'constructor', '__proto__', 'azul%00', '..%2f'])(
    '%s is 404 or 400 on every route',
    async (game) => {
      const bodies = {
        'initial-state': { seed: 's' },
        'legal-actions': { state: {}, seat: 0 },
        validate: { state: {}, action: { type: 'CONCEDE', seat: 0 } },
        apply: { state: {}, action: { type: 'CONCEDE', seat: 0 } },
        view: { state: {}, observer: 0 },
      };
      for (const [what, body] of Object.entries(bodies)) {
        const answer = await ask(game, what, body);
        expect(['UNKNOWN_GAME', 'VALIDATION_FAILED']).toContain(answer.body.code);
        expect([400, 404]).toContain(answer.status);
      }
    },
  );

  it('the answer lists the games there are', async () => {
    const { status, body } = await ask('chess', 'initial-state', { seed: 's' });
    expect([status, body.code]).toEqual([404, 'UNKNOWN_GAME']);
    expect(body.games).toEqual(expect.arrayContaining(GAMES));
  });
});
