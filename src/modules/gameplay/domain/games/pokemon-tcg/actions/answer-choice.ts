import { handfuls, likeInOrder, selections } from '../choices/handfuls.js';
import { answerFits, fewest, inOrderOffered, optionsOf } from '../choices/options.js';
import { resume } from '../effects/interpreter.js';
import { change, currentTask } from '../play.js';
import { refuse } from '../refusals.js';
import { fields } from '../shapes.js';
import type { Answer, EffectChoice, PokemonState, Source } from '../state.js';
import { answerShape, type ActionRules } from './action-rules.js';

const asked = (state: PokemonState): EffectChoice => state.pending[0] as EffectChoice;

/** In hand and deck, which of several equal cards is meant makes no difference. */
const equalCardsAreOne = ({ zone }: Source): boolean => zone === 'HAND' || zone === 'DECK';

const answersTo = (state: PokemonState, choice: EffectChoice): Answer[] => {
  const { from, max } = choice;
  if (from.zone === 'OPTIONS') return from.labels.map((_label, index) => index);
  const options = optionsOf(state, from);
  const most = Math.min(max, options.length);
  return equalCardsAreOne(from)
    ? handfuls(state, options, fewest(state, choice), most)
    : selections(options, fewest(state, choice), most);
};

/** What an effect wants to know. */
export const answerChoice: ActionRules<'ANSWER_CHOICE'> = {
  shape: fields({ choice: answerShape }),
  answers: 'EFFECT',
  condition: (state, _seat, { choice }) => (answerFits(state, asked(state), choice) ? null : refuse('INVALID_TARGET')),
  carryOut: (play, _seat, { choice }) => {
    const answered = asked(play.state);
    change(play, { pending: play.state.pending.slice(1) });
    play.cause = currentTask(play).cause;
    resume(play, answered, choice);
  },
  candidates: (state) => answersTo(state, asked(state)).map((choice) => ({ choice })),
  normalForm: (state, _seat, { choice }) => {
    const { from } = asked(state);
    const inOrder = inOrderOffered(state, from, choice);
    if (typeof inOrder === 'number' || !equalCardsAreOne(from)) return { choice: inOrder };
    return { choice: likeInOrder(state, optionsOf(state, from), inOrder) };
  },
};
