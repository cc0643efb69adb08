import { unitAt } from '../board.js';
import { deployment } from '../effects/deployment.js';
import type { SkirmishState } from '../state.js';
import { unit } from './definition.js';

const REVIVABLE_POWER = 3;

/** The dead have their printed values back; action cards have no power to speak of and are no units. */
const revivable = (state: SkirmishState, owner: 0 | 1, isUnit: (definition: string) => boolean) =>
  state.players[owner].graveyard.filter(
    (id) => isUnit(state.cards[id].definition) && state.cards[id].basePower <= REVIVABLE_POWER,
  );

export const necromancer = (isUnit: (definition: string) => boolean) =>
  unit('Necromancer', 2, 'GOLD', 'Activate (cooldown 1): deploy an own dead unit of power 3 or less.', {
    activate: {
      cooldown: 1,
      isTarget: (state, { owner }, target) =>
        target.seat === owner && unitAt(state, target) === null && revivable(state, owner, isUnit).length > 0,
      ability: {
        options: (state, { owner }) => revivable(state, owner, isUnit),
        optional: false,
        deploys: (state, { target }, card) => ({ card: state.cards[card as string], slot: target! }),
        chosen: (state, { target }, card) => deployment(state.cards[card as string], target!),
      },
    },
  });
