import { describe, expect, it } from '@jest/globals';
import { seededRandom } from '../../engine/random.js';
import { definitions } from './cards/catalogue.js';
import { REFUSAL_CODES } from './codes.js';
import { tridimensionalDuels as game } from './index.js';
import { randomAction } from './actions.fixture.js';
import { randomGame } from './duels.fixture.js';
import { validateCardPlacement } from './validation/validate-action.js';

const MOST_GAMES = 200;

/** An invariant that breaks is a bug, so no play produces it; the rule-validation service has its own test for it. */
const NEVER_IN_PLAY = ['CRITICAL_ERROR'];

/** Every card that acted or resolved, and every code that was answered, until none is missing. */
const playUntilAllSeen = (): readonly string[] => {
  const missing = new Set([...definitions.map(({ id }) => id), ...Object.keys(REFUSAL_CODES)]);
  NEVER_IN_PLAY.forEach((code) => missing.delete(code));
  for (let index = 0; index < MOST_GAMES && missing.size > 0; index++) {
    const random = seededRandom(`coverage-${index}`, 1);
    for (const { before, events } of randomGame(`coverage-${index}`)) {
      events.forEach(({ cause }) => missing.delete(cause));
      const action = randomAction(before, random);
      const verdict = game.validate(before, action);
      if (!verdict.valid) missing.delete(verdict.code);
      const parsed = game.parseAction(action);
      if (parsed.ok && parsed.value.type === 'PLACE_CARD') {
        const direct = validateCardPlacement(before, parsed.value);
        if (!direct.valid) missing.delete(direct.code);
      }
    }
  }
  return [...missing];
};

describe('random play', () => {
  it('uses every card and answers every refusal code', () => {
    expect(playUntilAllSeen()).toEqual([]);
  });
});
