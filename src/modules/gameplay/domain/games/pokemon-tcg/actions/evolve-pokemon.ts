import { definitionOf, isFirstTurnOf, pokemonCard, pokemonInPlay, pokemonOf } from '../board.js';
import { changePlayer, changePokemon, doNext, tell, type Play } from '../play.js';
import { breaks, refuse } from '../refusals.js';
import { fields } from '../shapes.js';
import type { CardId } from '../state.js';
import { newPokemon, removeFromHand } from '../zones.js';
import { cardIdShape, conditions, type ActionRules, type Condition } from './action-rules.js';
import { cardIsInHand, handOf, representative, targetIsYours } from './claims.js';

const evolvesFromTarget: Condition<'EVOLVE_POKEMON'> = (state, _seat, { cardId, target }) => {
  const card = definitionOf(state, cardId);
  const evolves = card.supertype === 'POKEMON' && card.evolvesFrom === pokemonCard(state, target).name;
  return evolves ? null : refuse('INVALID_TARGET', { cardId, target });
};

const notOnTheFirstTurn: Condition<'EVOLVE_POKEMON'> = (state, seat) =>
  isFirstTurnOf(state, seat) ? breaks('NO_EVOLUTION_ON_FIRST_TURN') : null;

const targetIsNotNew: Condition<'EVOLVE_POKEMON'> = (state, _seat, { target }) => {
  const { enteredTurn, evolvedTurn } = pokemonInPlay(state, target);
  return enteredTurn === state.turn || evolvedTurn === state.turn ? breaks('EVOLVED_OR_PLAYED_THIS_TURN') : null;
};

/** The new card takes over damage and everything attached; conditions and what attacks left behind end. */
const evolve = (play: Play, cardId: CardId, target: CardId): void => {
  const { damage, attached, tool, enteredTurn, evolvedFrom } = pokemonInPlay(play.state, target);
  changePokemon(play, cardId, {
    ...newPokemon(play.state.cards[cardId], enteredTurn),
    damage,
    attached,
    tool,
    evolvedFrom: target,
    evolvedTurn: play.state.turn,
  });
  changePokemon(play, target, { ...newPokemon(play.state.cards[target], enteredTurn), evolvedFrom });
};

export const evolvePokemon: ActionRules<'EVOLVE_POKEMON'> = {
  shape: fields({ cardId: cardIdShape, target: cardIdShape }),
  phases: ['MAIN_PHASE'],
  condition: conditions(cardIsInHand, targetIsYours, evolvesFromTarget, notOnTheFirstTurn, targetIsNotNew),
  carryOut: (play, seat, { cardId, target }) => {
    const { active, bench } = play.state.players[seat];
    removeFromHand(play, seat, [cardId]);
    evolve(play, cardId, target);
    changePlayer(play, seat, {
      active: active === target ? cardId : active,
      bench: bench.map((id) => (id === target ? cardId : id)),
    });
    tell(play, 'POKEMON_EVOLVED', { seat, pokemon: cardId, definition: play.state.cards[cardId].definition, target });
    doNext(play, { kind: 'KNOCK_OUTS' });
  },
  candidates: (state, seat) =>
    handOf(state, seat, 'POKEMON').flatMap((cardId) => pokemonOf(state, seat).map((target) => ({ cardId, target }))),
  normalForm: (state, seat, { cardId, target }) => ({ cardId: representative(state, seat, cardId), target }),
};
