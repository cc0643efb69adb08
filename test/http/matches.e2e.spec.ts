import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { seededRandom } from '../../src/modules/gameplay/domain/engine/random.js';
import { startMatch, type Answer, type StartedMatch } from '../support/api.js';
import { startServer, type TestServer } from '../support/server.js';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const play = async ({ id, players }: StartedMatch, seed: string): Promise<Answer> => {
  for (let turn = 0; ; turn++) {
    const view = await players[0].get(`/api/matches/${id}/view`);
    if (view.body.outcome !== null) return view;
    const seat = view.body.toAct[0] as 0 | 1;
    const { body } = await players[seat].get(`/api/matches/${id}/view`);
    const chosen = body.availableActions[seededRandom(seed, turn).int(body.availableActions.length)];
    const answer = await players[seat].post(`/api/matches/${id}/actions`, { commandId: randomUUID(), ...chosen });
    expect(answer.status).toBe(201);
  }
};

describe.each(['tactics-5x5', 'azul'])('a match of %s', (game) => {
  it('is played to its end over HTTP and then reveals its seed', async () => {
    const match = await startMatch(server.admin, game);
    const { body } = await play(match, game);
    expect(body.state).toBe('MATCH_ENDED');
    const over = await server.admin.get(`/api/matches/${match.id}`);
    expect(over.body.seed).toMatch(/^[0-9a-f]{64}$/);
    expect(over.body.headSeq).toBe(body.seq);
  });
});
