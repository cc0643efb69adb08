import { randomUUID } from 'node:crypto';
import { seededRandom } from '../../src/modules/gameplay/domain/engine/random.js';
import type { Answer, Api, StartedMatch } from './api.js';

interface Offered {
  readonly type: string;
  readonly data: object;
}

/** Sends an action as a command of its own, unless the fields name one. */
export const act = (player: Api, matchId: string, action: object): Promise<Answer> =>
  player.post(`/api/matches/${matchId}/actions`, { commandId: randomUUID(), ...action });

/** The player whose turn it is, the other one, and what the first may do. */
export async function turnOf({ id, players }: StartedMatch) {
  const { body } = await players[0].get(`/api/matches/${id}/view`);
  const seat: 0 | 1 = body.toAct[0];
  const { body: own } = await players[seat].get(`/api/matches/${id}/view`);
  const actions = own.availableActions as Offered[];
  return { seat, active: players[seat], idle: players[1 - seat]!, seq: own.seq as number, actions };
}

/** Plays random actions until the match is over, and answers its last view as the first player sees it. */
export async function playToEnd(match: StartedMatch, seed: string): Promise<Answer> {
  for (let move = 0; ; move++) {
    const view = await match.players[0].get(`/api/matches/${match.id}/view`);
    if (view.body.outcome !== null) return view;
    const seat: 0 | 1 = view.body.toAct[0];
    const own = seat === 0 ? view : await match.players[seat].get(`/api/matches/${match.id}/view`);
    const actions = own.body.availableActions as Offered[];
    const action = actions[seededRandom(seed, move).int(actions.length)]!;
    const answer = await act(match.players[seat], match.id, action);
    if (answer.status !== 201) throw new Error(`An available action was refused: ${JSON.stringify(answer.body)}`);
  }
}

/** The whole history as a caller sees it, page by page. */
export async function wholeHistory(caller: Api, matchId: string, limit = 50) {
  const items = [];
  for (let cursor = '0'; ;) {
    const { body } = await caller.get(`/api/matches/${matchId}/actions?limit=${limit}&cursor=${cursor}`);
    items.push(...body.items);
    if (body.nextCursor === null) return items;
    cursor = body.nextCursor;
  }
}
