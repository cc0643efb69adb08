import { describe, expect, it } from '@jest/globals';
import { canonicalJson } from '../../engine/canonical.js';
import { seededRandom, type Random } from '../../engine/random.js';
import { opponentOf } from '../../engine/seat.js';
import type { DuelState } from './state.js';
import { tridimensionalDuels as game } from './index.js';
import { randomAction } from './test-actions.js';
import { randomGame } from './test-states.js';

const listed = (state: DuelState): ReadonlySet<string> =>
  new Set(
    [0, 1].flatMap((seat) => game.legalActions(state, seat === 0 ? 0 : 1).map((action) => canonicalJson(action))),
  );

const attempts = (state: DuelState, random: Random, count: number) =>
  Array.from({ length: count }, () => randomAction(state, random));

describe('validate and legalActions', () => {
  it('agree on arbitrary actions: valid exactly when the normal form is listed', () => {
    for (let index = 0; index < 15; index++) {
      const random = seededRandom(`agreement-${index}`, 0);
      for (const { before } of randomGame(`agreement-${index}`)) {
        const open = listed(before);
        for (const action of attempts(before, random, 15)) {
          const parsed = game.parseAction(action);
          const valid = game.validate(before, action).valid;
          if (!parsed.ok) expect(valid).toBe(false);
          else if (parsed.value.type === 'CONCEDE') expect(valid).toBe(true);
          else
            expect([action, open.has(canonicalJson(game.normalForm(before, parsed.value)))]).toEqual([action, valid]);
        }
      }
    }
  });

  it('leave nothing open to the player whose turn it is not', () => {
    for (const { state } of randomGame('quiet')) {
      expect(game.legalActions(state, opponentOf(state.activePlayerIndex))).toEqual([]);
    }
  });
});
