import { describe, expect, it } from '@jest/globals';
import { games } from '../../modules/gameplay/domain/games/index.js';
import { boardOf } from './index.js';
import { outline } from './outline.js';

describe('boards', () => {
  it.each(['azul', 'pokemon-tcg', 'skirmish', 'tactics-5x5', 'tridimensional-duels'])('%s has one of its own', (id) =>
    expect(boardOf({ ...games[0]!, id })).not.toBe(outline),
  );

  it('a game without one is outlined', () => {
    const long = Array.from({ length: 40 }, (_, n) => ({ card: `c${n}` }));
    const lines = outline(
      { turn: 3, hand: ['a', 'b'], empty: [], deck: long },
      { names: ['Ada', 'Bo'], game: games[0]! },
    );
    expect(lines.slice(0, 5)).toEqual(['turn: 3', 'hand: a, b', 'empty: none', 'deck', '  #0: card c0']);
  });
});
