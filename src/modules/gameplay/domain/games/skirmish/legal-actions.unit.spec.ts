import { describe, expect, it } from '@jest/globals';
import { canonicalJson } from '../../engine/canonical.js';
import { seededRandom } from '../../engine/random.js';
import { SEATS } from '../../engine/seat.js';
import { skirmish } from './index.js';
import { playRandomly } from './test-play.js';
import { probe } from './test-probes.js';

const PROBES = 5;

describe('legalActions', () => {
  it('lists exactly what validates', () => {
    for (let game = 0; game < 20; game++) {
      const chance = seededRandom(`legal-${game}`, 1);
      playRandomly(`legal-${game}`, (state) => {
        const listed = new Set(SEATS.flatMap((seat) => skirmish.legalActions(state, seat)).map(canonicalJson));
        for (const text of listed) expect(skirmish.validate(state, JSON.parse(text))).toEqual({ valid: true });
        for (let count = 0; count < PROBES; count++) {
          const action = probe(state, chance);
          const parsed = skirmish.parseAction(action);
          const isListed = parsed.ok && listed.has(canonicalJson(skirmish.normalForm(state, parsed.value)));
          expect([action, skirmish.validate(state, action).valid]).toEqual([action, isListed]);
        }
      });
    }
  });
});
