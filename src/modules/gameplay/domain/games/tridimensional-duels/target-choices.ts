import { SEATS, type Seat } from '../../engine/seat.js';
import { cardOf } from './board.js';
import type { TargetRule } from './cards/definition.js';
import { statsOf } from './stats.js';
import type { DuelState } from './state.js';

const NO_CHOICE: readonly (readonly string[])[] = [[]];

/** Every choice of targets a rule allows; of two targets the left one comes first. */
export const targetChoices = (state: DuelState, rule: TargetRule, caster: Seat): readonly (readonly string[])[] => {
  if (rule.max === 0) return NO_CHOICE;
  const rows = SEATS.map((row) =>
    state.board.grid[row].filter((cardId): cardId is string => {
      const card = cardId === null ? undefined : cardOf(state, cardId);
      return card !== undefined && rule.allows({ card, caster, atk: statsOf(card).atk });
    }),
  );
  const singles = rows.flat().map((cardId) => [cardId]);
  if (rule.max === 1) return singles;
  const pairs = rows.flatMap((row) => row.flatMap((left, at) => row.slice(at + 1).map((right) => [left, right])));
  return [...singles, ...pairs];
};
