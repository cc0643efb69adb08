import { isActive, pokemonCard, pokemonInPlay, pokemonOf } from '../board.js';
import { effectsTask } from '../effects/effects-task.js';
import { couldDoSomething } from '../effects/interpreter.js';
import { changePokemon, doNext, tell } from '../play.js';
import { breaks, refuse } from '../refusals.js';
import { fields } from '../shapes.js';
import { cardIdShape, choicesShape, conditions, type ActionRules, type Condition } from './action-rules.js';

type UseAbility = Condition<'USE_ABILITY'>;

const pokemonIsYours: UseAbility = (state, seat, { pokemonId }) =>
  pokemonOf(state, seat).includes(pokemonId) ? null : refuse('INVALID_TARGET', { pokemonId });

const hasAnAbilityToUse: UseAbility = (state, _seat, { pokemonId }) =>
  (pokemonCard(state, pokemonId).ability?.effects.length ?? 0) > 0 ? null : refuse('INVALID_TARGET', { pokemonId });

const onceATurn: UseAbility = (state, _seat, { pokemonId }) =>
  pokemonInPlay(state, pokemonId).abilityUsedTurn === state.turn ? breaks('ABILITY_USED') : null;

const whereItWorks: UseAbility = (state, _seat, { pokemonId }) =>
  pokemonCard(state, pokemonId).ability!.activeOnly && !isActive(state, pokemonId) ? breaks('ACTIVE_ONLY') : null;

const doesSomething: UseAbility = (state, seat, { pokemonId }) => {
  const { effects } = pokemonCard(state, pokemonId).ability!;
  return couldDoSomething(state, effectsTask(seat, pokemonId, '', effects), effects) ? null : breaks('NO_EFFECT');
};

export const useAbility: ActionRules<'USE_ABILITY'> = {
  shape: fields({ pokemonId: cardIdShape }, { choices: choicesShape }),
  phases: ['MAIN_PHASE'],
  condition: conditions(pokemonIsYours, hasAnAbilityToUse, onceATurn, whereItWorks, doesSomething),
  carryOut: (play, seat, { pokemonId }) => {
    const { name, effects } = pokemonCard(play.state, pokemonId).ability!;
    changePokemon(play, pokemonId, { abilityUsedTurn: play.state.turn });
    tell(play, 'ABILITY_USED', { seat, pokemon: pokemonId, ability: name });
    doNext(play, effectsTask(seat, pokemonId, name, effects), { kind: 'KNOCK_OUTS' });
  },
  candidates: (state, seat) => pokemonOf(state, seat).map((pokemonId) => ({ pokemonId })),
  normalForm: (_state, _seat, { pokemonId }) => ({ pokemonId }),
};
