import { describe, expect, it } from '@jest/globals';
import { isObject } from '../../engine/json.js';
import { seededRandom, type Random } from '../../engine/random.js';
import { SEATS } from '../../engine/seat.js';
import { skirmish, type SkirmishState } from './index.js';
import { playRandomly } from './test-play.js';

type Place = { readonly holder: Record<string, unknown>; readonly key: string };

const placesIn = (value: unknown): Place[] => {
  if (!Array.isArray(value) && !isObject(value)) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...placesIn(holder[key])]);
};

const STRANGE = [0, 1, 2, 5, 99, -1, Number.MAX_SAFE_INTEGER, true, false, null, 't1', 'bard', [], {}];

/** The state with one or two values exchanged for strange ones or for others of its own. */
const tamperedWith = (state: SkirmishState, random: Random): unknown => {
  const copy: unknown = JSON.parse(JSON.stringify(state));
  for (let changes = 1 + random.int(2); changes > 0; changes--) {
    const places = placesIn(copy);
    const [to, from] = [places[random.int(places.length)], places[random.int(places.length)]];
    const value = random.int(2) === 0 ? STRANGE[random.int(STRANGE.length)] : from.holder[from.key];
    to.holder[to.key] = structuredClone(value);
  }
  return copy;
};

const TAMPERED_A_STATE = 6;
const GAMES = process.env.OPENTCG_TEST_LONG === '1' ? 200 : 10;

describe('a state from outside', () => {
  it('that is accepted leads to no broken invariant, whatever is done next', () => {
    let accepted = 0;
    for (let game = 0; game < GAMES; game++) {
      const chance = seededRandom(`foreign-${game}`, 1);
      playRandomly(`foreign-${game}`, (state) => {
        for (let count = 0; count < TAMPERED_A_STATE; count++) {
          const parsed = skirmish.parseState(tamperedWith(state, chance));
          if (!parsed.ok) continue;
          accepted++;
          for (const action of SEATS.flatMap((seat) => skirmish.legalActions(parsed.value, seat))) {
            const broken = skirmish.invariants(skirmish.apply(parsed.value, action, chance).state);
            if (broken.length > 0) throw new Error(JSON.stringify({ broken, action, state: parsed.value }));
          }
        }
      });
    }
    expect(accepted).toBeGreaterThan(100);
  });
});
