import type { Step } from '../../engine/game.js';
import type { Random } from '../../engine/random.js';
import { rulesOf } from './actions/all-actions.js';
import type { PokemonAction } from './actions/action.js';
import { begin } from './play.js';
import type { Answer, PokemonState } from './state.js';
import { run } from './turn/run.js';

const answersSentAlong = (data: object): readonly Answer[] =>
  'choices' in data ? (data.choices as readonly Answer[]) : [];

/** Carries out the action, and then everything that follows by itself. */
export const apply = (state: PokemonState, { type, seat, data }: PokemonAction, random: Random): Step<PokemonState> => {
  const play = begin(state, random, seat, type, answersSentAlong(data));
  rulesOf(type).carryOut(play, seat, data);
  run(play);
  return { state: play.state, events: play.events };
};
