import type { Seat } from '../../../engine/seat.js';
import type { Effect } from '../cards/effect.js';
import type { CardId, EffectsTask, EffectStep } from '../state.js';

export const stepsOf = (effects: readonly Effect[], now: boolean): EffectStep[] =>
  effects.map((effect) => ({ effect, now, answers: [] }));

/** The effects of a card, to be resolved one after the other. */
export const effectsTask = (seat: Seat, source: CardId, cause: string, effects: readonly Effect[]): EffectsTask => ({
  kind: 'EFFECTS',
  seat,
  source,
  cause,
  steps: stepsOf(effects, false),
  memory: { heads: 0, tails: 0, discarded: 0 },
  attack: null,
  byAttack: false,
});
