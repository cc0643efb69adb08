import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EventStreams } from '../../src/shared/infrastructure/http/event-streams.js';
import { games } from '../../src/modules/gameplay/domain/games/index.js';
import { Api, startMatch } from '../support/api.js';
import { EventStream } from '../support/event-stream.js';
import { act, playToEnd, turnOf, wholeHistory } from '../support/play.js';
import { startOn, startServer, type TestServer } from '../support/server.js';

let server: TestServer;
let nobody: Api;
beforeAll(async () => {
  server = await startServer();
  nobody = new Api(server.url);
});
afterAll(() => server.close());

const watch = (caller: Api, id: string, headers?: Record<string, string>) =>
  EventStream.open(caller, `/api/matches/${id}/events`, headers);

/** How many streams the server has open, after a moment to come to the number it should. */
const openStreams = async (expected: number): Promise<number> => {
  const streams = server.app.get(EventStreams, { strict: false });
  for (let wait = 0; wait < 100 && streams.size !== expected; wait++)
    await new Promise((resolve) => setTimeout(resolve, 20));
  return streams.size;
};

describe('the event stream of a match', () => {
  it('is a stream that nobody may keep', async () => {
    const { id } = await startMatch(server.admin, 'azul');
    const stream = await watch(nobody, id);
    await stream.close();
    expect(stream.response.status).toBe(200);
    expect(stream.response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    expect(stream.response.headers.get('cache-control')).toBe('no-store');
  });

  it('answers a HEAD with its headers, and no stream', async () => {
    const { id } = await startMatch(server.admin, 'azul');
    const signal = AbortSignal.timeout(5_000);
    const { status, headers } = await fetch(`${server.url}/api/matches/${id}/events`, { method: 'HEAD', signal });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^text\/event-stream/);
    expect(await openStreams(0)).toBe(0);
  });

  it('is forgotten by the server when its reader goes away', async () => {
    const { id } = await startMatch(server.admin, 'azul');
    const stream = await watch(nobody, id);
    await stream.take(2);
    expect(await openStreams(1)).toBe(1);
    await stream.close();
    expect(await openStreams(0)).toBe(0);
  });

  it('tells what was and each action as it happens, one message an action', async () => {
    const match = await startMatch(server.admin, 'tactics-5x5');
    const stream = await watch(nobody, match.id);
    const joins = await stream.take(2);
    expect(joins.map(({ id, event, data }) => [id, event, data.type])).toEqual([
      ['1', 'action', 'JOIN'],
      ['2', 'action', 'JOIN'],
    ]);
    for (let seq = 3; seq < 8; seq++) {
      const { active, actions, seat } = await turnOf(match);
      const answer = await act(active, match.id, actions[0]!);
      const message = await stream.next();
      const { state, phase, toAct, events } = answer.body;
      expect(message).toEqual({
        id: String(seq),
        event: 'action',
        data: { seq, seat, type: actions[0]!.type, events, state, phase, toAct },
      });
    }
    await stream.close();
  });

  it('says nothing of a refused action', async () => {
    const match = await startMatch(server.admin, 'azul');
    const stream = await watch(nobody, match.id, { 'last-event-id': '2' });
    const { active, actions } = await turnOf(match);
    await act(active, match.id, { type: 'DANCE' });
    await act(active, match.id, actions[0]!);
    expect((await stream.next())!.data).toMatchObject({ seq: 3, type: 'DRAFT' });
    await stream.close();
  });

  it.each(games.map(({ id }) => id))('ends with the outcome and closes (%s)', async (game) => {
    const match = await startMatch(server.admin, game);
    const live = watch(match.players[0], match.id).then((stream) => stream.toEnd());
    const { body } = await playToEnd(match, `watched ${game}`);
    const messages = await live;
    expect(messages.at(-1)).toEqual({ event: 'end', data: { outcome: body.outcome, state: 'MATCH_ENDED' } });
    const history = await wholeHistory(match.players[0], match.id, 200);
    const actions = messages.slice(0, -1);
    expect(actions.map(({ id }) => id)).toEqual(history.map(({ seq }) => String(seq)));
    expect(actions.map(({ data }) => data.events)).toEqual(history.map(({ events }) => events));
    const late = await watch(nobody, match.id);
    expect((await late.toEnd()).map(({ id }) => id)).toEqual(messages.map(({ id }) => id));
  });

  it('ends for a cancelled match too', async () => {
    const { id } = await startMatch(server.admin, 'azul');
    const stream = await watch(nobody, id, { 'last-event-id': '2' });
    await server.admin.post(`/api/matches/${id}/cancel`, { reason: 'Rain' });
    expect((await stream.toEnd()).map(({ event, data }) => [event, data.type ?? data.state])).toEqual([
      ['action', 'CANCEL'],
      ['end', 'CANCELLED'],
    ]);
  });

  it('resumes after Last-Event-ID, without a gap or a repetition', async () => {
    const match = await startMatch(server.admin, 'tactics-5x5');
    const first = await watch(nobody, match.id);
    const seen = (await first.take(2)).map(({ id }) => id);
    await first.close();
    for (let i = 0; i < 4; i++) {
      const { active, actions } = await turnOf(match);
      await act(active, match.id, actions[0]!);
    }
    const second = await watch(nobody, match.id, { 'last-event-id': seen.at(-1)! });
    expect((await second.take(4)).map(({ id }) => id)).toEqual(['3', '4', '5', '6']);
    await second.close();
  });

  it('at the end of a finished match there is only the end', async () => {
    const { id, players } = await startMatch(server.admin, 'azul');
    await players[0].request('DELETE', `/api/matches/${id}/players/me`);
    const stream = await watch(nobody, id, { 'last-event-id': '3' });
    expect((await stream.toEnd()).map(({ event }) => event)).toEqual(['end']);
  });

  it.each(['-1', 'x', '1.5', '99999999999'])('Last-Event-ID %s is refused', async (last) => {
    const { id } = await startMatch(server.admin, 'azul');
    const { status, body } = await nobody.get(`/api/matches/${id}/events`, { 'last-event-id': last });
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
  });

  it('hears of what another process plays', async () => {
    const other = await startOn(server.database);
    const match = await startMatch(server.admin, 'azul');
    const stream = await watch(new Api(other.url), match.id, { 'last-event-id': '2' });
    const { active, actions } = await turnOf(match);
    await act(active, match.id, actions[0]!);
    const message = await stream.next();
    await other.close();
    expect(message).toMatchObject({ id: '3', data: { type: 'DRAFT' } });
  });

  it('many watch one match and all see the same', async () => {
    const match = await startMatch(server.admin, 'azul');
    const streams = await Promise.all(Array.from({ length: 20 }, () => watch(nobody, match.id)));
    const all = Promise.all(streams.map((stream) => stream.toEnd()));
    await playToEnd(match, 'many watch');
    const seen = await all;
    for (const messages of seen) expect(messages).toEqual(seen[0]);
    expect(seen[0]!.length).toBeGreaterThan(10);
  });
});

