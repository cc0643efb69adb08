import { definitionOf } from '../board.js';
import { isBasicPokemon } from '../cards/card-definition.js';
import { tell } from '../play.js';
import { breaks, refuse } from '../refusals.js';
import { fields } from '../shapes.js';
import { putOnBench, removeFromHand } from '../zones.js';
import { cardIdShape, conditions, type ActionRules, type Condition } from './action-rules.js';
import { benchHasAPlace, cardIsInHand, handOf, representative } from './claims.js';

const cardIsABasic: Condition<'PLAY_POKEMON'> = (state, _seat, { cardId }) =>
  isBasicPokemon(definitionOf(state, cardId)) ? null : refuse('INVALID_TARGET', { cardId });

const setupIsNotComplete: Condition<'PLAY_POKEMON'> = (state, seat) =>
  state.matchState === 'SELECT_BENCH_POKEMON' && state.players[seat].ready ? breaks('SETUP_ALREADY_COMPLETE') : null;

/** A Basic Pokémon from hand onto the Bench; during the setup face down. */
export const playPokemon: ActionRules<'PLAY_POKEMON'> = {
  shape: fields({ cardId: cardIdShape }),
  setup: ['SELECT_BENCH_POKEMON'],
  phases: ['MAIN_PHASE'],
  condition: conditions(cardIsInHand, cardIsABasic, benchHasAPlace, setupIsNotComplete),
  carryOut: (play, seat, { cardId }) => {
    removeFromHand(play, seat, [cardId]);
    putOnBench(play, seat, cardId);
    const card = { pokemon: cardId, definition: play.state.cards[cardId].definition };
    if (play.state.matchState === 'SELECT_BENCH_POKEMON') {
      tell(play, 'POKEMON_PLACED_FACE_DOWN', { seat }, { [seat]: card });
    } else tell(play, 'POKEMON_PLAYED', { seat, ...card });
  },
  candidates: (state, seat) => handOf(state, seat, 'POKEMON').map((cardId) => ({ cardId })),
  normalForm: (state, seat, { cardId }) => ({ cardId: representative(state, seat, cardId) }),
};
