import { describe, expect, it } from '@jest/globals';
import { games } from '../../modules/gameplay/domain/games/index.js';
import { boardOf } from './index.js';
import { outline } from './outline.js';

describe('boards', () => {
  it.each(games.map((game) => [game.id, game] as const))('%s has one of its own', (_, game) =>
    expect(boardOf(game)).not.toBe(outline),
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
