import type { Rule } from '../../../engine/refusal.js';
import type { ActionOf } from '../actions.js';
import { cardOf } from '../board.js';
import { refuse } from '../codes.js';
import type { DuelState } from '../state.js';

type Pump = Rule<DuelState, ActionOf<'SELECT_PUMP'>>;

const isPumper: Pump = (state, { data }) =>
  cardOf(state, data.cardId)?.class === 'PUMPER' ? null : refuse('NOT_A_PUMPER');

export const pumpRules: readonly Pump[] = [isPumper];
