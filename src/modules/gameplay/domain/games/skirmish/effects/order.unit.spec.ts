import { describe, expect, it } from '@jest/globals';
import { skirmish } from '../index.js';
import { cast, choose, deploy, follow, powerOf } from '../test-actions.js';
import { enemy, given, own } from '../test-states.js';
import { EFFECT_LIMIT, type Effect } from './effect.js';
import { run } from './run.js';

const told = (events: readonly { type: string; cause: string }[]): string[] =>
  events.map(({ type, cause }) => `${type} ${cause}`);

describe('the order of effects', () => {
  it('when consuming: the victim dies, the unit is placed, Deploy, Consumed, Consume', () => {
    const start = given({ hand: ['apprentice'], own: ['acolyte', 'ghoul'], deck: ['seed'] });
    expect(told(follow(start, deploy('h-apprentice', own(0))).events)).toEqual([
      'CARD_PLAYED PLAY_CARD',
      'UNIT_CONSUMED apprentice',
      'UNIT_DIED acolyte',
      'UNIT_BUFFED ghoul',
      'UNIT_DEPLOYED apprentice',
      'UNIT_BUFFED acolyte',
      'CARDS_DRAWN apprentice',
    ]);
  });

  it('what follows a choice waits in the state', () => {
    const start = given({ hand: ['warlock'], own: ['acolyte'], enemy: ['noble'] });
    const asked = follow(start, deploy('h-warlock', own(0))).state;
    expect(asked.queue.map((effect) => effect.kind === 'TRIGGER' && effect.trigger)).toEqual(['CONSUME']);
    expect(powerOf(follow(asked, choose(0)).state, 'e-noble')).toBe(3);
  });

  it('deaths found in one check happen together, terrain 0→4, the current player’s first', () => {
    const start = given({ hand: ['fireball'], own: ['bard', 'scout'], enemy: ['priest', 'rogue', 'mimic'] });
    const dead = follow(start, cast('h-fireball', enemy(1))).events.filter(({ type }) => type === 'UNIT_DIED');
    expect(dead.map(({ cause }) => cause)).toEqual(['bard', 'priest', 'scout', 'rogue', 'mimic']);
  });

  it('one who dies at the same check gets nothing from the other deaths', () => {
    const start = given({ hand: ['fireball'], own: ['ghoul', 'bard'], enemy: ['noble'] });
    expect(follow(start, cast('h-fireball', own(0))).state.players[0].graveyard).toEqual([
      'h-fireball',
      'o-ghoul',
      'o-bard',
    ]);
  });

  it('a unit that lives by its slot dies when the slot is cleared', () => {
    const start = given({
      hand: ['priest'],
      enemy: ['bard'],
      enemyModifiers: [1],
      units: { 'e-bard': { damage: 2 } },
    });
    expect(follow(start, deploy('h-priest', own(0)), choose(0)).state.players[1].graveyard).toEqual(['e-bard']);
  });

  it('a chain of more than 1,000 effects breaks an invariant, and so is a critical error', () => {
    const start = given({ own: ['bard'] });
    const by = { card: 'o-bard', definition: 'bard' };
    const chain = Array.from({ length: EFFECT_LIMIT + 1 }, (): Effect => ({
      kind: 'BUFF',
      by,
      cards: ['o-bard'],
      amount: 1,
    }));
    expect(skirmish.invariants(run(start, chain, () => {}))).toEqual([
      'queue: effects are left though nobody has to choose',
    ]);
    expect(skirmish.invariants(run(start, chain.slice(1), () => {}))).toEqual([]);
  });
});
