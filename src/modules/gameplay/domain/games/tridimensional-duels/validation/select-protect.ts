import type { Rule } from '../../../engine/refusal.js';
import type { ActionOf } from '../actions.js';
import { cardOf } from '../board.js';
import { refuse } from '../codes.js';
import type { DuelState } from '../state.js';

type Protect = Rule<DuelState, ActionOf<'SELECT_PROTECT'>>;

const isDefender: Protect = (state, { data }) =>
  cardOf(state, data.cardId)?.class === 'DEFENDER' ? null : refuse('NOT_A_DEFENDER');

const didNotProtectLastTurn: Protect = (state, { data }) =>
  cardOf(state, data.cardId)?.protectedLastTurn ? refuse('PROTECTION_ON_COOLDOWN') : null;

export const protectionRules: readonly Protect[] = [isDefender, didNotProtectLastTurn];
