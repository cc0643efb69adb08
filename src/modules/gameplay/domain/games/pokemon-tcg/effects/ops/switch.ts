import { benchOf } from '../../board.js';
import { flag, oneOf } from '../../shapes.js';
import { makeActive } from '../../zones.js';
import { seatOf } from '../amount.js';
import { chosenCards, type Operation } from '../operation.js';

/** "Switch … Active Pokémon with 1 of … Benched Pokémon." Either player may be the one who chooses. */
export const switchOperation: Operation<'switch'> = {
  fields: () => [{ side: oneOf('OWN', 'OPPONENT') }, { by: oneOf('OWN', 'OPPONENT'), may: flag }],
  could: (state, scene, { side }) => benchOf(state, seatOf(scene, side)).length > 0,
  resolve: (play, task, { side, by, may = false }, [answer]) => {
    const seat = seatOf(task, side);
    if (answer === undefined) {
      return {
        seat: seatOf(task, by),
        from: { zone: 'POKEMON', seats: [seat], place: 'BENCH', filter: {}, damaged: false },
        min: may ? 0 : 1,
        max: 1,
      };
    }
    for (const id of chosenCards(answer)) makeActive(play, id);
  },
};
