import { definitionOf, isFirstTurnOf, pokemonInPlay, pokemonOf } from '../board.js';
import type { TrainerCard } from '../cards/card-definition.js';
import type { Effect } from '../cards/effect.js';
import { effectsTask } from '../effects/effects-task.js';
import { couldDoSomething } from '../effects/interpreter.js';
import { change, changePlayer, doNext, tell, type Play } from '../play.js';
import { breaks, refuse } from '../refusals.js';
import { fields } from '../shapes.js';
import type { CardId, PokemonState } from '../state.js';
import { addToDiscard, removeFromHand } from '../zones.js';
import { cardIdShape, choicesShape, conditions, type ActionRules, type Condition } from './action-rules.js';
import { cardIsInHand, handOf, representative } from './claims.js';

type PlayTrainer = Condition<'PLAY_TRAINER'>;

const trainerOf = (state: PokemonState, id: CardId): TrainerCard => definitionOf(state, id) as TrainerCard;

const cardIsATrainer: PlayTrainer = (state, _seat, { cardId }) =>
  definitionOf(state, cardId).supertype === 'TRAINER' ? null : refuse('INVALID_TARGET', { cardId });

/** A Pokémon named for a Tool beforehand must be one's own. */
const toolTargetIsYours: PlayTrainer = (state, seat, { cardId, choices }) => {
  if (trainerOf(state, cardId).kind !== 'TOOL' || choices?.[0] === undefined) return null;
  const target = namedPokemon(choices[0]);
  return target !== null && pokemonOf(state, seat).includes(target) ? null : refuse('INVALID_TARGET', { cardId });
};

const namedPokemon = (choice: readonly CardId[] | number): CardId | null =>
  typeof choice === 'number' || choice.length !== 1 ? null : choice[0];

const oneSupporterPerTurn: PlayTrainer = (state, seat, { cardId }) =>
  trainerOf(state, cardId).kind === 'SUPPORTER' && state.players[seat].flags.supporterPlayed
    ? breaks('ONE_SUPPORTER_PER_TURN')
    : null;

const noSupporterFirstTurn: PlayTrainer = (state, seat, { cardId }) =>
  trainerOf(state, cardId).kind === 'SUPPORTER' && seat === state.firstSeat && isFirstTurnOf(state, seat)
    ? breaks('NO_SUPPORTER_FIRST_TURN')
    : null;

const oneStadiumPerTurn: PlayTrainer = (state, seat, { cardId }) =>
  trainerOf(state, cardId).kind === 'STADIUM' && state.players[seat].flags.stadiumPlayed
    ? breaks('ONE_STADIUM_PER_TURN')
    : null;

const notTheSameStadium: PlayTrainer = (state, _seat, { cardId }) => {
  const { kind, name } = trainerOf(state, cardId);
  if (kind !== 'STADIUM' || state.stadium === null) return null;
  return definitionOf(state, state.stadium).name === name ? breaks('SAME_STADIUM') : null;
};

const oneToolAPokemon: PlayTrainer = (state, seat, { cardId, choices }) => {
  if (trainerOf(state, cardId).kind !== 'TOOL') return null;
  const named = choices?.[0] === undefined ? pokemonOf(state, seat) : [namedPokemon(choices[0])!];
  return named.every((id) => pokemonInPlay(state, id).tool !== null) ? breaks('ONE_TOOL') : null;
};

/** Judged by what its player can see. A Stadium or Tool does something by lying there. */
const doesSomething: PlayTrainer = (state, seat, { cardId }) => {
  const { kind, effects } = trainerOf(state, cardId);
  if (kind === 'STADIUM' || kind === 'TOOL') return null;
  return couldDoSomething(state, effectsTask(seat, cardId, '', effects), effects) ? null : breaks('NO_EFFECT');
};

const ATTACH: readonly Effect[] = [{ op: 'attach-tool' }];

const putStadium = (play: Play, cardId: CardId): void => {
  if (play.state.stadium !== null) addToDiscard(play, [play.state.stadium]);
  change(play, { stadium: cardId });
};

export const playTrainer: ActionRules<'PLAY_TRAINER'> = {
  shape: fields({ cardId: cardIdShape }, { choices: choicesShape }),
  phases: ['MAIN_PHASE'],
  condition: conditions(
    cardIsInHand,
    cardIsATrainer,
    toolTargetIsYours,
    oneSupporterPerTurn,
    noSupporterFirstTurn,
    oneStadiumPerTurn,
    notTheSameStadium,
    oneToolAPokemon,
    doesSomething,
  ),
  /** While its effects are resolved the card lies on the discard pile; from there a Tool goes to its Pokémon. */
  carryOut: (play, seat, { cardId }) => {
    const { kind, name, effects } = trainerOf(play.state, cardId);
    removeFromHand(play, seat, [cardId]);
    tell(play, 'TRAINER_PLAYED', { seat, card: cardId, definition: play.state.cards[cardId].definition });
    const flags = { ...play.state.players[seat].flags };
    changePlayer(play, seat, {
      flags: {
        ...flags,
        supporterPlayed: flags.supporterPlayed || kind === 'SUPPORTER',
        stadiumPlayed: flags.stadiumPlayed || kind === 'STADIUM',
      },
    });
    if (kind === 'STADIUM') putStadium(play, cardId);
    else addToDiscard(play, [cardId]);
    const all = kind === 'TOOL' ? [...ATTACH, ...effects] : effects;
    doNext(play, effectsTask(seat, cardId, name, all), { kind: 'KNOCK_OUTS' });
  },
  candidates: (state, seat) => handOf(state, seat, 'TRAINER').map((cardId) => ({ cardId })),
  normalForm: (state, seat, { cardId }) => ({ cardId: representative(state, seat, cardId) }),
};
