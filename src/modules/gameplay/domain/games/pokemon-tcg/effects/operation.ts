import type { Seat } from '../../../engine/seat.js';
import type { Effect, EffectOf, Op } from '../cards/effect.js';
import type { Play } from '../play.js';
import type { Fields, Shape } from '../shapes.js';
import type { Answer, EffectsTask, PokemonState, Source } from '../state.js';

/** What an effect wants to know before it can go on. */
export interface Question {
  readonly seat: Seat;
  readonly from: Source;
  readonly min: number;
  readonly max: number;
}

/** Whose effect it is, and of which card. */
export type Scene = Pick<EffectsTask, 'seat' | 'source' | 'memory'>;

/** Whether one of several effects could do something. */
export type AnyCould = (effects: readonly Effect[]) => boolean;

/** One word of the vocabulary in which cards are written. */
export interface Operation<O extends Op> {
  /** The fields next to `op`, and the optional ones; `effects` is the shape of a list of effects. */
  fields(effects: Shape): readonly [required: Fields, optional?: Fields];
  /** Whether it is resolved before an attack's damage, because it shapes it or opens into other effects. */
  readonly shapesAttack?: true;
  /** Whether it could do something, judged by what its player can see. */
  could(state: PokemonState, scene: Scene, effect: EffectOf<O>, anyCould: AnyCould): boolean;
  /**
   * Carries the effect out, or answers with a question before anything is changed; then it is called again with one
   * more answer. A question about hidden cards comes last.
   */
  resolve(play: Play, task: EffectsTask, effect: EffectOf<O>, answers: readonly Answer[]): Question | void;
}

export const isQuestion = (value: object): value is Question => 'from' in value;

/** Answers to questions about cards are lists; the number of an option is asked for by `choose` alone. */
export const chosenCards = (answer: Answer): readonly string[] => answer as readonly string[];
