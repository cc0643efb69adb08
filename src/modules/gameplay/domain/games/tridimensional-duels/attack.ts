import { opponentOf, type Seat } from '../../engine/seat.js';
import type { ActionOf, AttackTarget, AttackType } from './actions.js';
import { cardOf, isStunned, placeOf } from './board.js';
import { traitsOf } from './cards/catalogue.js';
import type { Resolution } from './resolution.js';
import { COLUMNS, type DuelState } from './state.js';
import { championForCentreLane } from './strategy.js';
import { exceptionsOfCard } from './validation/rule-exceptions.js';
import { runRules } from './validation/run-rules.js';
import { aimRules } from './validation/select-attack.js';
import { attackTarget, columnOfTarget } from './validation/target-rules.js';

export interface PlannedAttack {
  readonly attackerId: string;
  readonly attackType: AttackType;
  readonly target: AttackTarget;
  /** The column named when the attack was chosen. */
  readonly column: number | null;
  /** A card under control attacks once, whatever it can do for its owner. */
  readonly onlyOnce?: true;
}

export const standingIn = (state: DuelState, player: Seat, column: number): AttackTarget => {
  const cardId = state.board.grid[player][column];
  return cardId === null ? { kind: 'lane', player, column } : { kind: 'card', cardId };
};

const isLegalNow = (state: DuelState, { attackerId, attackType }: PlannedAttack, target: AttackTarget): boolean => {
  const { row } = placeOf(state, attackerId)!;
  if (attackTarget(state, row, target)) return false;
  const action: ActionOf<'SELECT_ATTACK'> = {
    type: 'SELECT_ATTACK',
    seat: row,
    data: { cardId: attackerId, attackType, target },
  };
  const exceptions = exceptionsOfCard(cardOf(state, attackerId)!, 'SELECT_ATTACK');
  return runRules(aimRules, exceptions, state, action).valid;
};

/** The chosen target if it can still be hit, else what stands opposite or in the named column, else nothing. */
const aim = (state: DuelState, attack: PlannedAttack): AttackTarget | null => {
  const place = placeOf(state, attack.attackerId)!;
  const chosen = championForCentreLane(state, attack.target);
  if (isLegalNow(state, attack, chosen)) return chosen;
  const column = attack.attackType === 'VERTICAL' ? place.column : attack.column;
  if (column === null) return null;
  const instead = standingIn(state, opponentOf(place.row), column);
  return isLegalNow(state, attack, instead) ? instead : null;
};

const destroyedOrBroke = (before: DuelState, after: DuelState, enemy: Seat): boolean =>
  COLUMNS.some(
    (column) =>
      (before.board.grid[enemy][column] !== null && after.board.grid[enemy][column] === null) ||
      (before.lanes[enemy][column] > 0 && after.lanes[enemy][column] === 0),
  );

const turnAfterThis = (state: DuelState, owner: Seat): number =>
  state.turn + (state.activePlayerIndex === owner ? 2 : 1);

const hit = (duel: Resolution, attack: PlannedAttack, target: AttackTarget): void => {
  const { attackerId, attackType } = attack;
  const attacker = duel.card(attackerId);
  const traits = traitsOf(attacker);
  const enemy = opponentOf(placeOf(duel.state, attackerId)!.row);
  const column = columnOfTarget(duel.state, target)!;
  const power = duel.stats(attackerId).atk + (attackType === 'DIAGONAL' ? (traits.diagonalBonus ?? 0) : 0);
  duel.tell('ATTACKED', { attackerId, attackType, target, power });
  if (target.kind === 'lane') duel.damageLane(enemy, column, power);
  else duel.strike(target.cardId, power, traits.ignoresProtection);
  const ownersNextTurn = turnAfterThis(duel.state, attacker.owner);
  traits.afterAttack?.(duel, { attackerId, power, enemy, column, ownersNextTurn });
  duel.settle();
};

const attackOnce = (duel: Resolution, attack: PlannedAttack): boolean => {
  const card = cardOf(duel.state, attack.attackerId);
  const place = card && placeOf(duel.state, card.id);
  if (duel.over || !place || isStunned(card)) return false;
  const before = duel.state;
  duel.because(card.definition, () => {
    const target = aim(before, attack);
    if (target) hit(duel, attack, target);
    else duel.tell('ATTACK_FIZZLED', { attackerId: card.id });
  });
  return destroyedOrBroke(before, duel.state, opponentOf(place.row));
};

export const carryOut = (duel: Resolution, attack: PlannedAttack): void => {
  const succeeded = attackOnce(duel, attack);
  const card = cardOf(duel.state, attack.attackerId);
  if (succeeded && card && traitsOf(card).attacksAgain && !attack.onlyOnce) attackOnce(duel, attack);
};
