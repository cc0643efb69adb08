import type { Effect, EnergyType, Passive } from './effect.js';

export interface Attack {
  readonly name: string;
  readonly cost: readonly EnergyType[];
  readonly damage: number;
  readonly text?: string;
  readonly effects: readonly Effect[];
}

export interface Ability {
  readonly name: string;
  readonly text: string;
  /** Used by its player, once a turn; empty for one that only works by being there. */
  readonly effects: readonly Effect[];
  readonly passives: readonly Passive[];
  readonly activeOnly?: boolean;
}

interface Printed {
  readonly id: string;
  readonly set: string;
  readonly number: string;
  readonly name: string;
  readonly regulationMark: string | null;
  /** False where the printed text could not be carried over into effects. */
  readonly playable?: boolean;
  /** The sentence that was not understood. */
  readonly notUnderstood?: string;
}

export type Stage = 'BASIC' | 'STAGE_1' | 'STAGE_2';

export interface PokemonCard extends Printed {
  readonly supertype: 'POKEMON';
  readonly stage: Stage;
  readonly evolvesFrom: string | null;
  readonly hp: number;
  readonly types: readonly EnergyType[];
  readonly attacks: readonly Attack[];
  readonly ability: Ability | null;
  readonly weakness: { readonly type: EnergyType; readonly multiplier: number } | null;
  readonly resistance: { readonly type: EnergyType; readonly amount: number } | null;
  readonly retreatCost: number;
  readonly prizeValue: number;
}

export interface EnergyCard extends Printed {
  readonly supertype: 'ENERGY';
  readonly basic: boolean;
  /** One entry a unit; ANY stands for every type, one at a time. */
  readonly provides: readonly (EnergyType | 'ANY')[];
  readonly text?: string;
}

export type TrainerKind = 'ITEM' | 'SUPPORTER' | 'STADIUM' | 'TOOL';

export interface TrainerCard extends Printed {
  readonly supertype: 'TRAINER';
  readonly kind: TrainerKind;
  readonly text: string;
  readonly effects: readonly Effect[];
  /** Stadiums and Tools: what they change while in play. */
  readonly passives?: readonly Passive[];
}

export type CardDefinition = PokemonCard | EnergyCard | TrainerCard;

export const isBasicPokemon = (card: CardDefinition): card is PokemonCard =>
  card.supertype === 'POKEMON' && card.stage === 'BASIC';
export const isBasicEnergy = (card: CardDefinition): boolean => card.supertype === 'ENERGY' && card.basic;
