import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { games } from '../../src/modules/gameplay/domain/games/index.js';
import { Api, type Answer } from '../support/api.js';
import { playToEnd } from '../support/play.js';
import { startServer, type TestServer } from '../support/server.js';
import { BRONZE, deckOf, LEGAL } from '../support/skirmish-deck.js';
import { brokenIn, storedHistory } from '../support/verify.js';

const CASUAL = '00000000-0000-7000-8000-000000000001';

let server: TestServer;
let organizer: Api;
let ada: Api;
let bo: Api;

beforeAll(async () => {
  server = await startServer();
  [organizer, ada, bo] = await Promise.all([
    server.admin.account('Olga', 'ORGANIZER'),
    server.admin.account('Ada'),
    server.admin.account('Bo'),
  ]);
});
afterAll(() => server.close());

const codeOf = ({ status, body }: Answer) => [status, body.code];

const newTournament = async (deckRules: object = {}, game = 'skirmish'): Promise<string> => {
  const fields = { name: 'Cup', game, format: { kind: 'SWISS' }, deckRules };
  return (await organizer.post('/api/tournaments', fields)).body.id;
};

const newMatch = async (player: Api = ada): Promise<string> =>
  (await player.post('/api/matches', { game: 'skirmish', casual: true })).body.id;
const join = (player: Api, matchId: string, deckId: string) =>
  player.post(`/api/matches/${matchId}/players`, { deckId });

describe('the catalogue', () => {
  it('is read page by page, in one order', async () => {
    const { body: whole } = await ada.get('/api/games/skirmish/cards?limit=200');
    expect([whole.items.length, whole.nextCursor]).toEqual([34, null]);
    const ids: string[] = [];
    for (let cursor = ''; ;) {
      const { body } = await ada.get(`/api/games/skirmish/cards?limit=10${cursor}`);
      ids.push(...body.items.map(({ id }: { id: string }) => id));
      if (body.nextCursor === null) break;
      cursor = `&cursor=${body.nextCursor}`;
    }
    expect(ids).toEqual(whole.items.map(({ id }: { id: string }) => id));
  });

  it('has what is printed on a card', async () => {
    const { body } = await ada.get('/api/games/skirmish/cards?q=SENTinel&set=Core');
    expect(body.items).toEqual([
      expect.objectContaining({ id: 'sentinel', name: 'Sentinel', set: 'core', playable: true, power: 3 }),
    ]);
    expect(body.items[0].text).toMatch(/\S/);
    expect(body.items[0].number).toMatch(/^\d+$/);
  });

  it('of a set that does not exist is empty', async () =>
    expect((await ada.get('/api/games/skirmish/cards?set=none')).body.items).toEqual([]));

  it('is empty where a game has no decks', async () => {
    for (const what of ['cards', 'decks']) expect((await ada.get(`/api/games/azul/${what}`)).body.items).toEqual([]);
  });

  it('has two ready decks of Skirmish', async () => {
    const { body } = await ada.get('/api/games/skirmish/decks');
    expect(body.items.map(({ id }: { id: string }) => id)).toEqual(['the-feast', 'the-watch']);
    expect(body.items[0].cards[0]).toEqual({ cardId: expect.any(String), count: expect.any(Number) });
  });

  it.each([
    ['/api/games/chess/cards', 404, 'UNKNOWN_GAME'],
    ['/api/games/chess/decks', 404, 'UNKNOWN_GAME'],
    ['/api/games/skirmish/cards?cursor=nobody', 400, 'INVALID_CURSOR'],
    ['/api/games/skirmish/cards?limit=0', 400, 'VALIDATION_FAILED'],
    ['/api/games/skirmish/cards?colour=red', 400, 'VALIDATION_FAILED'],
  ])('%s is refused', async (path, ...expected) => expect(codeOf(await ada.get(path))).toEqual(expected));

  it('needs an account', async () =>
    expect((await new Api(server.url).get('/api/games/skirmish/cards')).status).toBe(401));
});

