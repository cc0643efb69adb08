import type { UntrustedAction } from '../../../engine/action.js';
import { firstRefusal, verdict, type Refusal, type Rule, type Verdict } from '../../../engine/refusal.js';
import type { SkirmishAction } from '../action.js';
import { parseAction } from '../parse-action.js';
import { refuse } from '../refusal-codes.js';
import type { SkirmishState } from '../state.js';
import { canActivate } from './activating.js';
import { canPlayCard } from './playing-cards.js';
import { choiceIsOffered, isCurrentPlayer, isNotDone, noChoiceIsOpen } from './turn-rules.js';

const itsOwnRules: Rule<SkirmishState, SkirmishAction> = (state, action) => {
  switch (action.type) {
    case 'PLAY_CARD':
      return canPlayCard(state, action);
    case 'ACTIVATE':
      return canActivate(state, action);
    case 'SUBMIT_INPUT':
      return choiceIsOffered(state, action);
    case 'PASS':
    case 'CONCEDE':
      return null;
    default:
      return action satisfies never;
  }
};

const inTurn = firstRefusal(noChoiceIsOpen, isCurrentPlayer, isNotDone, itsOwnRules);

/** Conceding is open to either player until the match is over. */
const refusalOf = (state: SkirmishState, untrusted: UntrustedAction): Refusal | null => {
  if (state.result) return refuse('MATCH_ENDED');
  const parsed = parseAction(untrusted);
  if (!parsed.ok) return parsed.error;
  return parsed.value.type === 'CONCEDE' ? null : inTurn(state, parsed.value);
};

export const validate = (state: SkirmishState, action: UntrustedAction): Verdict => verdict(refusalOf(state, action));
