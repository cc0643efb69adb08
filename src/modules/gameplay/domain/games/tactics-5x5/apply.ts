import type { GameEvent } from '../../engine/events.js';
import type { Step } from '../../engine/game.js';
import { opponentOf, type Seat } from '../../engine/seat.js';
import type { TacticsAction, UnitAction } from './action.js';
import { candidates } from './candidates.js';
import { drawReason } from './outcome.js';
import {
  hasAliveUnits,
  nothingSpent,
  type Position,
  type Spent,
  type TacticsState,
  type Unit,
  type UnitId,
  unitById,
} from './state.js';

type Tell = (type: string, data: GameEvent['data']) => void;

const replaceUnit = (units: readonly Unit[], changed: Unit): readonly Unit[] =>
  units.map((unit) => (unit.id === changed.id ? changed : unit));

const spend = (state: TacticsState, id: UnitId, what: Partial<Spent>): TacticsState['spent'] => ({
  ...state.spent,
  [id]: { ...state.spent[id], ...what },
});

const move = (state: TacticsState, mover: Unit, to: Position, tell: Tell): TacticsState => {
  tell('UNIT_MOVED', { unitId: mover.id, from: mover.position, to });
  return {
    ...state,
    units: replaceUnit(state.units, { ...mover, position: to }),
    spent: spend(state, mover.id, { moved: true }),
    actionsThisTurn: state.actionsThisTurn + 1,
  };
};

const attack = (state: TacticsState, attacker: Unit, target: Unit, tell: Tell): TacticsState => {
  const hp = target.hp - attacker.attack;
  const units = replaceUnit(state.units, { ...target, hp, alive: hp > 0 });
  tell('UNIT_ATTACKED', { attackerId: attacker.id, targetId: target.id, damage: attacker.attack, hp });
  if (hp <= 0) tell('UNIT_DIED', { unitId: target.id });
  const won = !hasAliveUnits(units, target.owner);
  return {
    ...state,
    units,
    spent: spend(state, attacker.id, { attacked: true }),
    actionsThisTurn: 0,
    isGameOver: won,
    winner: won ? attacker.owner : null,
  };
};

const passTurn = (state: TacticsState, tell: Tell): TacticsState => {
  const next = opponentOf(state.currentPlayer);
  const attacked = Object.values(state.spent).some((spent) => spent.attacked);
  tell('TURN_PASSED', { from: state.currentPlayer, to: next, turnNumber: state.turnNumber + 1 });
  return {
    ...state,
    currentPlayer: next,
    turnNumber: state.turnNumber + 1,
    spent: nothingSpent(state.units),
    turnsWithoutDamage: attacked ? 0 : state.turnsWithoutDamage + 1,
    actionsThisTurn: 0,
  };
};

const endIfDrawn = (state: TacticsState): TacticsState =>
  !state.isGameOver && drawReason(state) ? { ...state, isGameOver: true } : state;

const concede = (state: TacticsState, seat: Seat): TacticsState => ({
  ...state,
  isGameOver: true,
  winner: opponentOf(seat),
});

const actorOf = (state: TacticsState, action: UnitAction): Unit =>
  action.data.actingUnitId === undefined ? candidates(state, action)[0] : unitById(state, action.data.actingUnitId)!;

const carryOut = (state: TacticsState, action: TacticsAction, tell: Tell): TacticsState => {
  switch (action.type) {
    case 'MOVE':
      return endIfDrawn(move(state, actorOf(state, action), action.data.targetPosition!, tell));
    case 'ATTACK':
      return attack(state, actorOf(state, action), unitById(state, action.data.targetUnitId!)!, tell);
    case 'MOVE_AND_ATTACK': {
      const mover = actorOf(state, action);
      const moved = move(state, mover, action.data.targetPosition!, tell);
      return endIfDrawn(passTurn(attack(moved, mover, unitById(moved, action.data.targetUnitId!)!, tell), tell));
    }
    case 'END_TURN':
      return endIfDrawn(passTurn(state, tell));
    case 'CONCEDE':
      return concede(state, action.seat);
    default:
      return action satisfies never;
  }
};

const endReason = (state: TacticsState, action: TacticsAction): string => {
  if (action.type === 'CONCEDE') return 'CONCEDE';
  return state.winner === null ? drawReason(state)! : 'ELIMINATION';
};

export const apply = (state: TacticsState, action: TacticsAction): Step<TacticsState> => {
  const events: GameEvent[] = [];
  const tell: Tell = (type, data) => events.push({ type, cause: action.type, data });
  const next = carryOut(state, action, tell);
  if (next.isGameOver) tell('GAME_ENDED', { winner: next.winner, reason: endReason(next, action) });
  return { state: next, events };
};

/** The action with the inferred unit named. */
export const normalForm = (state: TacticsState, action: TacticsAction): TacticsAction => {
  switch (action.type) {
    case 'MOVE':
    case 'ATTACK':
    case 'MOVE_AND_ATTACK':
      return { ...action, data: { ...action.data, actingUnitId: actorOf(state, action).id } };
    case 'END_TURN':
    case 'CONCEDE':
      return action;
    default:
      return action satisfies never;
  }
};
