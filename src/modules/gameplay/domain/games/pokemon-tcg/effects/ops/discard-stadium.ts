import { change, tell } from '../../play.js';
import { addToDiscard } from '../../zones.js';
import type { Operation } from '../operation.js';

/** "Discard the Stadium in play." */
export const discardStadium: Operation<'discard-stadium'> = {
  fields: () => [{}],
  could: (state) => state.stadium !== null,
  resolve: (play) => {
    const { stadium } = play.state;
    if (stadium === null) return;
    change(play, { stadium: null });
    addToDiscard(play, [stadium]);
    tell(play, 'STADIUM_DISCARDED', { card: stadium, definition: play.state.cards[stadium].definition });
  },
};
