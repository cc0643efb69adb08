import type { Seat } from '../../engine/seat.js';
import type { UnitAction } from './action.js';
import { isAdjacent } from './board.js';
import { type Position, type TacticsState, type Unit, unitById } from './state.js';

type Ability = (state: TacticsState, unit: Unit) => boolean;

/** V1: a unit may move and attack any number of times a turn. V1_BALANCED: at most once each. */
export const mayMove: Ability = (state, unit) => state.ruleset === 'V1' || !state.spent[unit.id].moved;
export const mayAttack: Ability = (state, unit) => state.ruleset === 'V1' || !state.spent[unit.id].attacked;
const mayMoveAndAttack: Ability = (state, unit) => mayMove(state, unit) && mayAttack(state, unit);

const ownUnitsNextTo = (state: TacticsState, seat: Seat, tile: Position, may: Ability): readonly Unit[] =>
  state.units.filter(
    (unit) => unit.alive && unit.owner === seat && isAdjacent(unit.position, tile) && may(state, unit),
  );

const abilityFor = (type: UnitAction['type']): Ability => {
  switch (type) {
    case 'MOVE':
      return mayMove;
    case 'ATTACK':
      return mayAttack;
    case 'MOVE_AND_ATTACK':
      return mayMoveAndAttack;
    default:
      return type satisfies never;
  }
};

/** The units that could carry out the action: the named one alone, else every own unit next to the target tile. */
export const candidates = (state: TacticsState, { type, seat, data }: UnitAction): readonly Unit[] => {
  const tile = data.targetPosition!;
  if (data.actingUnitId === undefined) return ownUnitsNextTo(state, seat, tile, abilityFor(type));
  const named = unitById(state, data.actingUnitId)!;
  return isAdjacent(named.position, tile) ? [named] : [];
};

/** Other own units that could make the attack after the move; a spent unit is no rival. */
export const bystanders = (state: TacticsState, seat: Seat, target: Unit, mover: Unit): readonly Unit[] =>
  ownUnitsNextTo(state, seat, target.position, mayAttack).filter((unit) => unit.id !== mover.id);
