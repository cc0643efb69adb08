import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startMatch, type Answer, type Api, type StartedMatch } from '../support/api.js';
import { query } from '../support/database.js';
import { act, turnOf, wholeHistory } from '../support/play.js';
import { startOn, startServer, type TestServer } from '../support/server.js';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const answerOf = ({ status, body }: Answer) => ({ status, body });

/** Everything that anyone can see of a match. */
const everythingOf = async ({ id, players }: StartedMatch) =>
  Promise.all([
    ...[server.admin, ...players].flatMap((each) => [
      each.get(`/api/matches/${id}/view`),
      each.get(`/api/matches/${id}/actions?limit=200`),
    ]),
    server.admin.get(`/api/matches/${id}`),
  ]).then((answers) => answers.map(answerOf));

describe.each(['tactics-5x5', 'azul'])('an action of %s', (game) => {
  let match: StartedMatch;
  let turn: Awaited<ReturnType<typeof turnOf>>;
  beforeAll(async () => {
    match = await startMatch(server.admin, game);
    turn = await turnOf(match);
  });

  it('is answered with the view after it and what happened', async () => {
    const fresh = await startMatch(server.admin, game);
    const { active, actions } = await turnOf(fresh);
    const { status, body } = await act(active, fresh.id, { ...actions[0], expectedSeq: 2 });
    expect(status).toBe(201);
    const { events, ...view } = body;
    expect(view).toEqual((await active.get(`/api/matches/${fresh.id}/view`)).body);
    expect(view.seq).toBe(3);
    const [step] = (await active.get(`/api/matches/${fresh.id}/actions?after=2`)).body.items;
    expect(step).toMatchObject({ seq: 3, accountId: active.id, type: actions[0]!.type, events });
  });

  it.each([
    ['not in turn', () => turn.idle, () => turn.actions[0]!, game === 'azul' ? 'NOT_ACTIVE_PLAYER' : 'NOT_YOUR_TURN'],
    ['of an unknown type', () => turn.active, () => ({ type: 'DANCE', data: {} }), 'INVALID_ACTION_TYPE'],
    ['of a type inherited by every object', () => turn.active, () => ({ type: 'toString' }), 'INVALID_ACTION_TYPE'],
    [
      'with data of the wrong shape',
      () => turn.active,
      () => ({ type: turn.actions[0]!.type, data: { luck: 1 } }),
      'MALFORMED_ACTION',
    ],
  ] as const)('%s is refused with its code and what is available, and changes nothing', async (_, who, what, code) => {
    const before = await everythingOf(match);
    const { status, headers, body } = await act(who(), match.id, what());
    expect([status, body.code]).toEqual([400, code]);
    expect(headers.get('content-type')).toContain('application/problem+json');
    expect(body.detail).toEqual(expect.any(String));
    expect(body.availableActions).toEqual(who() === turn.active ? turn.actions : []);
    expect(await everythingOf(match)).toEqual(before);
  });

  it('is refused to who has no seat', async () => {
    const stranger = await server.admin.account('Stranger');
    const { status, body } = await act(stranger, match.id, turn.actions[0]!);
    expect([status, body.code]).toEqual([403, 'FORBIDDEN']);
    expect(JSON.stringify(body)).not.toContain('availableActions');
  });

  it.each(['ADMIN', 'ORGANIZER', 'ANALYST'])('is refused to the role %s', async (role) => {
    const { status, body } = await act(await server.admin.account('No player', role), match.id, turn.actions[0]!);
    expect([status, body.code]).toEqual([403, 'FORBIDDEN']);
  });

  it('in a game without secrets is seen whole by everyone', async () => {
    const fresh = await startMatch(server.admin, game);
    const { active, idle, actions } = await turnOf(fresh);
    await act(active, fresh.id, actions[0]!);
    for (const caller of [active, idle, server.admin]) {
      const [step] = (await caller.get(`/api/matches/${fresh.id}/actions?after=2`)).body.items;
      expect(step.data).toEqual(actions[0]!.data);
    }
  });

  it('may name its own seat and no other', async () => {
    const { status, body } = await act(turn.active, match.id, { ...turn.actions[0], seat: 1 - turn.seat });
    expect([status, body.code]).toEqual([400, 'SEAT_MISMATCH']);
    const fresh = await startMatch(server.admin, game);
    const { active, seat, actions } = await turnOf(fresh);
    expect((await act(active, fresh.id, { ...actions[0], seat })).status).toBe(201);
  });

  it.each([0, 1, 3, 2_147_483_647])('with expectedSeq %i is stale, and told where the match stands', async (seq) => {
    const { status, body } = await act(turn.active, match.id, { ...turn.actions[0], expectedSeq: seq });
    expect([status, body.code, body.headSeq]).toEqual([409, 'STALE_SEQUENCE', 2]);
  });

  it('waits for both players', async () => {
    const ada = await server.admin.account('Ada');
    const { id } = (await ada.post('/api/matches', { game, casual: true })).body;
    await ada.post(`/api/matches/${id}/players`);
    const { status, body } = await act(ada, id, turn.actions[0]!);
    expect([status, body.code]).toEqual([409, 'MATCH_NOT_STARTED']);
    const plan = await ada.post(`/api/matches/${id}/actions/validate`, { actions: [{ type: 'CONCEDE' }] });
    expect([plan.status, plan.body.code]).toEqual([409, 'MATCH_NOT_STARTED']);
  });

  it.each([
    ['no commandId', { type: 'CONCEDE' }],
    ['a commandId that is no UUID', { commandId: 'one', type: 'CONCEDE' }],
    ['no type', { commandId: randomUUID() }],
    ['a seat that does not exist', { commandId: randomUUID(), type: 'CONCEDE', seat: 2 }],
    ['an expectedSeq that is no whole number', { commandId: randomUUID(), type: 'CONCEDE', expectedSeq: 1.5 }],
    ['an unknown field', { commandId: randomUUID(), type: 'CONCEDE', accountId: randomUUID() }],
  ])('with %s is refused', async (_, body) => {
    const answer = await turn.active.post(`/api/matches/${match.id}/actions`, body);
    expect([answer.status, answer.body.code]).toEqual([400, 'VALIDATION_FAILED']);
  });
});

