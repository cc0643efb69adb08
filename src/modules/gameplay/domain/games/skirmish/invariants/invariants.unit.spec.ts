import { describe, expect, it } from '@jest/globals';
import { seededRandom } from '../../../engine/random.js';
import { withCard, withPlayer, withSlot } from '../board.js';
import { skirmish, type SkirmishState } from '../index.js';
import { deploy, follow } from '../test-actions.js';
import { enemy, given, own } from '../test-states.js';

const base = given({ own: ['sentinel', 'squire'], hand: ['bard'], deck: ['seed'], graveyard: ['strike'] });
const asked = follow(
  given({ hand: ['warlock'], own: ['acolyte'], enemy: ['noble'] }),
  deploy('h-warlock', own(0)),
).state;

const BROKEN: readonly (readonly [string, string, SkirmishState])[] = [
  ['a card in two zones', 'h-bard: in 2 zones', withPlayer(base, 0, { graveyard: ['g-strike', 'h-bard'] })],
  ['a card in none', 'h-bard: in 0 zones', withPlayer(base, 0, { hand: [] })],
  ['a unit in two slots', 'o-sentinel: in 2 zones', withSlot(base, own(3), { unit: 'o-sentinel' })],
  ['a name that is no card', 'x: in a zone, but no card', withPlayer(base, 0, { hand: ['h-bard', 'x'] })],
  [
    'a card with the wrong player',
    'h-bard: with a player who does not own it',
    withPlayer(withPlayer(base, 0, { hand: [] }), 1, { hand: ['h-bard'] }),
  ],
  [
    'a unit on the wrong side',
    'terrain 0: seat 1 holds a unit of the other player',
    withSlot(withSlot(base, own(0), { unit: null }), enemy(0), { unit: 'o-sentinel' }),
  ],
  [
    'an action card on the board',
    'g-strike: an action card on the board',
    withSlot(withPlayer(base, 0, { graveyard: [] }), own(4), { unit: 'g-strike' }),
  ],
  ['changed values off the board', 'h-bard: changed values off the board', withCard(base, 'h-bard', { buffs: 1 })],
  [
    'a token off the board',
    't1: a token off the board',
    withPlayer(withSlot(base, own(1), { unit: null }), 0, { graveyard: ['g-strike', 't1'] }),
  ],
  ['a token numbered too high', 't1: numbered beyond the entries', { ...base, entries: 0 }],
  ['a rule not registered', 'o-sentinel CAN_DEPLOY: not registered', { ...base, rules: [] }],
  ['a rule registered twice', 'rules: one is registered twice', { ...base, rules: [...base.rules, ...base.rules] }],
  [
    'a rule of a card not on the board',
    'h-bard CAN_TARGET: registered by a card not on the board',
    { ...base, rules: [...base.rules, { cardId: 'h-bard', ruleType: 'CAN_TARGET', order: 1 }] },
  ],
  ['marks out of nothing', 'players 0: marks do not agree with the history', withPlayer(base, 0, { marks: 1 })],
  ['points too early', 'players: SP before the end of the skirmish', withPlayer(base, 0, { sp: 1 })],
  ['a skirmish too many', 'skirmish: does not agree with the history', { ...base, skirmish: 2 }],
  [
    'a record that does not add up',
    'history 0: does not add up',
    {
      ...withPlayer(base, 0, { marks: 1 }),
      skirmish: 2,
      history: [{ skirmish: 1, terrains: [1, null, null, null, null], sp: [1, 0], winner: 0 }],
    },
  ],
  ['a choice that nothing asks', 'queue: holds what cannot wait for a choice', { ...asked, queue: [] }],
  [
    'a choice with other options',
    'pendingChoice: not what the ability asks',
    { ...asked, pendingChoice: { ...asked.pendingChoice!, options: [enemy(3)] } },
  ],
  [
    'effects without a choice',
    'queue: effects are left though nobody has to choose',
    { ...asked, pendingChoice: null },
  ],
  [
    'a choice after the end',
    'pendingChoice: open although the match is over',
    { ...asked, result: { winner: 0, reason: 'CONCEDE' } },
  ],
];

describe('invariants', () => {
  it('hold at the start, in play and while a choice is open', () => {
    const { state } = skirmish.initialState({ options: {}, decks: null }, seededRandom('invariants', 0));
    expect([state, base, asked].map(skirmish.invariants)).toEqual([[], [], []]);
  });

  it.each(BROKEN)('name %s', (_, fault, state) => expect(skirmish.invariants(state)).toContain(fault));

  it.each(BROKEN)('keep %s out: %s', (_, __, state) => expect(skirmish.parseState(state).ok).toBe(false));
});
