import { describe, expect, it } from '@jest/globals';
import { canonicalJson } from '../../engine/canonical.js';
import { seededRandom } from '../../engine/random.js';
import type { Seat } from '../../engine/seat.js';
import { randomGame } from './duels.fixture.js';
import { tridimensionalDuels as game } from './index.js';

const GAMES = process.env.OPENTCG_TEST_LONG === '1' ? 1000 : 100;
const OBSERVERS: readonly (Seat | 'SPECTATOR')[] = [0, 1, 'SPECTATOR'];

describe('random duels with random decks', () => {
  it(`${GAMES} of them reach an end without a broken invariant or a state nobody can leave`, () => {
    const broken: string[] = [];
    for (let index = 0; index < GAMES; index++) {
      for (const { state } of randomGame(`duel-${index}`))
        broken.push(...game.invariants(state).map((fault) => `duel-${index}: ${fault}`));
    }
    expect(broken).toEqual([]);
  });

  it.each(OBSERVERS)('deal hidden cards anew without observer %s noticing', (observer) => {
    const noticed: string[] = [];
    for (let index = 0; index < 10; index++) {
      let at = 0;
      for (const { before } of randomGame(`secret-${index}`)) {
        const twin = game.redeal(before, observer, seededRandom(`secret-${index}`, ++at));
        const [here, there] = [before, twin].map((state) => canonicalJson(game.view(state, observer)));
        if (game.invariants(twin).length > 0 || here !== there) noticed.push(`secret-${index} at ${at}`);
      }
    }
    expect(noticed).toEqual([]);
  });
});
