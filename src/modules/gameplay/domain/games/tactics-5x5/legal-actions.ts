import type { Seat } from '../../engine/seat.js';
import type { TacticsAction } from './action.js';
import { isAdjacent, NEIGHBOURS, tileNumber } from './board.js';
import { mayAttack, mayMove } from './candidates.js';
import type { TacticsState, Unit } from './state.js';

const occupiedTiles = (units: readonly Unit[]): number => {
  let tiles = 0;
  for (const unit of units) if (unit.alive) tiles |= 1 << tileNumber(unit.position);
  return tiles;
};

/** Every action names its unit, so that nothing reachable is hidden by ambiguity. */
const addActionsOf = (
  state: TacticsState,
  unit: Unit,
  enemies: readonly Unit[],
  occupied: number,
  out: TacticsAction[],
) => {
  const { id: actingUnitId, owner: seat } = unit;
  const canMove = mayMove(state, unit);
  const canAttack = mayAttack(state, unit);
  if (canMove) {
    for (const tile of NEIGHBOURS[tileNumber(unit.position)]) {
      if (occupied & (1 << tileNumber(tile))) continue;
      out.push({ type: 'MOVE', seat, data: { actingUnitId, targetPosition: tile } });
      if (!canAttack) continue;
      for (const enemy of enemies) {
        if (!isAdjacent(tile, enemy.position)) continue;
        const data = { actingUnitId, targetUnitId: enemy.id, targetPosition: tile };
        out.push({ type: 'MOVE_AND_ATTACK', seat, data });
      }
    }
  }
  if (canAttack) {
    for (const enemy of enemies) {
      if (!isAdjacent(unit.position, enemy.position)) continue;
      const data = { actingUnitId, targetUnitId: enemy.id, targetPosition: enemy.position };
      out.push({ type: 'ATTACK', seat, data });
    }
  }
};

export const legalActions = (state: TacticsState, seat: Seat): readonly TacticsAction[] => {
  if (state.isGameOver || state.currentPlayer !== seat) return [];
  const actions: TacticsAction[] = [];
  const enemies = state.units.filter((unit) => unit.alive && unit.owner !== seat);
  const occupied = occupiedTiles(state.units);
  for (const unit of state.units) {
    if (unit.alive && unit.owner === seat) addActionsOf(state, unit, enemies, occupied, actions);
  }
  actions.push({ type: 'END_TURN', seat, data: {} });
  return actions;
};