describe('handing in a deck', () => {
  it('as JSON', async () => {
    const { status, body } = await ada.post('/api/decks', { game: 'skirmish', name: 'Mine', cards: LEGAL });
    expect([status, body]).toEqual([
      201,
      {
        id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
        accountId: ada.id,
        game: 'skirmish',
        name: 'Mine',
        cards: LEGAL,
        createdAt: expect.stringMatching(/Z$/),
      },
    ]);
    expect((await ada.get(`/api/decks/${body.id}`)).body).toEqual(body);
  });

  it('as text in the forms that players copy', async () => {
    const list =
      '\ufeffUnits: 7\r\n3 Archer\r\n2x bard core\r\nx1 KNIGHT\r\n\r\nAction cards (2)\r\nStrike x2\r\n* 1 Archer\r\nTotal: 9';
    const { status, body } = await ada.post('/api/decks', { game: 'skirmish', name: 'Text', list });
    expect(status).toBe(201);
    expect(body.cards).toEqual([
      { cardId: 'archer', count: 4 },
      { cardId: 'bard', count: 2 },
      { cardId: 'knight', count: 1 },
      { cardId: 'strike', count: 2 },
    ]);
  });

  it('every line that names no card is named, and nothing is kept', async () => {
    const list = 'Units: 3\n3 Archer\n\n2 Pikachu\nsomething\n0 Bard';
    const { status, body } = await ada.post('/api/decks', { game: 'skirmish', name: 'Text', list });
    expect([status, body.code]).toEqual([400, 'UNKNOWN_CARD']);
    expect(body.violations.map(({ line, code, text }: Record<string, unknown>) => [line, code, text])).toEqual([
      [4, 'UNKNOWN_CARD', '2 Pikachu'],
      [5, 'UNREADABLE_LINE', 'something'],
      [6, 'INVALID_COUNT', '0 Bard'],
    ]);
    expect(body.detail).toMatch(/^Line 4: .*Line 5: .*Line 6: /);
  });

  it('unknown ids are named too, tokens among them', async () => {
    const cards = [...LEGAL, { cardId: 'nobody', count: 1 }, { cardId: 'squire', count: 1 }];
    const { body } = await ada.post('/api/decks', { game: 'skirmish', name: 'x', cards });
    expect([body.code, body.violations.map(({ line, cardId }: Record<string, unknown>) => [line, cardId])]).toEqual([
      'UNKNOWN_CARD',
      [
        [10, 'nobody'],
        [11, 'squire'],
      ],
    ]);
  });

  it.each([
    ['no cards', { cards: [] }, 400, 'VALIDATION_FAILED'],
    ['nothing', {}, 400, 'VALIDATION_FAILED'],
    ['both forms', { cards: LEGAL, list: '1 Archer' }, 400, 'VALIDATION_FAILED'],
    ['a list of headings only', { list: 'Units: 0' }, 400, 'VALIDATION_FAILED'],
    ['an empty list', { list: '' }, 400, 'VALIDATION_FAILED'],
    ['half a card', { cards: [{ cardId: 'archer', count: 0.5 }] }, 400, 'VALIDATION_FAILED'],
    ['a count as text', { cards: [{ cardId: 'archer', count: '3' }] }, 400, 'VALIDATION_FAILED'],
    ['a whole card', { cards: [{ cardId: { id: 'archer' }, count: 1 }] }, 400, 'VALIDATION_FAILED'],
    ['a card with more fields', { cards: [{ cardId: 'archer', count: 1, power: 9 }] }, 400, 'VALIDATION_FAILED'],
    ['a field of another name', { cards: LEGAL, owner: 'me' }, 400, 'VALIDATION_FAILED'],
    ['no name', { name: '', cards: LEGAL }, 400, 'VALIDATION_FAILED'],
    ['a game that does not exist', { game: 'chess', cards: LEGAL }, 404, 'UNKNOWN_GAME'],
    ['a game without decks', { game: 'azul', cards: LEGAL }, 400, 'DECK_NOT_USED'],
  ])('%s is refused', async (_, fields, ...expected) =>
    expect(codeOf(await ada.post('/api/decks', { game: 'skirmish', name: 'x', ...fields }))).toEqual(expected),
  );

  it('an organizer hands it in for a player, a player for nobody else', async () => {
    const deck = { game: 'skirmish', name: 'x', cards: LEGAL };
    for (const caller of [organizer, server.admin]) {
      const { status, body } = await caller.post('/api/decks', { ...deck, accountId: ada.id });
      expect([status, body.accountId]).toEqual([201, ada.id]);
      expect(codeOf(await caller.post('/api/decks', deck))).toEqual([400, 'VALIDATION_FAILED']);
      const noPlayer = await caller.post('/api/decks', { ...deck, accountId: organizer.id });
      expect(codeOf(noPlayer)).toEqual([400, 'VALIDATION_FAILED']);
    }
    expect(codeOf(await ada.post('/api/decks', { ...deck, accountId: bo.id }))).toEqual([403, 'FORBIDDEN']);
    expect((await ada.post('/api/decks', { ...deck, accountId: ada.id })).status).toBe(201);
    const analyst = await server.admin.account('Anton', 'ANALYST');
    expect(codeOf(await analyst.post('/api/decks', deck))).toEqual([403, 'FORBIDDEN']);
  });

  it('only its owner and admins see it', async () => {
    const id = await deckOf(ada);
    expect((await ada.get(`/api/decks/${id}`)).status).toBe(200);
    expect((await server.admin.get(`/api/decks/${id}`)).status).toBe(200);
    for (const caller of [bo, organizer]) {
      expect(codeOf(await caller.get(`/api/decks/${id}`))).toEqual([404, 'NOT_FOUND']);
      expect(codeOf(await caller.post(`/api/decks/${id}/validate`, { tournamentId: CASUAL }))).toEqual([
        404,
        'NOT_FOUND',
      ]);
    }
    expect(codeOf(await ada.get(`/api/decks/${randomUUID()}`))).toEqual([404, 'NOT_FOUND']);
    expect(codeOf(await ada.get('/api/decks/the-feast'))).toEqual([400, 'VALIDATION_FAILED']);
  });
});

