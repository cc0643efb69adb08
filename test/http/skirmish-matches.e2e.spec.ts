import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Api, type Answer, type StartedMatch } from '../support/api.js';
import { createTestDatabase } from '../support/database.js';
import { act, playToEnd, turnOf, wholeHistory } from '../support/play.js';
import { startOn, startServer, type TestServer } from '../support/server.js';
import { deckOf } from '../support/skirmish-deck.js';
import { brokenIn, storedHistory } from '../support/verify.js';

let server: TestServer;
let ada: Api;
let bo: Api;

beforeAll(async () => {
  server = await startServer();
  [ada, bo] = await Promise.all([server.admin.account('Ada'), server.admin.account('Bo')]);
});
afterAll(() => server.close());

const codeOf = ({ status, body }: Answer) => [status, body.code];
const join = (player: Api, matchId: string, deckId: string) =>
  player.post(`/api/matches/${matchId}/players`, { deckId });

/** Both seated; who has handed in nothing plays a ready deck. */
const startSkirmish = async (decks = ['the-feast', 'the-watch']): Promise<StartedMatch> => {
  const { id } = (await ada.post('/api/matches', { game: 'skirmish', casual: true })).body;
  for (const [index, player] of [ada, bo].entries()) await join(player, id, decks[index]!);
  return { id, players: [ada, bo] };
};

describe('a match of Skirmish', () => {
  it('is played to its end with decks of the players’ own', async () => {
    const { body } = await playToEnd(await startSkirmish([await deckOf(ada), await deckOf(bo)]), 'own decks');
    expect(body.outcome).not.toBeNull();
  });

  it('shows hands to their players and the order of decks to nobody', async () => {
    const match = await startSkirmish([await deckOf(ada), await deckOf(bo)]);
    const nobody = new Api(server.url);
    for (let move = 0; move < 12; move++) {
      const { active, actions } = await turnOf(match);
      await act(active, match.id, actions[move % actions.length]!);
    }
    const viewOf = async (caller: Api, as = '') => (await caller.get(`/api/matches/${match.id}/view${as}`)).body.view;
    const views = await Promise.all([...match.players, nobody].map((caller) => viewOf(caller)));
    const whole = await viewOf(server.admin, '?as=OMNISCIENT');
    for (const seat of [0, 1]) {
      const { hand, deck } = whole.players[seat] as { hand: string[]; deck: string[] };
      expect(hand.length).toBeGreaterThan(0);
      expect(views[seat].players[seat]).toMatchObject({ hand, handCount: hand.length, deckCount: deck.length });
      const others = [match.players[1 - seat]!, nobody];
      const histories = await Promise.all(others.map((caller) => wholeHistory(caller, match.id)));
      for (const seen of [views[1 - seat], views[2], ...histories])
        for (const id of hand) expect(JSON.stringify(seen)).not.toContain(`"${id}"`);
      for (const view of views) for (const id of deck) expect(JSON.stringify(view)).not.toContain(`"${id}"`);
    }
  });
});

describe('bad input in a match of Skirmish', () => {
  let match: StartedMatch;
  let turn: Awaited<ReturnType<typeof turnOf>>;
  let unit: { cardId: string; slot: { seat: number; terrain: number } };
  let others: string;
  beforeAll(async () => {
    match = await startSkirmish([await deckOf(ada), await deckOf(bo)]);
    turn = await turnOf(match);
    unit = turn.actions.find(({ data }) => 'slot' in data)!.data as typeof unit;
    const { body } = await turn.idle.get(`/api/matches/${match.id}/view`);
    others = body.view.players[1 - turn.seat].hand[0];
  });

  it.each<[string, () => object, string]>([
    [
      'a card that does not exist',
      () => ({ type: 'PLAY_CARD', data: { ...unit, cardId: 'c999' } }),
      'CARD_NOT_IN_HAND',
    ],
    ['another player’s card', () => ({ type: 'PLAY_CARD', data: { ...unit, cardId: others } }), 'CARD_NOT_IN_HAND'],
    ['a slot off the board', () => ({ type: 'PLAY_CARD', data: { ...unit, slot: { ...unit.slot, terrain: 99 } } }), ''],
    [
      'the other side',
      () => ({ type: 'PLAY_CARD', data: { ...unit, slot: { ...unit.slot, seat: 1 - turn.seat } } }),
      'INVALID_TARGET',
    ],
    [
      'a target where none belongs',
      () => ({ type: 'PLAY_CARD', data: { ...unit, targets: [unit.slot] } }),
      'INVALID_TARGET',
    ],
    ['no slot', () => ({ type: 'PLAY_CARD', data: { cardId: unit.cardId } }), 'TARGET_REQUIRED'],
    ['a whole card', () => ({ type: 'PLAY_CARD', data: { ...unit, cardId: { id: unit.cardId } } }), 'MALFORMED_ACTION'],
    [
      'a card made up by the client',
      () => ({ type: 'PLAY_CARD', data: { ...unit, card: { definition: 'dragon', power: 99 } } }),
      'MALFORMED_ACTION',
    ],
    ['a superfluous field', () => ({ type: 'PASS', data: { quickly: true } }), 'MALFORMED_ACTION'],
    [
      'a position as text',
      () => ({ type: 'PLAY_CARD', data: { ...unit, slot: { ...unit.slot, terrain: '0' } } }),
      'MALFORMED_ACTION',
    ],
    ['a unit that is not there', () => ({ type: 'ACTIVATE', data: { cardId: 'c999' } }), 'UNIT_NOT_FOUND'],
    ['a choice nobody offered', () => ({ type: 'SUBMIT_INPUT', data: { choice: 0 } }), 'INVALID_CHOICE'],
    ['an action nobody knows', () => ({ type: 'DANCE', data: {} }), 'UNKNOWN_ACTION'],
  ])('%s is refused, and nothing changes', async (_, action, code) => {
    const { status, body } = await act(turn.active, match.id, action());
    expect(status).toBe(400);
    if (code !== '') expect(body.code).toBe(code);
    else expect(['INVALID_TARGET', 'MALFORMED_ACTION']).toContain(body.code);
    expect(body.availableActions).toEqual(turn.actions);
    expect((await turn.active.get(`/api/matches/${match.id}`)).body.headSeq).toBe(turn.seq);
  });

  it('out of turn is refused', async () => {
    const { body } = await act(turn.idle, match.id, { type: 'PASS', data: {} });
    expect(body.code).toBe('NOT_CURRENT_PLAYER');
  });
});

