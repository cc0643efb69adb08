import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { skirmish } from '../../src/modules/gameplay/domain/games/skirmish/index.js';
import { startServer, type TestServer } from '../support/server.js';
import { TestTournament } from '../support/tournament.js';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const [first, second] = skirmish.decks!.readyDecks;

const open = async (settings: object = {}): Promise<TestTournament> => {
  const event = await TestTournament.create(server.admin, {
    format: { kind: 'SWISS' },
    game: skirmish.id,
    ...settings,
  });
  await event.post('/open-registration');
  return event;
};

describe('deck lists', () => {
  it.each([
    ['DECK_REQUIRED', {}],
    ['UNKNOWN_DECK', { deckId: 'no such deck' }],
  ])('are refused with %s', async (code, body) => {
    const event = await open();
    const player = await server.admin.account('Pia');
    expect(await player.post(event.path('/entrants'), body)).toMatchObject({ status: 400, body: { code } });
  });

  it('that break the rules of the tournament are refused with every violation', async () => {
    const event = await open({ deckRules: { bannedCards: first!.cards.slice(0, 2).map(({ cardId }) => cardId) } });
    const player = await server.admin.account('Pia');
    const answer = await player.post(event.path('/entrants'), { deckId: first!.id });
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_DECK' } });
    expect(answer.body.violations.length).toBeGreaterThan(1);
  });

  it('are seen by their player and by staff, and by all once the tournament says so', async () => {
    const event = await open({ deckVisibility: 'AFTER' });
    const [pia, quin] = [await server.admin.account('Pia'), await server.admin.account('Quin')];
    const { body } = await pia.post(event.path('/entrants'), { deckId: first!.id });
    expect(body).toMatchObject({ deckId: first!.id, deckHash: expect.stringMatching(/^[0-9a-f]{64}$/) });
    await quin.post(event.path('/entrants'), { deckId: second!.id });
    const shownTo = async (api: typeof pia) => (await api.get(event.path(`/entrants/${body.id}`))).body.deckHash;
    expect(await shownTo(quin)).toBeUndefined();
    expect(await shownTo(event.organizer)).toBe(body.deckHash);
    await event.post('/start');
    await event.playRound();
    await event.post('/complete', { early: true });
    expect(await shownTo(quin)).toBe(body.deckHash);
  });

  it.each([
    ['ALWAYS', true],
    ['STAFF', false],
  ])('that are for %s are shown to others accordingly, before and after', async (deckVisibility, shown) => {
    const event = await open({ deckVisibility });
    const [pia, quin] = [await server.admin.account('Pia'), await server.admin.account('Quin')];
    const { body } = await pia.post(event.path('/entrants'), { deckId: first!.id });
    await quin.post(event.path('/entrants'), { deckId: second!.id });
    const isShown = async () => 'deckHash' in (await quin.get(event.path(`/entrants/${body.id}`))).body;
    expect(await isShown()).toBe(shown);
    await event.post('/start');
    await event.playRound();
    await event.post('/complete', { early: true });
    expect(await isShown()).toBe(shown);
  });

  it('are locked at the start', async () => {
    const event = await open();
    const players = await Promise.all(['Pia', 'Quin'].map((name) => server.admin.account(name)));
    const entered = await Promise.all(players.map((each) => each.post(event.path('/entrants'), { deckId: first!.id })));
    const path = event.path(`/entrants/${entered[0]!.body.id}/deck`);
    const changed = await players[0]!.request('PUT', path, { deckId: second!.id });
    expect(changed.body).toMatchObject({ deckId: second!.id });
    expect(changed.body.deckHash).not.toBe(entered[0]!.body.deckHash);
    expect((await players[1]!.request('PUT', path, { deckId: first!.id })).status).toBe(403);
    await event.post('/start');
    const late = await players[0]!.request('PUT', path, { deckId: first!.id });
    expect(late).toMatchObject({ status: 409, body: { code: 'DECK_LOCKED' } });
  });
});