describe('a command sent again', () => {
  const started = async () => {
    const match = await startMatch(server.admin, 'azul');
    return { match, ...(await turnOf(match)) };
  };

  it('five times at once is applied once and answered five times alike', async () => {
    const { match, active, actions } = await started();
    const command = { commandId: randomUUID(), ...actions[0] };
    const answers = await Promise.all(Array.from({ length: 5 }, () => act(active, match.id, command)));
    for (const answer of answers) expect(answerOf(answer)).toEqual(answerOf(answers[0]!));
    expect(answers[0]!.status).toBe(201);
    expect((await active.get(`/api/matches/${match.id}`)).body.headSeq).toBe(3);
    expect(await wholeHistory(active, match.id)).toHaveLength(3);
  });

  it('answers alike later on, after the end, whatever it expects, and from a server that was not there', async () => {
    const { match, active, actions } = await started();
    const command = { commandId: randomUUID(), ...actions[0] };
    const first = answerOf(await act(active, match.id, command));
    for (let i = 0; i < 20; i++) {
      const turn = await turnOf(match);
      if (turn.actions.length > 0) await act(turn.active, match.id, turn.actions[0]!);
    }
    await match.players[1].request('DELETE', `/api/matches/${match.id}/players/me`);
    expect(answerOf(await act(active, match.id, command))).toEqual(first);
    expect(answerOf(await act(active, match.id, { ...command, expectedSeq: 999 }))).toEqual(first);
    const shouted = { ...command, commandId: command.commandId.toUpperCase() };
    expect(answerOf(await act(active, match.id, shouted))).toEqual(first);
    const other = await startOn(server.database);
    const again = await act(active.at(other.url), match.id, command);
    await other.close();
    expect(answerOf(again)).toEqual(first);
  });

  it('with another body, by another player or for another seat is refused', async () => {
    const { match, active, idle, seat, actions } = await started();
    const commandId = randomUUID();
    await act(active, match.id, { commandId, ...actions[0] });
    const others: [Api, object][] = [
      [active, actions[1]!],
      [active, { type: 'CONCEDE', data: {} }],
      [active, { ...actions[0], seat: 1 - seat }],
      [idle, actions[0]!],
      [await server.admin.account('Stranger'), actions[0]!],
    ];
    for (const [player, action] of others) {
      const { status, body } = await act(player, match.id, { commandId, ...action });
      expect([status, body.code]).toEqual([422, 'COMMAND_ID_REUSED']);
    }
    expect((await active.get(`/api/matches/${match.id}`)).body.headSeq).toBe(3);
  });

  it('after a refusal is judged afresh', async () => {
    const { match, active, idle, actions } = await started();
    const command = { commandId: randomUUID(), type: 'CONCEDE', data: {} };
    expect((await act(idle, match.id, { ...command, expectedSeq: 3 })).body.code).toBe('STALE_SEQUENCE');
    await act(active, match.id, actions[0]!);
    expect((await act(idle, match.id, { ...command, expectedSeq: 3 })).status).toBe(201);
  });

  it('may carry the same commandId in another match', async () => {
    const [one, two] = [await started(), await started()];
    const commandId = randomUUID();
    expect((await act(one.active, one.match.id, { commandId, ...one.actions[0] })).status).toBe(201);
    expect((await act(two.active, two.match.id, { commandId, ...two.actions[0] })).status).toBe(201);
  });
});