describe('a server that drains', () => {
  it('finishes what is under way: what it acknowledged is in the history', async () => {
    const draining = await startOn(server.database);
    const turns = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const match = await startMatch(server.admin, 'azul');
        return { match, ...(await turnOf(match)) };
      }),
    );
    const acting = turns.map(({ match, active, actions }) => act(active.at(draining.url), match.id, actions[0]!));
    await Promise.race(acting);
    await draining.close();
    const answers = await Promise.allSettled(acting);
    const accepted = answers.map((answer) => answer.status === 'fulfilled' && answer.value.status === 201);
    expect(accepted).toContain(true);
    for (const [i, { match }] of turns.entries()) {
      const { headSeq } = (await nobody.get(`/api/matches/${match.id}`)).body;
      if (accepted[i]) expect(headSeq).toBe(3);
    }
    for (const answer of answers) if (answer.status === 'fulfilled') expect([201, 503]).toContain(answer.value.status);
  });

  it('ends its streams and stops', async () => {
    const draining = await startOn(server.database);
    const match = await startMatch(draining.admin, 'azul');
    const stream = await watch(new Api(draining.url), match.id);
    await stream.take(2);
    const rest = stream.toEnd();
    await draining.close();
    expect(await rest).toEqual([]);
    await expect(fetch(`${draining.url}/health/live`)).rejects.toThrow();
  });
});
