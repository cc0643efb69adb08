import type { UntrustedAction } from '../../../engine/action.js';
import { VALID, verdict, type Verdict } from '../../../engine/refusal.js';
import type { ActionOf, DuelAction } from '../actions.js';
import { parseAction } from '../parse-action.js';
import type { DuelState } from '../state.js';
import { actorCanPerform } from './actor.js';
import { placementRules } from './place-card.js';
import { collectExceptions, NO_EXCEPTIONS } from './rule-exceptions.js';
import { runRules } from './run-rules.js';
import { attackRules } from './select-attack.js';
import { protectionRules } from './select-protect.js';
import { pumpRules } from './select-pump.js';
import { targetsAreValid } from './targets.js';
import { isActionAllowedInPhase, isActivePlayer } from './timing.js';

const COMMON_RULES = [isActionAllowedInPhase, isActivePlayer, actorCanPerform, targetsAreValid];

/** The placement rules on their own, for a caller that has not gone through the pipeline. */
export const validateCardPlacement = (state: DuelState, action: ActionOf<'PLACE_CARD'>): Verdict =>
  runRules(placementRules, NO_EXCEPTIONS, state, action);

const validateSpecificAction = (state: DuelState, action: DuelAction, exceptions: ReadonlySet<string>): Verdict => {
  switch (action.type) {
    case 'PLACE_CARD':
      return validateCardPlacement(state, action);
    case 'SELECT_ATTACK':
      return runRules(attackRules, exceptions, state, action);
    case 'SELECT_PROTECT':
      return runRules(protectionRules, exceptions, state, action);
    case 'SELECT_PUMP':
      return runRules(pumpRules, exceptions, state, action);
    case 'DRAW_CARD':
    case 'USE_CHAMPION_ABILITY':
    case 'END_STRATEGY':
    case 'CONCEDE':
      return VALID;
    default:
      return action satisfies never;
  }
};

export const validateParsed = (state: DuelState, action: DuelAction): Verdict => {
  const exceptions = collectExceptions(state, action);
  const common = runRules(COMMON_RULES, exceptions, state, action);
  return common.valid ? validateSpecificAction(state, action, exceptions) : common;
};

/** Type and shape, exceptions, timing, actor, targets, the action's own rules: the first that fails answers. */
export const validateAction = (state: DuelState, untrusted: UntrustedAction): Verdict => {
  const parsed = parseAction(untrusted);
  return parsed.ok ? validateParsed(state, parsed.value) : verdict(parsed.error);
};