describe('a deck that is entered in a tournament', () => {
  it('is seen and judged by its staff, and by no other organizer', async () => {
    const tournamentId = await newTournament();
    await organizer.post(`/api/tournaments/${tournamentId}/open-registration`);
    const id = await deckOf(ada);
    expect((await organizer.get(`/api/decks/${id}`)).status).toBe(404);
    expect((await ada.post(`/api/tournaments/${tournamentId}/entrants`, { deckId: id })).status).toBe(201);
    expect((await organizer.get(`/api/decks/${id}`)).body.cards).toEqual(LEGAL);
    const { body } = await organizer.post(`/api/decks/${id}/validate`, { tournamentId });
    expect(body).toEqual({ valid: true, violations: [] });
    const stranger = await server.admin.account('Oda', 'ORGANIZER');
    for (const caller of [stranger, bo]) expect((await caller.get(`/api/decks/${id}`)).status).toBe(404);
  });
});

describe('judging a deck', () => {
  it('by the rules of the game alone, in Casual', async () => {
    const { status, body } = await ada.post(`/api/decks/${await deckOf(ada)}/validate`, { tournamentId: CASUAL });
    expect([status, body]).toEqual([200, { valid: true, violations: [] }]);
  });

  it('lists every violation', async () => {
    const id = await deckOf(ada, [
      { cardId: 'dragon', count: 2 },
      { cardId: 'archer', count: 4 },
    ]);
    const { body } = await ada.post(`/api/decks/${id}/validate`, { tournamentId: CASUAL });
    expect(body.valid).toBe(false);
    expect(body.violations.map(({ code, cardId }: Record<string, unknown>) => [code, cardId])).toEqual([
      ['DECK_SIZE', undefined],
      ['TOO_MANY_COPIES', 'dragon'],
      ['TOO_MANY_COPIES', 'archer'],
    ]);
    expect(body.violations[1]).toMatchObject({ count: 2, limit: 1, message: expect.stringMatching(/\S/) });
  });

  it('by the rules of a tournament, which a draft shows to nobody else', async () => {
    const tournamentId = await newTournament({ bannedCards: ['bard'], maxCopies: 2 });
    const id = await deckOf(ada);
    const { body } = await server.admin.post(`/api/decks/${id}/validate`, { tournamentId });
    expect(body.violations).toContainEqual(expect.objectContaining({ code: 'BANNED_CARD', cardId: 'bard' }));
    expect(body.violations.length).toBe(BRONZE.length + 1);
    expect(codeOf(await ada.post(`/api/decks/${id}/validate`, { tournamentId }))).toEqual([404, 'NOT_FOUND']);
  });

  it('of another game than the tournament is a violation', async () => {
    const tournamentId = await newTournament({}, 'azul');
    const { body } = await server.admin.post(`/api/decks/${await deckOf(ada)}/validate`, { tournamentId });
    expect(body).toMatchObject({ valid: false, violations: [{ code: 'WRONG_GAME' }] });
  });
});

