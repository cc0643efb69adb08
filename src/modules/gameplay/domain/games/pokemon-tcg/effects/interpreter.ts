import type { Effect } from '../cards/effect.js';
import { dealAttackDamage } from '../attack/deal-attack-damage.js';
import { answerFits, forcedAnswer, inOrderOffered, type Asked } from '../choices/options.js';
import { ask, change, changeTask, currentTask, type Play } from '../play.js';
import type { Answer, EffectsTask, EffectStep, PokemonState } from '../state.js';
import { stepsOf } from './effects-task.js';
import type { Operation, Question, Scene } from './operation.js';
import { OPERATIONS } from './vocabulary.js';

/** The union of operations cannot be indexed by the union of effects without losing their tie. */
const operationOf = (effect: Effect): Operation<Effect['op']> =>
  OPERATIONS[effect.op] as unknown as Operation<Effect['op']>;

export const couldDoSomething = (state: PokemonState, scene: Scene, effects: readonly Effect[]): boolean =>
  effects.some((effect) =>
    operationOf(effect).could(state, scene, effect, (nested) => couldDoSomething(state, scene, nested)),
  );

/** Takes the effects one step further. */
export const resolveStep = (play: Play, task: EffectsTask): void => {
  const [step, ...rest] = task.steps;
  if (!step) return task.attack ? dealDamage(play, task) : change(play, { tasks: play.state.tasks.slice(1) });
  changeTask(play, { steps: rest });
  if (task.attack && !step.now && !operationOf(step.effect).shapesAttack) {
    const afterwards = [...task.attack.afterwards, step.effect];
    return changeTask(play, { attack: { ...task.attack, afterwards } });
  }
  proceed(play, step);
};

/** The attack's damage, and then what the attack does besides. */
const dealDamage = (play: Play, task: EffectsTask): void => {
  const { failed, afterwards } = task.attack!;
  dealAttackDamage(play, task);
  changeTask(play, { attack: null, steps: failed ? [] : stepsOf(afterwards, true) });
};

const proceed = (play: Play, step: EffectStep): void => {
  let { answers } = step;
  for (;;) {
    const question = operationOf(step.effect).resolve(play, currentTask(play), step.effect, answers);
    if (!question) return;
    const answer = forcedAnswer(play.state, question) ?? answerSentAlong(play, question);
    if (answer === null) {
      const { steps, cause } = currentTask(play);
      changeTask(play, { steps: [{ ...step, answers }, ...steps] });
      return ask(play, { kind: 'EFFECT', cause, ...question });
    }
    answers = [...answers, answer];
  }
};

/** An answer that does not fit its question is not used, nor are those after it: the question is asked. */
const answerSentAlong = (play: Play, question: Question): Answer | null => {
  if (question.seat !== play.seat || play.answers.length === 0) return null;
  const [answer, ...others] = play.answers;
  const fits = answerFits(play.state, question, answer);
  play.answers = fits ? others : [];
  return fits ? inOrderOffered(play.state, question.from, answer) : null;
};

/** Goes on with the effect that asked. */
export const resume = (play: Play, asked: Asked, answer: Answer): void => {
  const [step, ...rest] = currentTask(play).steps;
  changeTask(play, { steps: rest });
  proceed(play, { ...step, answers: [...step.answers, inOrderOffered(play.state, asked.from, answer)] });
};

/** The question a half-resolved effect stands at, or null where its answers so far do not belong to it. */
export const questionAt = (play: Play): Question | null => {
  const task = currentTask(play);
  const [step, ...rest] = task.steps;
  const before = { ...task, steps: rest };
  const questionAfter = (answers: readonly Answer[]): Question | null =>
    operationOf(step.effect).resolve({ ...play, events: [] }, before, step.effect, answers) ?? null;
  for (let given = 0; given < step.answers.length; given++) {
    const question = questionAfter(step.answers.slice(0, given));
    if (!question || !answerFits(play.state, question, step.answers[given])) return null;
  }
  return questionAfter(step.answers);
};
