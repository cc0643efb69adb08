import type { Seat } from '../../../engine/seat.js';
import { unitAt } from '../board.js';
import { deployment } from '../effects/deployment.js';
import type { Card, CardId } from '../model.js';
import type { SkirmishState } from '../state.js';
import { unit } from './definition.js';

const REVIVABLE_POWER = 3;

/** The dead have their printed values back, and an action card has no power. */
const isRevivable = ({ basePower }: Card): boolean => basePower >= 1 && basePower <= REVIVABLE_POWER;

const revivable = (state: SkirmishState, owner: Seat): readonly CardId[] =>
  state.players[owner].graveyard.filter((id) => isRevivable(state.cards[id]));

export const necromancer = unit(
  'Necromancer',
  2,
  'GOLD',
  'Activate (cooldown 1): deploy an own dead unit of power 3 or less.',
  {
    activate: {
      cooldown: 1,
      isTarget: (state, { owner }, target) =>
        target.seat === owner && unitAt(state, target) === null && revivable(state, owner).length > 0,
      ability: {
        options: (state, { owner }) => revivable(state, owner),
        optional: false,
        deploys: (state, { target }, card) => ({ card: state.cards[card as CardId], slot: target! }),
        chosen: (state, { by, target }, card) => deployment(state, state.cards[card as CardId], target!, by),
      },
    },
  },
);