describe('many commands at once', () => {
  it.each(['tactics-5x5', 'azul'])('of %s: exactly the legal ones are played, in order, and no 5xx', async (game) => {
    const match = await startMatch(server.admin, game);
    const { active, idle, actions } = await turnOf(match);
    const commands = Array.from({ length: 20 }, (_, i) => ({
      player: i % 4 === 3 ? idle : active,
      body: { commandId: randomUUID(), ...actions[i % actions.length] },
    }));
    const answers = await Promise.all(commands.map(({ player, body }) => act(player, match.id, body)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 400]));
    const accepted = answers.filter(({ status }) => status === 201).map(({ body }) => body.seq as number);
    expect([...accepted].sort((a, b) => a - b)).toEqual(accepted.map((_, i) => i + 3));

    const rows = await query<{ command_id: string; seq: number; data: object; type: string; seat: number }>(
      server.database.ownerUrl,
      'SELECT command_id, seq, type, seat, data FROM match_actions WHERE match_id = $1 AND seq > 2 ORDER BY seq',
      [match.id],
    );
    expect(rows.map(({ command_id }) => command_id).sort()).toEqual(
      commands
        .filter((_, i) => answers[i]!.status === 201)
        .map(({ body }) => body.commandId)
        .sort(),
    );

    const seed = await seedOf(match.id);
    const states = [(await active.post(`/api/games/${game}/initial-state`, { seed })).body.state];
    for (const { seq, type, seat, data } of rows) {
      const body = { state: states.at(-1), action: { type, seat, data }, seed, seq };
      const applied = await active.post(`/api/games/${game}/apply`, body);
      expect(applied.status).toBe(200);
      states.push(applied.body.state);
    }
    expect(states.at(-1)).toEqual((await active.get(`/api/matches/${match.id}/view`)).body.view);

    for (const [i, { player, body }] of commands.entries()) {
      if (answers[i]!.status === 201) continue;
      const action = { type: body.type, data: body.data, seat: player === match.players[0] ? 0 : 1 };
      const verdicts = await Promise.all(
        states.map((state) => active.post(`/api/games/${game}/validate`, { state, action })),
      );
      expect(verdicts.map((verdict) => verdict.body.code)).toContain(answers[i]!.body.code);
    }
  });

  const seedOf = async (id: string): Promise<string> => {
    const sql = `SELECT encode(seed, 'hex') AS seed FROM matches WHERE id = $1`;
    return (await query<{ seed: string }>(server.database.ownerUrl, sql, [id]))[0]!.seed;
  };
});

describe('a plan', () => {
  it('is checked without changing or revealing anything', async () => {
    const match = await startMatch(server.admin, 'tactics-5x5');
    const { active, actions } = await turnOf(match);
    const before = await everythingOf(match);
    const plan = (list: object[]) => active.post(`/api/matches/${match.id}/actions/validate`, { actions: list });
    const move = actions.find(({ type }) => type === 'MOVE')!;
    expect(answerOf(await plan([move]))).toEqual({ status: 200, body: { valid: true, checked: 1 } });
    expect((await plan([move, { type: 'END_TURN', data: {} }])).body).toEqual({ valid: true, checked: 2 });
    const { status, body } = await plan([move, { type: 'END_TURN', data: {} }, move]);
    expect(status).toBe(200);
    expect(body).toMatchObject({ valid: false, checked: 3, failedIndex: 2, code: 'NOT_YOUR_TURN' });
    expect(body.failedAction).toMatchObject(move);
    expect(await everythingOf(match)).toEqual(before);
  });

  it.each([
    ['empty', []],
    ['of 51 actions', Array.from({ length: 51 }, () => ({ type: 'END_TURN' }))],
    ['of something else', ['END_TURN']],
  ])('that is %s is refused', async (_, actions) => {
    const match = await startMatch(server.admin, 'tactics-5x5');
    const answer = await match.players[0].post(`/api/matches/${match.id}/actions/validate`, { actions });
    expect([answer.status, answer.body.code]).toEqual([400, 'VALIDATION_FAILED']);
  });

  it('is for who has a seat', async () => {
    const match = await startMatch(server.admin, 'azul');
    const stranger = await server.admin.account('Stranger');
    const body = { actions: [{ type: 'CONCEDE' }] };
    const answer = await stranger.post(`/api/matches/${match.id}/actions/validate`, body);
    expect([answer.status, answer.body.code]).toEqual([403, 'FORBIDDEN']);
  });
});
