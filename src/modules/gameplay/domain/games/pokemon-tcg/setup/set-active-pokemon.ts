import { SEATS, type Seat } from '../../../engine/seat.js';
import { cardIdShape, conditions, type ActionRules, type Condition } from '../actions/action-rules.js';
import type { DataOf } from '../actions/action.js';
import { handOf, representative } from '../actions/claims.js';
import { benchOf, definitionOf } from '../board.js';
import { isBasicPokemon } from '../cards/card-definition.js';
import { change, changePlayer, changePokemon, tell, type Play } from '../play.js';
import { breaks, refuse } from '../refusals.js';
import { anyOf, fields } from '../shapes.js';
import type { CardId, PokemonState } from '../state.js';
import { makeActive, newPokemon, removeFromHand } from '../zones.js';

type SetActive = Condition<'SET_ACTIVE_POKEMON'>;

/** During the setup the card is named, in a promotion the target; either word is understood in both. */
const idIn = (data: DataOf<'SET_ACTIVE_POKEMON'>): CardId => ('cardId' in data ? data.cardId : data.target);

const inSetup = (state: PokemonState): boolean => state.matchState === 'SELECT_ACTIVE_POKEMON';

const cardIsInHand: SetActive = (state, seat, data) =>
  state.players[seat].hand.includes(idIn(data)) ? null : refuse('INSUFFICIENT_RESOURCES', { cardId: idIn(data) });
const cardIsABasic: SetActive = (state, _seat, data) =>
  isBasicPokemon(definitionOf(state, idIn(data))) ? null : refuse('INVALID_TARGET', { cardId: idIn(data) });
const activeIsNotChosen: SetActive = (state, seat) =>
  state.players[seat].active === null ? null : breaks('ACTIVE_ALREADY_SET');

const canChooseInSetup: SetActive = conditions<'SET_ACTIVE_POKEMON'>(cardIsInHand, cardIsABasic, activeIsNotChosen);

const isOnYourBench: SetActive = (state, seat, data) =>
  benchOf(state, seat).includes(idIn(data)) ? null : refuse('INVALID_TARGET', { target: idIn(data) });

/** The Active Pokémon of the setup, or the one that takes the place of a Pokémon that is gone. */
export const setActivePokemon: ActionRules<'SET_ACTIVE_POKEMON'> = {
  shape: anyOf(fields({ cardId: cardIdShape }), fields({ target: cardIdShape })),
  setup: ['SELECT_ACTIVE_POKEMON'],
  answers: 'PROMOTION',
  condition: (state, seat, data) => (inSetup(state) ? canChooseInSetup : isOnYourBench)(state, seat, data),
  carryOut: (play, seat, data) => {
    if (inSetup(play.state)) return choose(play, seat, idIn(data));
    change(play, { pending: play.state.pending.slice(1) });
    makeActive(play, idIn(data));
  },
  candidates: (state, seat) =>
    inSetup(state)
      ? handOf(state, seat, 'POKEMON').map((cardId) => ({ cardId }))
      : benchOf(state, seat).map((target) => ({ target })),
  normalForm: (state, seat, data) =>
    inSetup(state) ? { cardId: representative(state, seat, idIn(data)) } : { target: idIn(data) },
};

const choose = (play: Play, seat: Seat, cardId: CardId): void => {
  removeFromHand(play, seat, [cardId]);
  changePokemon(play, cardId, newPokemon(play.state.cards[cardId], play.state.turn));
  changePlayer(play, seat, { active: cardId });
  const { definition } = play.state.cards[cardId];
  tell(play, 'ACTIVE_CHOSEN', { seat }, { [seat]: { pokemon: cardId, definition } });
  if (SEATS.every((each) => play.state.players[each].active !== null)) uncover(play);
};

/** Both have chosen: the Active Pokémon are turned over, and the prizes are laid out. */
const uncover = (play: Play): void => {
  for (const seat of SEATS) {
    const pokemon = play.state.players[seat].active!;
    tell(play, 'ACTIVE_UNCOVERED', { seat, pokemon, definition: play.state.cards[pokemon].definition });
  }
  change(play, { matchState: 'SELECT_BENCH_POKEMON' });
  const { prizes: count } = play.state.options;
  for (const seat of SEATS) {
    const { deck } = play.state.players[seat];
    changePlayer(play, seat, { prizes: deck.slice(-count), deck: deck.slice(0, -count) });
    tell(play, 'PRIZES_LAID_OUT', { seat, count });
  }
};
