import type { Refusal } from '../../../engine/refusal.js';
import type { Seat } from '../../../engine/seat.js';
import { opponentOf } from '../../../engine/seat.js';
import type { AttackTarget } from '../actions.js';
import { cardOf, placeOf } from '../board.js';
import type { TargetRule } from '../cards/definition.js';
import { refuse } from '../codes.js';
import { statsOf } from '../stats.js';
import { CENTRE, type DuelState } from '../state.js';

const invalid = (reason: string): Refusal => refuse('INVALID_TARGETS', { reason });

/** Front-row cards named by a spell or an ability: the right number, each once, each allowed, all in one row. */
export const cardTargets = (
  state: DuelState,
  rule: TargetRule,
  caster: Seat,
  targets: readonly string[],
): Refusal | null => {
  if (targets.length < rule.min) return invalid('MISSING');
  if (targets.length > rule.max) return invalid('SUPERFLUOUS');
  if (new Set(targets).size < targets.length) return invalid('REPEATED');
  const places = targets.map((cardId) => placeOf(state, cardId));
  if (places.includes(null)) return invalid('NOT_IN_FRONT_ROW');
  const allowed = targets.every((cardId) => {
    const card = cardOf(state, cardId)!;
    return rule.allows({ card, caster, atk: statsOf(card).atk });
  });
  if (!allowed) return invalid('NOT_ALLOWED');
  return new Set(places.map((place) => place!.row)).size > 1 ? invalid('NOT_IN_ONE_ROW') : null;
};

/** An attack's target: there, the enemy's, and with something to lose. The centre lane stands for the champion. */
export const attackTarget = (state: DuelState, attackerRow: Seat, target: AttackTarget | undefined): Refusal | null => {
  if (!target) return invalid('MISSING');
  const enemy = opponentOf(attackerRow);
  if (target.kind === 'card') {
    const place = placeOf(state, target.cardId);
    if (!place) return invalid('NOT_IN_FRONT_ROW');
    return place.row === enemy ? null : invalid('OWN');
  }
  if (target.player === attackerRow) return invalid('OWN');
  if (target.player !== enemy || ![0, 1, 2].includes(target.column)) return invalid('NO_SUCH_LANE');
  if (target.column === CENTRE) return null;
  if (state.board.grid[enemy][target.column] !== null) return invalid('LANE_HELD_BY_CARD');
  return state.lanes[enemy][target.column] > 0 ? null : invalid('LANE_BROKEN');
};

export const columnOfTarget = (state: DuelState, target: AttackTarget): number | null =>
  target.kind === 'lane' ? target.column : (placeOf(state, target.cardId)?.column ?? null);
