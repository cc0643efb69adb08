import type { UntrustedAction } from '../../engine/action.js';
import { firstRefusal, type Refusal, type Rule, verdict, type Verdict } from '../../engine/refusal.js';
import {
  type Attack,
  type Move,
  type MoveAndAttack,
  parseAction,
  type TacticsAction,
  type UnitAction,
} from './action.js';
import { isAdjacent, isOccupied, isOnBoard, isSameTile } from './board.js';
import { bystanders, candidates, mayAttack, mayMove } from './candidates.js';
import { refuse } from './refusal-codes.js';
import { type TacticsState, type Unit, unitById } from './state.js';

type UnitRule<A extends UnitAction = UnitAction> = Rule<TacticsState, A>;

const isYourTurn: Rule<TacticsState, TacticsAction> = (state, { seat }) =>
  state.currentPlayer === seat ? null : refuse('NOT_YOUR_TURN');

/** Where a unit is named, the rule is about that unit; otherwise it has nothing to say. */
const aboutNamedUnit =
  (rule: (state: TacticsState, unit: Unit) => Refusal | null): UnitRule =>
  (state, { data }) => {
    const unit = data.actingUnitId === undefined ? undefined : unitById(state, data.actingUnitId);
    return unit ? rule(state, unit) : null;
  };

const namedUnitExists: UnitRule = (state, { data }) =>
  data.actingUnitId === undefined || unitById(state, data.actingUnitId) ? null : refuse('UNIT_NOT_FOUND');
const namedUnitIsYours: UnitRule = (state, action) =>
  aboutNamedUnit((_, unit) => (unit.owner === action.seat ? null : refuse('UNIT_NOT_OWNED')))(state, action);
const namedUnitIsAlive = aboutNamedUnit((_, unit) => (unit.alive ? null : refuse('UNIT_DEAD')));
const namedUnitMayMove = aboutNamedUnit((state, unit) => (mayMove(state, unit) ? null : refuse('UNIT_ALREADY_MOVED')));
const namedUnitMayAttack = aboutNamedUnit((state, unit) =>
  mayAttack(state, unit) ? null : refuse('UNIT_ALREADY_ATTACKED'),
);

const moveHasNoTargetUnit: UnitRule<Move> = (_, { data }) =>
  data.targetUnitId === undefined ? null : refuse('MOVE_HAS_TARGET_UNIT');
const targetPositionIsGiven: UnitRule = (_, { data }) =>
  data.targetPosition ? null : refuse('MISSING_TARGET_POSITION');
const targetUnitIsGiven: UnitRule = (_, { data }) =>
  data.targetUnitId === undefined ? refuse('MISSING_TARGET_UNIT') : null;

const targetTileIsOnBoard: UnitRule = (_, { data }) =>
  isOnBoard(data.targetPosition!) ? null : refuse('OUT_OF_BOARD');
const targetTileIsFree: UnitRule = (state, { data }) =>
  isOccupied(state, data.targetPosition!) ? refuse('TILE_OCCUPIED') : null;

const targetOf = (state: TacticsState, { data }: UnitAction): Unit | undefined => unitById(state, data.targetUnitId!);

const targetUnitExists: UnitRule = (state, action) => (targetOf(state, action) ? null : refuse('TARGET_NOT_FOUND'));
const targetUnitIsAlive: UnitRule = (state, action) => (targetOf(state, action)!.alive ? null : refuse('TARGET_DEAD'));
const targetUnitIsHostile: UnitRule = (state, action) =>
  targetOf(state, action)!.owner === action.seat ? refuse('TARGET_FRIENDLY') : null;
const targetStandsOnPosition: UnitRule<Attack> = (state, action) =>
  isSameTile(targetOf(state, action)!.position, action.data.targetPosition!) ? null : refuse('POSITION_MISMATCH');

const exactlyOneMover: UnitRule = (state, action) => {
  const { length } = candidates(state, action);
  if (length === 0) return refuse('NO_MOVER');
  return length > 1 ? refuse('AMBIGUOUS_MOVE') : null;
};

const exactlyOneAttacker: UnitRule<Attack> = (state, action) => {
  const { length } = candidates(state, action);
  if (length === 0) return refuse('NOT_ADJACENT');
  return length > 1 ? refuse('AMBIGUOUS_ATTACKER') : null;
};

const destinationIsNextToTarget: UnitRule<MoveAndAttack> = (state, action) =>
  isAdjacent(action.data.targetPosition!, targetOf(state, action)!.position)
    ? null
    : { ...refuse('NOT_ADJACENT'), message: 'Target not adjacent after movement' };

const noBystanderCouldAttack: UnitRule<MoveAndAttack> = (state, action) => {
  if (action.data.actingUnitId !== undefined) return null;
  const [mover] = candidates(state, action);
  return bystanders(state, action.seat, targetOf(state, action)!, mover).length === 0
    ? null
    : refuse('AMBIGUOUS_ATTACKER_AFTER_MOVE');
};

const namedUnitCanAct = firstRefusal<TacticsState, UnitAction>(namedUnitExists, namedUnitIsYours, namedUnitIsAlive);
const targetUnitIsAnEnemy = firstRefusal<TacticsState, UnitAction>(
  targetUnitExists,
  targetUnitIsAlive,
  targetUnitIsHostile,
);

const canMove = firstRefusal<TacticsState, Move>(
  isYourTurn,
  namedUnitCanAct,
  namedUnitMayMove,
  moveHasNoTargetUnit,
  targetPositionIsGiven,
  targetTileIsOnBoard,
  targetTileIsFree,
  exactlyOneMover,
);

const canAttack = firstRefusal<TacticsState, Attack>(
  isYourTurn,
  namedUnitCanAct,
  namedUnitMayAttack,
  targetUnitIsGiven,
  targetPositionIsGiven,
  targetUnitIsAnEnemy,
  targetStandsOnPosition,
  exactlyOneAttacker,
);

const canMoveAndAttack = firstRefusal<TacticsState, MoveAndAttack>(
  isYourTurn,
  namedUnitCanAct,
  namedUnitMayMove,
  namedUnitMayAttack,
  targetPositionIsGiven,
  targetUnitIsGiven,
  targetTileIsOnBoard,
  targetTileIsFree,
  targetUnitIsAnEnemy,
  exactlyOneMover,
  destinationIsNextToTarget,
  noBystanderCouldAttack,
);

const refusalOf = (state: TacticsState, action: TacticsAction): Refusal | null => {
  switch (action.type) {
    case 'MOVE':
      return canMove(state, action);
    case 'ATTACK':
      return canAttack(state, action);
    case 'MOVE_AND_ATTACK':
      return canMoveAndAttack(state, action);
    case 'END_TURN':
      return isYourTurn(state, action);
    case 'CONCEDE':
      return null;
    default:
      return action satisfies never;
  }
};

export const validate = (state: TacticsState, untrusted: UntrustedAction): Verdict => {
  if (state.isGameOver) return verdict(refuse('GAME_OVER'));
  const action = parseAction(untrusted);
  return verdict(action.ok ? refusalOf(state, action.value) : action.error);
};