describe('sitting down with a deck', () => {
  it('ready ones and one’s own, once the game is known to use them', async () => {
    const id = await newMatch();
    expect(codeOf(await ada.post(`/api/matches/${id}/players`))).toEqual([400, 'DECK_REQUIRED']);
    expect((await join(ada, id, await deckOf(ada))).status).toBe(201);
    const { status, body } = await join(bo, id, 'the-watch');
    expect([status, body.match.state]).toEqual([201, 'PLAYER_TURN']);
  });

  it('nobody else’s', async () => {
    const id = await newMatch();
    const deckId = await deckOf(bo);
    for (const unknown of [deckId, randomUUID(), 'the-end', 'constructor'])
      expect(codeOf(await join(ada, id, unknown))).toEqual([400, 'UNKNOWN_DECK']);
    const seated = await server.admin.post(`/api/matches/${id}/players`, { accountId: bo.id, deckId });
    expect([seated.status, seated.body.seat]).toEqual([201, 0]);
  });

  it('an invalid deck cancels the match, with the reasons of both', async () => {
    const tournamentId = await newTournament({ bannedCards: ['dragon'] });
    const { body: match } = await organizer.post('/api/matches', { tournamentId });
    const waiting = await join(ada, match.id, 'the-feast');
    expect([waiting.status, waiting.body.match.state]).toEqual([201, 'WAITING_FOR_PLAYERS']);
    const small = await deckOf(bo, [{ cardId: 'archer', count: 4 }]);
    const { status, body } = await join(bo, match.id, small);
    expect([status, body.match.state, body.match.cancellation.code]).toEqual([201, 'CANCELLED', 'INVALID_DECK']);
    const reasons = async (caller: Api) => {
      const { cancellation } = (await caller.get(`/api/matches/${match.id}`)).body;
      return cancellation.violations.map(({ seat, code }: Record<string, unknown>) => [seat, code]);
    };
    const adas = [[0, 'BANNED_CARD']];
    const bos = [
      [1, 'DECK_SIZE'],
      [1, 'TOO_MANY_COPIES'],
    ];
    expect(await reasons(ada)).toEqual(adas);
    expect(await reasons(bo)).toEqual(bos);
    for (const staff of [organizer, server.admin]) expect(await reasons(staff)).toEqual([...adas, ...bos]);
    expect(await reasons(new Api(server.url))).toEqual([]);
    expect((await organizer.get(`/api/tournaments/${tournamentId}`)).body.state).toBe('DRAFT');
  });
});

describe.each(games.filter(({ decks }) => decks))('a match of $name', ({ id: game, decks }) => {
  it('is played to its end with the ready decks, one against the other', async () => {
    const { id } = (await ada.post('/api/matches', { game, casual: true })).body;
    for (const [index, player] of [ada, bo].entries()) await join(player, id, decks!.readyDecks[index]!.id);
    const { body } = await playToEnd({ id, players: [ada, bo] }, game);
    expect(body.state).toBe('MATCH_ENDED');
    expect(brokenIn(await storedHistory(server.database.ownerUrl, id))).toBeNull();
  });

  it('has ready decks that may be handed in as one’s own, as JSON and as text', async () => {
    for (const { name, cards } of decks!.readyDecks) {
      const total = cards.reduce((sum, { count }) => sum + count, 0);
      const names = new Map(decks!.cards.map((card) => [card.id, `${card.name} ${card.set} ${card.number}`]));
      const list = `Deck\n${cards.map(({ cardId, count }) => `${count} ${names.get(cardId)}`).join('\n')}\nTotal: ${total}`;
      for (const form of [{ cards }, { list }]) {
        const { status, body } = await ada.post('/api/decks', { game, name, ...form });
        expect([status, body.cards]).toEqual([201, cards]);
        const { body: judged } = await ada.post(`/api/decks/${body.id}/validate`, { tournamentId: CASUAL });
        expect(judged).toEqual({ valid: true, violations: [] });
      }
    }
  });
});
