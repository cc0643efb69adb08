import { describe, expect, it } from '@jest/globals';
import { skirmish } from './index.js';
import { playRandomly } from './test-play.js';

const GAMES = process.env.OPENTCG_TEST_LONG === '1' ? 1000 : 100;

describe('random games of Skirmish', () => {
  it(`${GAMES} games end without a broken invariant or a state in which nothing can be done`, () => {
    for (let game = 0; game < GAMES; game++) {
      const { state } = playRandomly(`skirmish-random-${game}`, (_, action, next) => {
        const broken = skirmish.invariants(next);
        if (broken.length > 0) throw new Error(`game ${game}, ${JSON.stringify(action)}: ${broken.join('; ')}`);
      });
      expect(state.result).not.toBeNull();
    }
  });
});
