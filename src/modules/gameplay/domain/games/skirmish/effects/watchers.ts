import { allSlots, unitsOnBoard } from '../board.js';
import type { Standing } from '../cards/definition.js';
import type { SkirmishState } from '../state.js';
import { by } from './deployment.js';

/** The units that may react to what happens, in the order in which they do. */
export const watchers = (state: SkirmishState): readonly Standing[] =>
  unitsOnBoard(state, allSlots(state.currentPlayer)).map(({ card, slot }) => ({
    by: by(card),
    owner: card.owner,
    slot,
  }));
