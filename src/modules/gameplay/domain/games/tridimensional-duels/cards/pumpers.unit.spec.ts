import { describe, expect, it } from '@jest/globals';
import { by, codeOf, drawCard, duel, endStrategy, fight, play, pump, statsIn, withCard } from '../duels.fixture.js';

const pumped = (pumper: string) => statsIn(fight(duel({ left: pumper }), pump(`a-${pumper}`)).state, `a-${pumper}`);

describe('a pump', () => {
  const first = fight(duel({ left: 'mystic-channel' }), pump('a-mystic-channel')).state;
  const mine = play(first, by(1, drawCard), by(1, endStrategy), drawCard).state;

  it('lasts through the owner’s next turn', () =>
    expect(statsIn(mine, 'a-mystic-channel')).toEqual({ atk: 4, def: 6, spd: 6 }));

  it('is over at the END of that turn', () =>
    expect(statsIn(play(mine, endStrategy).state, 'a-mystic-channel')).toEqual({ atk: 3, def: 5, spd: 5 }));

  it('adds up where two cards pump the same one', () => {
    const state = duel({ left: 'mystic-channel', right: 'mystic-channel' });
    const after = fight(
      state,
      pump('a-mystic-channel', 'a-ethereal-wisper'),
      pump('a-mystic-channel-2', 'a-ethereal-wisper'),
    ).state;
    expect(statsIn(after, 'a-ethereal-wisper')).toEqual({ atk: 5, def: 27, spd: 4 });
  });
});

describe('Arcane Pumper', () => {
  it('pumps +2 ATK', () => expect(pumped('arcane-pumper')).toEqual({ atk: 4, def: 7, spd: 5 }));
});

describe('Windcharger', () => {
  it('pumps +2 SPD', () => expect(pumped('windcharger')).toEqual({ atk: 4, def: 6, spd: 9 }));
});

describe('Pyro Fiend', () => {
  it('pumps +2 DEF', () => expect(pumped('pyro-fiend')).toEqual({ atk: 7, def: 6, spd: 5 }));
});

describe('Mystic Channel', () => {
  const state = duel({ left: 'mystic-channel' }, { left: 'pyro-fiend' });

  it('pumps itself', () => expect(pumped('mystic-channel')).toEqual({ atk: 4, def: 6, spd: 6 }));
  it('may pump another own card instead', () => {
    const after = fight(state, pump('a-mystic-channel', 'a-ethereal-wisper')).state;
    expect(statsIn(after, 'a-ethereal-wisper')).toEqual({ atk: 4, def: 26, spd: 3 });
    expect(after.lanes[0][1]).toBe(26);
    expect(statsIn(after, 'a-mystic-channel')).toEqual({ atk: 3, def: 5, spd: 5 });
  });
  it('does not pump the enemy', () =>
    expect(codeOf(state, pump('a-mystic-channel', 'b-pyro-fiend'))).toBe('INVALID_TARGETS'));
});

describe('Life Leech', () => {
  it('heals 1 when it pumps', () => {
    const state = withCard(duel({ left: 'life-leech' }), 'a-life-leech', { damage: 3 });
    expect(fight(state, pump('a-life-leech')).state.cards['a-life-leech'].damage).toBe(2);
  });
});
