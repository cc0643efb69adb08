import { optionsOf } from '../../choices/options.js';
import { changePokemon, tell } from '../../play.js';
import type { Source } from '../../state.js';
import { removeFromDiscard } from '../../zones.js';
import { chosenCards, type Operation, type Scene } from '../operation.js';

const toolTargets = ({ seat }: Pick<Scene, 'seat'>): Extract<Source, { readonly zone: 'POKEMON' }> => ({
  zone: 'POKEMON',
  seats: [seat],
  place: 'ANY',
  filter: {},
  damaged: false,
  without: 'TOOL',
});

/** "Attach a Tool to 1 of your Pokémon that doesn't already have one." */
export const attachTool: Operation<'attach-tool'> = {
  fields: () => [{}],
  could: (state, scene) => optionsOf(state, toolTargets(scene)).length > 0,
  resolve: (play, task, _effect, [answer]) => {
    const { seat, source } = task;
    if (answer === undefined) return { seat, from: toolTargets(task), min: 1, max: 1 };
    if (!play.state.players[seat].discard.includes(source)) return;
    for (const pokemon of chosenCards(answer)) {
      removeFromDiscard(play, seat, [source]);
      changePokemon(play, pokemon, { tool: source });
      tell(play, 'TOOL_ATTACHED', { seat, pokemon, card: source, definition: play.state.cards[source].definition });
    }
  },
};
