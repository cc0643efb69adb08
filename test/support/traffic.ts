import { seededRandom, type Random } from '../../src/modules/gameplay/domain/engine/random.js';
import { Api, type Answer, type StartedMatch } from './api.js';
import { EventStream } from './event-stream.js';
import { act, wholeHistory } from './play.js';
import type { Watcher } from './secrets.js';

/** Something the server sent to an observer when the match stood at `seq`. */
export interface Received {
  readonly observer: Watcher;
  readonly seq: number;
  readonly how: string;
  readonly body: unknown;
}

interface Offered {
  readonly type: string;
  readonly data: object;
}

const OBSERVERS = [0, 1, 'SPECTATOR'] as const;
/** Of so many actions one is accompanied by refused ones, plans and pages of the history. */
const PROBE_EVERY = 6;

/** Plays a match at random with two players and a spectator, and keeps everything that each of them is sent. */
export async function recordTraffic({ id, players }: StartedMatch, seed: string): Promise<Received[]> {
  const received: Received[] = [];
  const callers = { 0: players[0], 1: players[1], SPECTATOR: new Api(players[0].url) };
  const path = `/api/matches/${id}`;
  const keep = (observer: Watcher, seq: number, how: string, body: unknown): void => {
    received.push({ observer, seq, how, body });
  };

  const look = async (observer: Watcher): Promise<Answer['body']> => {
    const { body } = await callers[observer].get(`${path}/view`);
    keep(observer, body.seq, 'view', body);
    return body;
  };
  const history = async (observer: Watcher): Promise<void> => {
    for (const step of await wholeHistory(callers[observer], id, 100)) keep(observer, step.seq, 'history', step);
  };
  const streamed = OBSERVERS.map(async (observer) => {
    const stream = await EventStream.open(callers[observer], `${path}/events`, { 'last-event-id': '0' });
    for (const { event, data } of await stream.toEnd()) if (event === 'action') keep(observer, data.seq, event, data);
  });
  const probe = async (seq: number, offered: readonly (readonly Offered[])[], random: Random): Promise<void> => {
    for (const seat of [0, 1] as const) {
      const own = offered[seat]!;
      const elses = offered[1 - seat]!.map(({ type }) => ({ type, data: {} }));
      const known = own.length > 0 ? own : elses;
      const plan = Array.from({ length: 3 }, () => known[random.int(known.length)]!);
      keep(seat, seq, 'plan', (await players[seat].post(`${path}/actions/validate`, { actions: plan })).body);
      keep(seat, seq, 'refusal', (await act(players[seat], id, { type: 'DANCE' })).body);
      if (own.length === 0) keep(seat, seq, 'refusal', (await act(players[seat], id, plan[0]!)).body);
    }
    const observer = OBSERVERS[random.int(OBSERVERS.length)]!;
    await history(observer);
    keep(observer, seq, 'match', (await callers[observer].get(path)).body);
  };

  const views = { 0: await look(0), 1: await look(1), SPECTATOR: await look('SPECTATOR') };
  for (let move = 0; views.SPECTATOR.outcome === null; move++) {
    const random = seededRandom(seed, move);
    const { seq, toAct } = views.SPECTATOR as { seq: number; toAct: (0 | 1)[] };
    const seat = toAct[random.int(toAct.length)]!;
    const offered = [views[0].availableActions, views[1].availableActions] as const;
    if (move % PROBE_EVERY === 0) await probe(seq, offered, random);
    const answer = await act(players[seat], id, offered[seat][random.int(offered[seat].length)]);
    if (answer.status !== 201) throw new Error(`An available action was refused: ${JSON.stringify(answer.body)}`);
    keep(seat, answer.body.seq, 'action', answer.body);
    views[seat] = answer.body;
    const other = seat === 0 ? 1 : 0;
    [views[other], views.SPECTATOR] = await Promise.all([look(other), look('SPECTATOR')]);
  }
  await Promise.all([...streamed, ...OBSERVERS.map(history)]);
  return received;
}
