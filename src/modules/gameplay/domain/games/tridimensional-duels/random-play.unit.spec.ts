import { describe, expect, it } from '@jest/globals';
import { canonicalJson } from '../../engine/canonical.js';
import { seededRandom } from '../../engine/random.js';
import { SEATS, type Seat } from '../../engine/seat.js';
import { tridimensionalDuels as game } from './index.js';
import { randomGame } from './test-states.js';

const GAMES = process.env.OPENTCG_TEST_LONG === '1' ? 1000 : 100;
const seeds = (count: number): string[] => Array.from({ length: count }, (_, index) => `duel-${index}`);
const OBSERVERS: readonly (Seat | 'SPECTATOR')[] = [0, 1, 'SPECTATOR'];

const frozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
};

describe('random duels', () => {
  it(`${GAMES} of them reach an end without a broken invariant or a state nobody can leave`, () => {
    const broken: string[] = [];
    for (const seed of seeds(GAMES)) {
      for (const { state } of randomGame(seed))
        broken.push(...game.invariants(state).map((fault) => `${seed}: ${fault}`));
    }
    expect(broken).toEqual([]);
  });

  it('survive being written down and read again after every step, and never change their input', () => {
    for (const seed of seeds(10)) {
      for (const { before, action, state } of randomGame(seed)) {
        const restored = game.parseState(JSON.parse(JSON.stringify(before)));
        if (!restored.ok) throw new Error(restored.error.join('; '));
        const again = game.apply(frozen(restored.value), action, seededRandom(seed, 1));
        expect(canonicalJson(again.state)).toBe(canonicalJson(state));
      }
    }
  });

  it('list nothing that validate refuses, each in its normal form', () => {
    for (const seed of seeds(10)) {
      for (const { before } of randomGame(seed)) {
        for (const action of game.legalActions(before, before.activePlayerIndex)) {
          expect(game.validate(before, action).valid).toBe(true);
          expect(game.normalForm(before, action)).toEqual(action);
        }
      }
    }
  });

  it.each(OBSERVERS)('deal hidden cards anew without observer %s noticing', (observer) => {
    for (const seed of seeds(15)) {
      let at = 0;
      for (const { before, action, events } of randomGame(seed)) {
        const other = game.redeal(before, observer, seededRandom(seed, ++at));
        expect(game.invariants(other)).toEqual([]);
        expect(JSON.stringify(game.view(other, observer))).toBe(JSON.stringify(game.view(before, observer)));
        expect(canonicalJson(game.redeal(other, observer, seededRandom(seed, 0)))).toBe(
          canonicalJson(game.redeal(before, observer, seededRandom(seed, 0))),
        );
        for (const seat of SEATS.filter((seat) => seat === observer))
          expect(canonicalJson(game.legalActions(other, seat))).toBe(canonicalJson(game.legalActions(before, seat)));
        if (action.seat !== observer || action.type === 'DRAW_CARD' || action.type === 'END_STRATEGY') continue;
        const step = game.apply(other, action, seededRandom(seed, at));
        expect(game.visibleEvents(step.events, observer)).toEqual(game.visibleEvents(events, observer));
      }
    }
  });
});
