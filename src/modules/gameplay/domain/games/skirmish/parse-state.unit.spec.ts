import { describe, expect, it } from '@jest/globals';
import { skirmish } from './index.js';
import { deploy, follow } from './test-actions.js';
import { given, own } from './test-states.js';

const json = (value: unknown): Record<string, never> => JSON.parse(JSON.stringify(value));
const asked = follow(
  given({ hand: ['warlock'], own: ['acolyte'], enemy: ['noble'] }),
  deploy('h-warlock', own(0)),
).state;
const [waiting] = asked.queue;

describe('parseState', () => {
  it('reads back what was stored, choices and all', () => {
    expect(skirmish.parseState(json(asked))).toEqual({ ok: true, value: asked });
  });

  it('needs neither the count of entries nor the queue', () => {
    const { entries, queue, ...written } = json(given({ own: ['squire', 'sentinel'] }));
    expect(skirmish.parseState(written)).toMatchObject({
      ok: true,
      value: { entries: Number(entries), queue: [...queue] },
    });
  });

  it.each([
    ['null', null],
    ['a list', []],
    ['a text', 'state'],
    ['nothing in it', {}],
  ])('refuses %s', (_, value) => expect(skirmish.parseState(value).ok).toBe(false));

  it.each<[string, object]>([
    ['skirmish', { skirmish: 0 }],
    ['currentPlayer', { currentPlayer: 2 }],
    ['turn', { turn: 1.5 }],
    ['turn', { turn: 'NaN' }],
    ['turn', { turn: 1e300 }],
    ['startingPlayer', { startingPlayer: null }],
    ['players', { players: [] }],
    ['players', { players: [asked.players[0], { ...asked.players[1], hand: ['__proto__'] }] }],
    ['players', { players: [asked.players[0], { ...asked.players[1], extra: 1 }] }],
    ['terrains', { terrains: asked.terrains.slice(1) }],
    ['cards', { cards: [] }],
    ['cards', { cards: { ...asked.cards, x: asked.cards['e-noble'] } }],
    ['cards', { cards: { ...asked.cards, 'e-noble': { ...asked.cards['e-noble'], definition: 'nobody' } } }],
    ['cards', { cards: { ...asked.cards, 'e-noble': { ...asked.cards['e-noble'], damage: -1 } } }],
    ['rules', { rules: [{ cardId: 'e-noble', ruleType: 'CAN_FLY', order: 1 }] }],
    ['entries', { entries: -1 }],
    ['queue', { queue: [{ kind: 'RESOLVE' }] }],
    ['queue', { queue: [{ ...waiting, power: 'all' }] }],
    ['queue', { queue: [waiting, waiting, waiting, waiting] }],
    ['pendingChoice', { pendingChoice: { ...asked.pendingChoice, options: [] } }],
    ['pendingChoice', { pendingChoice: { ...asked.pendingChoice, options: [{ terrain: 5, seat: 0 }] } }],
    ['history', { history: [{}] }],
    ['result', { result: 'won' }],
  ])('names a wrong %s (%j)', (field, change) => {
    expect(skirmish.parseState(json({ ...asked, ...change }))).toEqual({ ok: false, error: [`${field}: wrong shape`] });
  });

  it('names every fault', () => {
    expect(skirmish.parseState({ ...json(asked), turn: 0, skirmish: 0, more: 1 })).toEqual({
      ok: false,
      error: ['more: unknown field', 'skirmish: wrong shape', 'turn: wrong shape'],
    });
  });

  it('refuses an ability that waits without having been pointed anywhere', () => {
    const unpointed = { ...waiting, trigger: 'ACTIVATED', by: { card: 'e-noble', definition: 'noble' } };
    expect(skirmish.parseState(json({ ...asked, queue: [unpointed] })).ok).toBe(false);
  });
});

describe('parseOptions', () => {
  it.each([undefined, null, {}, { none: null }])('takes %j for no options', (value) => {
    expect(skirmish.parseOptions(value)).toEqual({ ok: true, value: {} });
  });

  it.each([[{ size: 5 }], ['x'], [[]]])('refuses %j', (value) => expect(skirmish.parseOptions(value).ok).toBe(false));
});
