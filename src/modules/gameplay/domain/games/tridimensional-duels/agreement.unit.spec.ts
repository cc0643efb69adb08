import { describe, expect, it } from '@jest/globals';
import type { UntrustedAction } from '../../engine/action.js';
import { canonicalJson } from '../../engine/canonical.js';
import { seededRandom } from '../../engine/random.js';
import { opponentOf, SEATS } from '../../engine/seat.js';
import { randomAction } from './actions.fixture.js';
import { randomGame } from './duels.fixture.js';
import { tridimensionalDuels as game } from './index.js';
import type { DuelState } from './state.js';

const GAMES = 15;
const QUESTIONS_A_STATE = 15;

const isListed = (state: DuelState, action: UntrustedAction, listed: ReadonlySet<string>): boolean => {
  const parsed = game.parseAction(action);
  if (!parsed.ok) return false;
  return parsed.value.type === 'CONCEDE' || listed.has(canonicalJson(game.normalForm(state, parsed.value)));
};

describe('validate and legalActions', () => {
  it('agree on arbitrary actions: valid exactly when the normal form is listed', () => {
    const disagreements: string[] = [];
    for (let index = 0; index < GAMES; index++) {
      const random = seededRandom(`agreement-${index}`, 0);
      for (const { before } of randomGame(`agreement-${index}`)) {
        const listed = new Set(SEATS.flatMap((seat) => game.legalActions(before, seat).map(canonicalJson)));
        for (let question = 0; question < QUESTIONS_A_STATE; question++) {
          const action = randomAction(before, random);
          if (game.validate(before, action).valid !== isListed(before, action, listed))
            disagreements.push(JSON.stringify(action));
        }
      }
    }
    expect(disagreements).toEqual([]);
  });

  it('leave nothing open to the player whose turn it is not', () => {
    for (const { state } of randomGame('quiet'))
      expect(game.legalActions(state, opponentOf(state.activePlayerIndex))).toEqual([]);
  });
});
