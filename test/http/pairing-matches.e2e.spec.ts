import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { seededRandom } from '../../src/modules/gameplay/domain/engine/random.js';
import { query } from '../support/database.js';
import { startOn, startServer, type TestServer } from '../support/server.js';
import { TestTournament } from '../support/tournament.js';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const concede = async (event: TestTournament, matchId: string, loser: string): Promise<void> => {
  const { api } = event.players.find(({ entrantId }) => entrantId === loser)!;
  const left = await api.request('DELETE', `/api/matches/${matchId}/players/me`);
  expect(left.status).toBeLessThan(300);
};

/** A result reaches the tournament after the answer to the move that ended the match. */
const eventually = async <T>(read: () => Promise<T>, enough: (value: T) => boolean): Promise<T> => {
  for (let tries = 0; ; tries++) {
    const value = await read();
    if (enough(value) || tries === 100) return value;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

describe('a published round', () => {
  it('starts a match at every table, both seats taken', async () => {
    const event = await TestTournament.started(server.admin, { format: { kind: 'SWISS', rounds: 2 } }, 5);
    const { pairings } = await event.post('/rounds', { publish: true });
    expect(pairings.map(({ matchIds }: { matchIds: string[] }) => matchIds.length)).toEqual([1, 1, 0]);
    const { body } = await server.admin.get(`/api/matches/${pairings[0].matchIds[0]}`);
    expect(body).toMatchObject({ tournamentId: event.id, state: 'PLAYER_TURN', headSeq: 2 });
    const seated = body.seats.map(({ accountId }: { accountId: string }) => accountId);
    const [a, b] = pairings[0].entrants.map((id: string) => event.players.find((p) => p.entrantId === id)!.api.id);
    expect(seated).toEqual([a, b]);
  });

  it('takes the result of a match that is played out', async () => {
    const event = await TestTournament.started(server.admin, { format: { kind: 'SWISS', rounds: 1 } }, 2);
    const { pairings } = await event.post('/rounds', { publish: true });
    const matchId = pairings[0].matchIds[0];
    const apis = pairings[0].entrants.map((id: string) => event.players.find((p) => p.entrantId === id)!.api);
    for (let turn = 0; turn < 2_000; turn++) {
      const { body: shown } = await apis[0].get(`/api/matches/${matchId}/view`);
      if (shown.outcome !== null) break;
      const api = apis[shown.toAct[0]];
      const { body } = await api.get(`/api/matches/${matchId}/view`);
      const chosen = body.availableActions[seededRandom('pairing', turn).int(body.availableActions.length)];
      await api.post(`/api/matches/${matchId}/actions`, { commandId: randomUUID(), ...chosen });
    }
    const round = await eventually(
      () => event.get('/rounds/1'),
      ({ state }) => state === 'FINISHED',
    );
    const { body: match } = await server.admin.get(`/api/matches/${matchId}`);
    const winner = match.outcome.winner === null ? null : pairings[0].entrants[match.outcome.winner];
    expect(round.pairings[0].result).toMatchObject({ winner, source: 'MATCH' });
  });

  it('plays a best of three one game after the other', async () => {
    const format = { kind: 'SINGLE_ELIMINATION', bestOf: 3 };
    const event = await TestTournament.started(server.admin, { format }, 2);
    const { pairings } = await event.post('/rounds', { publish: true });
    const [a, b] = pairings[0].entrants;
    const games = (count: number) =>
      eventually(
        async () => (await event.get('/rounds/1')).pairings[0],
        ({ matchIds, result }) => matchIds.length === count || result !== null,
      );
    await concede(event, (await games(1)).matchIds[0], a);
    await concede(event, (await games(2)).matchIds[1], b);
    await concede(event, (await games(3)).matchIds[2], a);
    const { result } = await games(4);
    expect(result).toEqual({ winner: b, doubleLoss: false, games: [1, 2, 0], source: 'MATCH' });
    expect(await event.post('/complete')).toMatchObject({ state: 'COMPLETED' });
  });

  it('leaves the table of a cancelled match to staff', async () => {
    const event = await TestTournament.started(server.admin, { format: { kind: 'SWISS', rounds: 1 } }, 2);
    const { pairings } = await event.post('/rounds', { publish: true });
    const [{ matchIds, entrants }] = pairings;
    const cancelled = await event.organizer.post(`/api/matches/${matchIds[0]}/cancel`, { reason: 'Power cut' });
    expect(cancelled.body.state).toBe('CANCELLED');
    expect((await event.get('/rounds/1')).pairings[0]).toMatchObject({ matchIds, result: null });
    expect((await event.organizer.post(event.path('/complete'))).body.code).toBe('RESULTS_MISSING');
    await event.request('PUT', '/rounds/1/pairings/1/result', { winner: entrants[1] });
    expect(await event.get('/rounds/1')).toMatchObject({
      state: 'FINISHED',
      pairings: [{ matchIds, result: { winner: entrants[1], source: 'STAFF' } }],
    });
  });

  it('does not count a match made by hand', async () => {
    const event = await TestTournament.started(server.admin, { format: { kind: 'SWISS', rounds: 1 } }, 2);
    await event.post('/rounds', { publish: true });
    const { body } = await event.organizer.post('/api/matches', { tournamentId: event.id });
    for (const { api } of event.players) await api.post(`/api/matches/${body.id}/players`);
    await concede(event, body.id, event.players[0].entrantId);
    expect((await event.get('/rounds/1')).state).toBe('PUBLISHED');
  });

  it('takes in at the start what ended while nobody could pass it on', async () => {
    const event = await TestTournament.started(server.admin, { format: { kind: 'SWISS', rounds: 1 } }, 2);
    const { pairings } = await event.post('/rounds', { publish: true });
    const [matchId] = pairings[0].matchIds;
    // As if the process had died between the commit that ended the match and the word of it.
    await query(
      server.database.ownerUrl,
      `UPDATE matches SET over = true, state = 'MATCH_ENDED', outcome = '{"winner": 1, "reason": "CONCEDED"}' WHERE id = $1`,
      [matchId],
    );
    const second = await startOn(server.database);
    const { result } = await eventually(
      async () => (await event.get('/rounds/1')).pairings[0],
      (pairing) => pairing.result !== null,
    );
    expect(result).toMatchObject({ winner: pairings[0].entrants[1], source: 'MATCH' });
    await second.close();
  });
});