describe('a Sentinel', () => {
  /** As many cards as a first hand, so that both players hold their whole deck. */
  const HAND = [
    { cardId: 'sentinel', count: 1 },
    { cardId: 'unsummon', count: 2 },
    { cardId: 'scout', count: 3 },
    { cardId: 'roots', count: 2 },
  ];
  const TERRAIN = 2;

  const begin = async (admin: Api): Promise<StartedMatch> => {
    const players = await Promise.all([admin.account('Ada'), admin.account('Bo')]);
    const format = { kind: 'SWISS' };
    const cup = await admin.post('/api/tournaments', { name: 'x', game: 'skirmish', format, deckRules: { size: 8 } });
    const { body } = await admin.post('/api/matches', { tournamentId: cup.body.id });
    for (const player of players) await join(player, body.id, await deckOf(player, HAND));
    return { id: body.id, players };
  };

  /** A card of the player's hand, played. */
  const play = async (player: Api, id: string, definition: string, where: object): Promise<Answer> => {
    const { view } = (await player.get(`/api/matches/${id}/view`)).body;
    const hand: string[] = view.players.flatMap((each: { hand: string[] | null }) => each.hand ?? []);
    const cardId = hand.find((card) => view.cards[card].definition === definition);
    return act(player, id, { type: 'PLAY_CARD', data: { cardId, ...where } });
  };
  const pass = (player: Api, id: string) => act(player, id, { type: 'PASS', data: {} });

  it('denies the slot in front until it leaves, the same after the server was started again', async () => {
    const database = await createTestDatabase();
    let running = await startOn(database);
    try {
      const match = await begin(running.admin);
      const { id } = match;
      const turn = await turnOf(match);
      const owner = () => turn.active.at(running.url);
      const enemy = () => turn.idle.at(running.url);
      const post = { seat: turn.seat, terrain: TERRAIN };
      const front = { slot: { seat: 1 - turn.seat, terrain: TERRAIN } };
      expect((await play(owner(), id, 'sentinel', { slot: post })).status).toBe(201);
      await pass(owner(), id);
      expect(codeOf(await play(enemy(), id, 'scout', front))).toEqual([400, 'CAN_DEPLOY_DENIED']);

      await running.close();
      running = await startOn(database);
      expect(codeOf(await play(enemy(), id, 'scout', front))).toEqual([400, 'CAN_DEPLOY_DENIED']);
      const beside = { slot: { seat: 1 - turn.seat, terrain: TERRAIN - 1 } };
      expect((await play(enemy(), id, 'scout', beside)).status).toBe(201);
      await pass(enemy(), id);
      expect((await play(owner(), id, 'unsummon', { targets: [post] })).status).toBe(201);
      await pass(owner(), id);
      expect((await play(enemy(), id, 'scout', front)).status).toBe(201);

      const players = match.players.map((player) => player.at(running.url)) as [Api, Api];
      expect((await playToEnd({ id, players }, 'after the restart')).body.state).toBe('MATCH_ENDED');
      expect(brokenIn(await storedHistory(database.ownerUrl, id))).toBeNull();
    } finally {
      await running.close();
      await database.drop();
    }
  });
});
