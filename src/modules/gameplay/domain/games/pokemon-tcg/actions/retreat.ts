import { hasNeedlessCard, paysRetreat } from '../attack/energy.js';
import { benchOf, pokemonInPlay } from '../board.js';
import { retreatCostOf } from '../passives.js';
import { changePlayer, tell } from '../play.js';
import { breaks, refuse } from '../refusals.js';
import { fields } from '../shapes.js';
import { handfuls, likeInOrder } from '../choices/handfuls.js';
import { addToDiscard, detachEnergy, makeActive } from '../zones.js';
import { cardIdShape, cardIdsShape, conditions, type ActionRules, type Condition } from './action-rules.js';
import { activeIsFreeOf, activeIsNotAsleep, activeIsNotParalyzed, benchIsNotEmpty } from './claims.js';

type Retreat = Condition<'RETREAT'>;

const energyPaysTheCost: Retreat = (state, seat, { energyIds }) => {
  const active = state.players[seat].active!;
  const { attached } = pokemonInPlay(state, active);
  const cost = retreatCostOf(state, active);
  const owned = new Set(energyIds).size === energyIds.length && energyIds.every((id) => attached.includes(id));
  return owned && paysRetreat(state, energyIds, cost) ? null : refuse('INSUFFICIENT_RESOURCES', { cost });
};

/** With an empty Bench there is no target that could be right; that rule answers then. */
const targetIsOnYourBench: Retreat = (state, seat, { target }) => {
  const bench = benchOf(state, seat);
  return bench.length === 0 || bench.includes(target) ? null : refuse('INVALID_TARGET', { target });
};

const oneRetreatPerTurn: Retreat = (state, seat) =>
  state.players[seat].flags.retreated ? breaks('ONE_RETREAT_PER_TURN') : null;

const noNeedlessEnergy: Retreat = (state, seat, { energyIds }) =>
  hasNeedlessCard(state, energyIds, retreatCostOf(state, state.players[seat].active!))
    ? breaks('NEEDLESS_ENERGY')
    : null;

export const retreat: ActionRules<'RETREAT'> = {
  shape: fields({ target: cardIdShape, energyIds: cardIdsShape }),
  phases: ['MAIN_PHASE'],
  condition: conditions(
    energyPaysTheCost,
    targetIsOnYourBench,
    oneRetreatPerTurn,
    activeIsNotAsleep,
    activeIsNotParalyzed,
    activeIsFreeOf('CANNOT_RETREAT'),
    benchIsNotEmpty,
    noNeedlessEnergy,
  ),
  carryOut: (play, seat, { target, energyIds }) => {
    const active = play.state.players[seat].active!;
    const paid = pokemonInPlay(play.state, active).attached.filter((id) => energyIds.includes(id));
    detachEnergy(play, paid, active);
    addToDiscard(play, paid);
    changePlayer(play, seat, { flags: { ...play.state.players[seat].flags, retreated: true } });
    tell(play, 'RETREATED', { seat, pokemon: active, energy: paid });
    makeActive(play, target);
  },
  *candidates(state, seat) {
    const active = state.players[seat].active!;
    const { attached } = pokemonInPlay(state, active);
    const cost = retreatCostOf(state, active);
    if (state.players[seat].flags.retreated || !paysRetreat(state, attached, cost)) return;
    for (const energyIds of handfuls(state, attached, 0, Math.min(cost, attached.length))) {
      if (!paysRetreat(state, energyIds, cost) || hasNeedlessCard(state, energyIds, cost)) continue;
      for (const target of benchOf(state, seat)) yield { target, energyIds };
    }
  },
  normalForm: (state, seat, { target, energyIds }) => ({
    target,
    energyIds: likeInOrder(state, pokemonInPlay(state, state.players[seat].active!).attached, energyIds),
  }),
};
