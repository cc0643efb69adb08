import { describe, expect, it } from '@jest/globals';
import { follow } from '../test-actions.js';
import { given } from '../test-states.js';
import { DEFINITIONS } from './index.js';
import { ACTION_CARDS } from './specs/action-cards.js';
import { ACTIVATING } from './specs/activating.js';
import { CONSUMING } from './specs/consuming.js';
import { DEPLOYING } from './specs/deploying.js';
import { LASTING } from './specs/lasting.js';

const SPECS = [...DEPLOYING, ...CONSUMING, ...ACTIVATING, ...LASTING, ...ACTION_CARDS];

describe('cards', () => {
  it.each(SPECS)('$card: $claim', ({ given: wanted, actions, seen, expected }) => {
    expect(seen(follow(given(wanted), ...actions).state)).toEqual(expected);
  });

  it('have a claim each', () => {
    const specced = new Set(SPECS.map(({ card }) => card));
    expect(DEFINITIONS.map(({ id }) => id).filter((id) => !specced.has(id))).toEqual([]);
  });

  it('have the printed powers', () => {
    const powers = DEFINITIONS.flatMap((card) => (card.kind === 'UNIT' ? [`${card.name} ${card.power}`] : []));
    expect(powers.sort()).toEqual(
      (
        'Acolyte 1, Apprentice 3, Archer 3, Bard 2, Champion 5, Dragon 7, Engineer 1, Ghoul 1, Hunter 4, Knight 3, ' +
        'Mimic 1, Necromancer 2, Noble 4, Peacemaker 2, Priest 2, Ranger 4, Rogue 2, Rookie 3, Roots 2, Scout 2, ' +
        'Sentinel 3, Squire 1, Turret 3, Vampire 2, Veteran 4, Warden 2, Warlock 3, Wizard 3'
      ).split(', '),
    );
  });

  it.each([
    ['GOLD', 'assassinate champion dragon necromancer'],
    ['SILVER', 'fireball hunter mimic noble peacemaker rogue sentinel vampire warden warlock'],
    ['TOKEN', 'squire'],
  ])('of rarity %s are %s', (rarity, ids) => {
    const found = DEFINITIONS.filter((card) => card.rarity === rarity).map(({ id }) => id);
    expect(found.sort().join(' ')).toBe(ids);
  });

  it('that may or must consume are five', () => {
    const consumers = DEFINITIONS.flatMap((card) => (card.kind === 'UNIT' && card.consumes ? [card.id] : []));
    expect(consumers.sort()).toEqual(['apprentice', 'champion', 'dragon', 'veteran', 'warlock']);
  });
});
