import type { MatchState, Outcome } from '../../engine/game.js';
import type { Seat } from '../../engine/seat.js';
import type { CardDefinition } from './cards/card-definition.js';
import type { CardFilter, Effect, EnergyType, SpecialCondition } from './cards/effect.js';
import type { PokemonOptions } from './options.js';

export type CardId = string;
export type Phase = 'SETUP' | 'DRAW' | 'MAIN_PHASE' | 'ATTACK' | 'END';
export type PlayState = Extract<
  MatchState,
  'DRAWING_CARDS' | 'SELECT_ACTIVE_POKEMON' | 'SELECT_BENCH_POKEMON' | 'PLAYER_TURN' | 'BETWEEN_TURNS' | 'MATCH_ENDED'
>;

export const BENCH_PLACES = 5;

/** What an attack left on a Pokémon; it counts in the turn `turn`, or until it is over. */
export type Marker =
  | { readonly kind: 'PREVENT_DAMAGE'; readonly amount: number | 'ALL'; readonly turn: number }
  | { readonly kind: 'CANNOT_ATTACK'; readonly turn: number }
  | { readonly kind: 'CANNOT_RETREAT'; readonly turn: number }
  | { readonly kind: 'BOOST'; readonly amount: number; readonly turn: number };

export interface Card {
  readonly definition: string;
  readonly owner: Seat;
}

/** The top card of a Pokémon in play carries everything about it. */
export interface PokemonInPlay extends Card {
  readonly damage: number;
  /** Energy, oldest first. */
  readonly attached: readonly CardId[];
  readonly tool: CardId | null;
  /** The card underneath. */
  readonly evolvedFrom: CardId | null;
  readonly conditions: readonly SpecialCondition[];
  readonly enteredTurn: number;
  readonly evolvedTurn: number | null;
  readonly abilityUsedTurn: number | null;
  readonly markers: readonly Marker[];
}

export interface TurnFlags {
  readonly energyAttached: boolean;
  readonly supporterPlayed: boolean;
  readonly stadiumPlayed: boolean;
  readonly retreated: boolean;
}

export const FRESH_FLAGS: TurnFlags = {
  energyAttached: false,
  supporterPlayed: false,
  stadiumPlayed: false,
  retreated: false,
};

export interface PlayerState {
  readonly hand: readonly CardId[];
  /** The top card is the last. */
  readonly deck: readonly CardId[];
  /** Newest last. */
  readonly discard: readonly CardId[];
  readonly prizes: readonly CardId[];
  readonly active: CardId | null;
  readonly bench: readonly (CardId | null)[];
  readonly mulligans: number;
  /** The definitions of each failed opening hand. */
  readonly revealed: readonly (readonly string[])[];
  readonly handValid: boolean;
  readonly bonusTaken: boolean;
  readonly ready: boolean;
  readonly flags: TurnFlags;
}

/** Where the cards of a question come from; the options are computed from the state, never stored. */
export type Source =
  | {
      readonly zone: 'DECK' | 'HAND' | 'DISCARD';
      readonly seat: Seat;
      readonly filter: CardFilter;
      readonly except?: CardId;
    }
  | { readonly zone: 'TOP'; readonly seat: Seat; readonly cards: number; readonly filter: CardFilter }
  | {
      readonly zone: 'POKEMON';
      readonly seats: readonly Seat[];
      readonly place: 'ACTIVE' | 'BENCH' | 'ANY';
      readonly filter: CardFilter;
      readonly damaged: boolean;
      readonly without?: 'TOOL';
    }
  | { readonly zone: 'ENERGY'; readonly pokemon: readonly CardId[]; readonly type: EnergyType | null }
  | { readonly zone: 'OPTIONS'; readonly labels: readonly string[] };

export type Choice =
  | { readonly kind: 'PRIZE'; readonly seat: Seat }
  | { readonly kind: 'PROMOTION'; readonly seat: Seat }
  | { readonly kind: 'HAND_LIMIT'; readonly seat: Seat; readonly count: number }
  | {
      readonly kind: 'EFFECT';
      readonly seat: Seat;
      readonly cause: string;
      readonly from: Source;
      readonly min: number;
      readonly max: number;
    };
export type EffectChoice = Extract<Choice, { readonly kind: 'EFFECT' }>;

/** Chosen cards, or the number of a chosen option. */
export type Answer = readonly CardId[] | number;

export interface EffectStep {
  readonly effect: Effect;
  /** What was answered so far to the questions of this effect. They only name cards that everyone sees. */
  readonly answers: readonly Answer[];
  /** True once the attack's damage need not be waited for. */
  readonly now: boolean;
}

export interface Memory {
  readonly heads: number;
  readonly tails: number;
  readonly discarded: number;
}

export interface AttackInProgress {
  readonly damage: number;
  readonly failed: boolean;
  readonly ignore: readonly ('WEAKNESS' | 'RESISTANCE' | 'DEFENDER_EFFECTS')[];
  readonly afterwards: readonly Effect[];
}

/** The rest of a half-resolved effect. */
export interface EffectsTask {
  readonly kind: 'EFFECTS';
  readonly seat: Seat;
  /** The card whose effects these are. */
  readonly source: CardId;
  readonly cause: string;
  readonly steps: readonly EffectStep[];
  readonly memory: Memory;
  /** Null outside of attacks, and once the damage is done. */
  readonly attack: AttackInProgress | null;
  /** Whether the effects are those of an attack, which may be prevented. */
  readonly byAttack: boolean;
}

export type Task =
  EffectsTask | { readonly kind: 'KNOCK_OUTS' | 'WIN_CHECK' | 'PROMOTIONS' | 'END_PHASE' | 'CHECKUP' | 'NEXT_TURN' };

export interface PokemonState {
  readonly matchState: PlayState;
  readonly phase: Phase;
  readonly turn: number;
  readonly activeSeat: Seat;
  readonly firstSeat: Seat;
  readonly players: readonly [PlayerState, PlayerState];
  readonly cards: Readonly<Record<CardId, Card | PokemonInPlay>>;
  readonly stadium: CardId | null;
  /** Only the first may be answered. */
  readonly pending: readonly Choice[];
  /** What is left to do once nothing is pending, next first. */
  readonly tasks: readonly Task[];
  readonly result: Outcome | null;
  readonly options: PokemonOptions;
  /** Cards of these decks that do not come with the game. */
  readonly definitions: Readonly<Record<string, CardDefinition>>;
}
