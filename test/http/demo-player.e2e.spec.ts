import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Api } from '../support/api.js';
import { createTestDatabase } from '../support/database.js';
import { act, wholeHistory } from '../support/play.js';
import { startOn, startServer, type TestServer } from '../support/server.js';
import { brokenIn, storedHistory } from '../support/verify.js';
import { seededRandom } from '../../src/modules/gameplay/domain/engine/random.js';
import { games } from '../../src/modules/gameplay/domain/games/index.js';

const DEMO = '00000000-0000-7000-8000-000000000003';
const PATIENCE_MS = 10_000;

let server: TestServer;
let ada: Api;
beforeAll(async () => {
  server = await startServer();
  ada = await server.admin.account('Ada');
});
afterAll(() => server.close());

const newMatch = async (player: Api, game: string): Promise<string> =>
  (await player.post('/api/matches', { game, casual: true })).body.id;
const sitDown = (player: Api, id: string, deckId?: string) =>
  player.post(`/api/matches/${id}/players`, deckId === undefined ? {} : { deckId });
const invite = (player: Api, id: string) => player.post(`/api/matches/${id}/demo-player`);

/** The player's view once they are to act or the match is over. */
async function myTurn(player: Api, id: string, seat: number) {
  for (const began = Date.now(); Date.now() - began < PATIENCE_MS;) {
    const { body } = await player.get(`/api/matches/${id}/view`);
    if (body.outcome !== null || body.toAct.includes(seat)) return body;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error('The demo player does not move');
}

async function playOn(player: Api, id: string, seat: number, upTo = Infinity) {
  for (let move = 0; ; move++) {
    const view = await myTurn(player, id, seat);
    if (view.outcome !== null || move >= upTo) return view;
    const action = view.availableActions[seededRandom(id, move).int(view.availableActions.length)];
    const { status, body } = await act(player, id, action);
    if (status !== 201) throw new Error(JSON.stringify(body));
  }
}

describe('the demo player', () => {
  it.each(games)('plays $name to its end', async ({ id: game, decks }) => {
    const deckId = decks?.readyDecks[0]!.id;
    const id = await newMatch(ada, game);
    await sitDown(ada, id, deckId);
    const { status, body } = await invite(ada, id);
    expect([status, body.seat]).toEqual([201, 1]);
    expect(body.match.seats[1]).toEqual({ seat: 1, accountId: DEMO, name: 'Demo' });
    const over = await playOn(ada, id, 0);
    expect(over.state).toBe('MATCH_ENDED');
    const steps = await wholeHistory(ada, id);
    expect(steps.filter(({ accountId }: { accountId: string }) => accountId === DEMO).length).toBeGreaterThan(0);
    expect(brokenIn(await storedHistory(server.database.ownerUrl, id))).toBeNull();
  });

  it('may sit down first', async () => {
    const id = await newMatch(ada, 'azul');
    const { status, body } = await invite(server.admin, id);
    expect([status, body.seat, body.match.state]).toEqual([201, 0, 'WAITING_FOR_PLAYERS']);
    await sitDown(ada, id);
    expect((await playOn(ada, id, 1)).state).toBe('MATCH_ENDED');
  });

  it('plays wherever staff seat it', async () => {
    const id = await newMatch(ada, 'tactics-5x5');
    await server.admin.post(`/api/matches/${id}/players`, { accountId: DEMO });
    await sitDown(ada, id);
    expect((await myTurn(ada, id, 1)).toAct).toEqual([1]);
  });

  it('takes another ready deck than its opponent', async () => {
    const id = await newMatch(ada, 'skirmish');
    await sitDown(ada, id, 'the-feast');
    await invite(ada, id);
    const { entries } = await storedHistory(server.database.ownerUrl, id);
    const decks = entries.filter(({ type }) => type === 'JOIN').map(({ data }) => (data as { deckId: string }).deckId);
    expect(decks).toEqual(['the-feast', 'the-watch']);
  });

  it('does not come where no ready deck is allowed', async () => {
    const organizer = await server.admin.account('Olga', 'ORGANIZER');
    const fields = { name: 'Cup', game: 'skirmish', format: { kind: 'SWISS' }, deckRules: { size: 40 } };
    const tournamentId = (await organizer.post('/api/tournaments', fields)).body.id;
    const { body: match } = await organizer.post('/api/matches', { tournamentId });
    const { status, body } = await invite(organizer, match.id);
    expect([status, body.code]).toEqual([400, 'INVALID_DECK']);
  });

  it('comes to staff, and to a seated player of a casual match', async () => {
    const organizer = await server.admin.account('Olga', 'ORGANIZER');
    const id = await newMatch(ada, 'azul');
    for (const caller of [ada, organizer]) expect((await invite(caller, id)).body.code).toBe('FORBIDDEN');
    expect((await invite(new Api(server.url), id)).status).toBe(401);
    const fields = { name: 'Cup', game: 'azul', format: { kind: 'SWISS' } };
    const tournamentId = (await organizer.post('/api/tournaments', fields)).body.id;
    const { body: match } = await organizer.post('/api/matches', { tournamentId });
    await sitDown(ada, match.id);
    expect((await invite(ada, match.id)).body.code).toBe('FORBIDDEN');
    expect((await invite(organizer, match.id)).status).toBe(201);
  });

  it.each([
    ['that does not exist', async () => randomUUID(), 404, 'NOT_FOUND'],
    [
      'in which it sits already',
      async () => {
        const id = await newMatch(ada, 'azul');
        await invite(server.admin, id);
        return id;
      },
      409,
      'SEAT_TAKEN',
    ],
    [
      'that is over',
      async () => {
        const id = await newMatch(ada, 'azul');
        await server.admin.post(`/api/matches/${id}/cancel`, { reason: 'x' });
        return id;
      },
      409,
      'MATCH_OVER',
    ],
  ])('is refused a match %s', async (_, prepare, ...expected) => {
    const { status, body } = await invite(server.admin, await prepare());
    expect([status, body.code]).toEqual(expected);
  });

  it('goes on after a restart, once somebody looks', async () => {
    const database = await createTestDatabase();
    let running = await startOn(database);
    try {
      const player = await running.admin.account('Ada');
      const id = await newMatch(player, 'skirmish');
      await sitDown(player, id, 'the-watch');
      await invite(player, id);
      await playOn(player, id, 0, 3);
      await act(player, id, { type: 'PASS', data: {} });
      await running.close();
      running = await startOn(database);
      expect((await playOn(player.at(running.url), id, 0)).state).toBe('MATCH_ENDED');
    } finally {
      await running.close();
      await database.drop();
    }
  });
});
