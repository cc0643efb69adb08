import type { Effect, EnergyType } from '../../cards/effect.js';
import { compile, type Form } from './form.js';
import type { Slots } from './slots.js';

/** What a sentence stands under. */
export interface Scene {
  /** The attack whose text it is; null for an ability or a Trainer. */
  readonly attack: { readonly damage: number; readonly cost: readonly EnergyType[] } | null;
  /** Whether coins were flipped before. */
  readonly flipped: boolean;
}

/** One way to say something, and what it means; null where it does not hold together with what surrounds it. */
export interface Phrasing {
  readonly form: string;
  readonly reads: Form;
  means(slots: Slots, scene: Scene): readonly Effect[] | null;
}

type Meaning = (slots: Slots, scene: Scene) => readonly Effect[] | Effect | null;

export const says = (form: string, meaning: Meaning): Phrasing => ({
  form,
  reads: compile(form),
  means: (slots, scene) => {
    const effects = meaning(slots, scene);
    return effects === null || Array.isArray(effects) ? (effects as readonly Effect[] | null) : [effects as Effect];
  },
});
