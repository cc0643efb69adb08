import { randomUUID } from 'node:crypto';
import { seededRandom } from '../../src/modules/gameplay/domain/engine/random.js';
import { tactics5x5 } from '../../src/modules/gameplay/domain/games/tactics-5x5/index.js';
import { Api } from '../../test/support/api.js';
import { ADMIN_TOKEN } from './stage.js';

export interface ScriptedRequest {
  readonly method: 'POST';
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string;
}

interface Move {
  readonly seat: 0 | 1;
  readonly type: string;
  readonly data: object;
}

/** Tactics has no chance in it, so the same moves are legal in every match: a random game played once, then posted. */
export const randomMoves = (seed: string): Move[] => {
  const options = tactics5x5.parseOptions(undefined);
  if (!options.ok) throw new Error(options.error.join());
  let { state } = tactics5x5.initialState({ options: options.value, decks: null }, seededRandom(seed, 0));
  const moves: Move[] = [];
  for (let turn = 1; tactics5x5.status(state).outcome === null; turn++) {
    const [seat] = tactics5x5.status(state).toAct;
    const legal = tactics5x5.legalActions(state, seat);
    const action = legal[seededRandom(seed, turn).int(legal.length)];
    moves.push(action);
    state = tactics5x5.apply(state, action, seededRandom(seed, turn)).state;
  }
  return moves;
};

export class Players {
  private constructor(readonly pairs: readonly (readonly [Api, Api])[]) {}

  static async make(url: string, pairs: number): Promise<Players> {
    const admin = new Api(url, ADMIN_TOKEN);
    const pair = () => Promise.all([admin.account('Ada'), admin.account('Bo')]);
    return new Players(await Promise.all(Array.from({ length: pairs }, pair)));
  }

  /** A match of the pair, begun, and the requests that play `moves` in it. */
  async script(url: string, pair: number, moves: readonly Move[]): Promise<ScriptedRequest[]> {
    const [ada, bo] = this.pairs[pair].map((player) => player.at(url));
    const { body } = await ada.post('/api/matches', { game: 'tactics-5x5', casual: true });
    await ada.post(`/api/matches/${body.id}/players`);
    await bo.post(`/api/matches/${body.id}/players`);
    const path = `/api/matches/${body.id}/actions`;
    return moves.map(({ seat, type, data }) => ({
      method: 'POST',
      path,
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${(seat === 0 ? ada : bo).token}`,
      },
      body: JSON.stringify({ commandId: randomUUID(), type, data }),
    }));
  }
}
