import type { SkirmishAction } from '../../action.js';
import type { SkirmishState } from '../../state.js';
import type { Given } from '../../test-states.js';

/** What a card does, as a claim: from a position, by actions, to what is seen afterwards. */
export interface CardSpec {
  readonly card: string;
  readonly claim: string;
  readonly given: Given;
  readonly actions: readonly SkirmishAction[];
  readonly seen: (state: SkirmishState) => unknown;
  readonly expected: unknown;
}

export const spec = (
  card: string,
  claim: string,
  given: Given,
  actions: readonly SkirmishAction[],
  seen: (state: SkirmishState) => unknown,
  expected: unknown,
): CardSpec => ({ card, claim, given, actions, seen, expected });
