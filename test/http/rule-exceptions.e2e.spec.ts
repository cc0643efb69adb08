import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startMatch, type Answer, type Api, type StartedMatch } from '../support/api.js';
import { act, turnOf } from '../support/play.js';
import { startServer, type TestServer } from '../support/server.js';

const GAME = 'tridimensional-duels';
const INVICTUS = 'unbroken-wall';
const STORMBRINGER = 'rolling-thunder';
const BOTH_LANES_STAND = [5, expect.any(Number), 5];

let server: TestServer;
let player: Api;
beforeAll(async () => {
  server = await startServer();
  player = await server.admin.account('Ada');
});
afterAll(() => server.close());

interface Duel {
  readonly board: { readonly grid: readonly (readonly string[])[] };
  readonly lanes: unknown;
}

/** The champion of a seat goes for the one opposite. */
const attackOnChampion = ({ board }: Duel, seat: number) => ({
  type: 'SELECT_ATTACK',
  data: {
    cardId: board.grid[seat]![1],
    attackType: 'VERTICAL',
    target: { kind: 'card', cardId: board.grid[1 - seat]![1] },
  },
});

describe('Invictus attacks the enemy champion while both side lanes stand', () => {
  /** The second turn, since nobody attacks in the first. */
  const secondTurn = async (deck: string): Promise<StartedMatch> => {
    const match = await startMatch(server.admin, GAME, {}, [deck, deck]);
    for (const type of ['DRAW_CARD', 'END_STRATEGY', 'DRAW_CARD'])
      expect((await act((await turnOf(match)).active, match.id, { type, data: {} })).status).toBe(201);
    return match;
  };

  it('in a match: the answer says that an exception was applied, also when the command is sent again', async () => {
    const match = await secondTurn(INVICTUS);
    const { active, seat } = await turnOf(match);
    const { view } = (await active.get(`/api/matches/${match.id}/view`)).body;
    expect(view.lanes).toEqual([BOTH_LANES_STAND, BOTH_LANES_STAND]);
    const command = { commandId: randomUUID(), ...attackOnChampion(view, seat) };
    const { status, body } = await act(active, match.id, command);
    expect([status, body.exceptionApplied]).toEqual([201, true]);
    expect((await act(active, match.id, command)).body).toEqual(body);
    const ended = await act(active, match.id, { type: 'END_STRATEGY', data: {} });
    expect(ended.body).not.toHaveProperty('exceptionApplied');
    const struck = ended.body.events.find(({ type }: { type: string }) => type === 'ATTACKED');
    expect(struck.data).toMatchObject({ target: command.data.target });
  });

  it('another champion is refused', async () => {
    const match = await secondTurn(STORMBRINGER);
    const { active, seat } = await turnOf(match);
    const { view } = (await active.get(`/api/matches/${match.id}/view`)).body;
    const { status, body } = await act(active, match.id, attackOnChampion(view, seat));
    expect([status, body.code]).toEqual([400, 'CANNOT_ATTACK_CHAMPION']);
  });

  const ask = (what: string, body: object): Promise<Answer> => player.post(`/api/games/${GAME}/${what}`, body);

  it('without a match: validate and apply say so too', async () => {
    let { state } = (await ask('initial-state', { seed: 'exceptional' })).body;
    const isInvictusToAct = () => {
      const { definition } = state.cards[state.board.grid[state.activePlayerIndex][1]];
      return definition === 'invictus' && state.phase === 'STRATEGY' && state.turn > 1;
    };
    while (!isInvictusToAct()) {
      const type = state.phase === 'DRAW' ? 'DRAW_CARD' : 'END_STRATEGY';
      const action = { type, seat: state.activePlayerIndex, data: {} };
      ({ state } = (await ask('apply', { state, action, seed: 's' })).body);
    }
    const seat = state.activePlayerIndex as number;
    expect(state.lanes[1 - seat]).toEqual(BOTH_LANES_STAND);
    const action = { ...attackOnChampion(state, seat), seat };
    expect((await ask('validate', { state, action })).body).toEqual({ valid: true, exceptionApplied: true });
    expect((await ask('apply', { state, action })).body.exceptionApplied).toBe(true);
  });
});
