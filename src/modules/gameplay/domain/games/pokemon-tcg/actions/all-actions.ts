import { completeInitialSetup } from '../setup/complete-initial-setup.js';
import { drawInitialCards } from '../setup/draw-initial-cards.js';
import { drawMulliganBonus } from '../setup/draw-mulligan-bonus.js';
import { setActivePokemon } from '../setup/set-active-pokemon.js';
import type { ActionType } from './action.js';
import type { ActionRules } from './action-rules.js';
import { answerChoice } from './answer-choice.js';
import { attachEnergy } from './attach-energy.js';
import { attack } from './attack.js';
import { concede } from './concede.js';
import { discardCards } from './discard-cards.js';
import { drawCard } from './draw-card.js';
import { endTurn } from './end-turn.js';
import { evolvePokemon } from './evolve-pokemon.js';
import { playPokemon } from './play-pokemon.js';
import { playTrainer } from './play-trainer.js';
import { retreat } from './retreat.js';
import { selectPrize } from './select-prize.js';
import { useAbility } from './use-ability.js';

export const ACTIONS: { readonly [T in ActionType]: ActionRules<T> } = {
  DRAW_INITIAL_CARDS: drawInitialCards,
  DRAW_MULLIGAN_BONUS: drawMulliganBonus,
  SET_ACTIVE_POKEMON: setActivePokemon,
  PLAY_POKEMON: playPokemon,
  COMPLETE_INITIAL_SETUP: completeInitialSetup,
  DRAW_CARD: drawCard,
  ATTACH_ENERGY: attachEnergy,
  EVOLVE_POKEMON: evolvePokemon,
  PLAY_TRAINER: playTrainer,
  USE_ABILITY: useAbility,
  RETREAT: retreat,
  ATTACK: attack,
  END_TURN: endTurn,
  SELECT_PRIZE: selectPrize,
  ANSWER_CHOICE: answerChoice,
  DISCARD_CARDS: discardCards,
  CONCEDE: concede,
};

export const ACTION_TYPES = Object.keys(ACTIONS) as ActionType[];

/** The union of rules cannot be indexed by the union of types without losing their tie. */
export const rulesOf = (type: ActionType): ActionRules<ActionType> => ACTIONS[type] as ActionRules<ActionType>;
