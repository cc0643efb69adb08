import { declareAttack } from '../attack/declare-attack.js';
import { attachedUnits, covers } from '../attack/energy.js';
import { pokemonCard } from '../board.js';
import { breaks, refuse } from '../refusals.js';
import { fields, integer } from '../shapes.js';
import { choicesShape, conditions, type ActionRules, type Condition } from './action-rules.js';
import { activeIsFreeOf, activeIsNotAsleep, activeIsNotParalyzed } from './claims.js';

type Attack = Condition<'ATTACK'>;

const activeHasTheAttack: Attack = (state, seat, { attackIndex }) =>
  attackIndex < pokemonCard(state, state.players[seat].active!).attacks.length
    ? null
    : refuse('INVALID_TARGET', { attackIndex });

const energyCoversTheCost: Attack = (state, seat, { attackIndex }) => {
  const active = state.players[seat].active!;
  const { cost } = pokemonCard(state, active).attacks[attackIndex];
  return covers(attachedUnits(state, active), cost) ? null : refuse('INSUFFICIENT_RESOURCES', { cost });
};

const firstPlayerCannotAttack: Attack = (state) => (state.turn === 1 ? breaks('FIRST_PLAYER_CANNOT_ATTACK') : null);

export const attack: ActionRules<'ATTACK'> = {
  shape: fields({ attackIndex: integer(0, 10) }, { choices: choicesShape }),
  phases: ['MAIN_PHASE', 'ATTACK'],
  condition: conditions(
    activeHasTheAttack,
    energyCoversTheCost,
    firstPlayerCannotAttack,
    activeIsNotAsleep,
    activeIsNotParalyzed,
    activeIsFreeOf('CANNOT_ATTACK'),
  ),
  carryOut: (play, seat, { attackIndex }) => declareAttack(play, seat, attackIndex),
  candidates: (state, seat) =>
    pokemonCard(state, state.players[seat].active!).attacks.map((_attack, attackIndex) => ({ attackIndex })),
  normalForm: (_state, _seat, { attackIndex }) => ({ attackIndex }),
};
