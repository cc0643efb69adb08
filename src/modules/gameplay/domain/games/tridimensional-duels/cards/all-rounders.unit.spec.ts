import { describe, expect, it } from '@jest/globals';
import { attack, cardTarget, duel, fight, laneTarget, statsIn, typesOf, withCard } from '../duels.fixture.js';

const attacksIn = (played: { readonly events: Parameters<typeof typesOf>[0] }): number =>
  typesOf(played.events).filter((type) => type === 'ATTACKED').length;

describe('Swift Striker', () => {
  it('attacks again if its first attack destroyed a card', () => {
    const state = duel({ left: 'swift-striker' }, { left: 'lightning-bolt' });
    const played = fight(state, attack('a-swift-striker', cardTarget('b-lightning-bolt')));
    expect(attacksIn(played)).toBe(2);
    expect(played.state.lanes[1][0]).toBe(0);
  });

  it('attacks again if its first attack broke a lane, and fizzles where nothing is left to hit', () => {
    const state = duel({ left: 'swift-striker' }, { lanes: [4, 5] });
    const played = fight(state, attack('a-swift-striker', laneTarget(1, 0)));
    expect(attacksIn(played)).toBe(1);
    expect(typesOf(played.events)).toContain('ATTACK_FIZZLED');
  });

  it('attacks once otherwise', () => {
    const played = fight(duel({ left: 'swift-striker' }), attack('a-swift-striker', laneTarget(1, 0)));
    expect(attacksIn(played)).toBe(1);
    expect(typesOf(played.events)).not.toContain('ATTACK_FIZZLED');
  });
});

describe('Shadow Hunter', () => {
  it('ignores protection', () => {
    const state = withCard(duel({ left: 'shadow-hunter' }, { left: 'aquatic-golem' }), 'b-aquatic-golem', {
      isProtecting: true,
    });
    const after = fight(state, attack('a-shadow-hunter', cardTarget('b-aquatic-golem'))).state;
    expect(after.cards['b-aquatic-golem'].damage).toBe(5);
  });
});

describe('Lightning Bolt', () => {
  const after = fight(duel({ left: 'lightning-bolt' }), attack('a-lightning-bolt', laneTarget(1, 0))).state;

  it('loses 3 SPD after it attacks', () => expect(statsIn(after, 'a-lightning-bolt').spd).toBe(6));
  it('until the end of its owner’s next turn', () =>
    expect(after.cards['a-lightning-bolt'].modifiers).toEqual([{ stat: 'spd', value: -3, expiresAtEndOfTurn: 5 }]));
});

describe('Warped Archer', () => {
  const state = duel({ left: 'warped-archer' }, { lanes: [5, 0] });

  it('does 1 more damage on a diagonal', () => {
    const after = fight(state, attack('a-warped-archer', cardTarget('b-ethereal-wisper'), 'DIAGONAL')).state;
    expect(after.cards['b-ethereal-wisper'].damage).toBe(6);
  });

  it('does not on a vertical attack', () => {
    const after = fight(
      duel({ left: 'warped-archer' }, { left: 'aquatic-golem' }),
      attack('a-warped-archer', cardTarget('b-aquatic-golem')),
    ).state;
    expect(after.cards['b-aquatic-golem'].damage).toBe(5);
  });
});
