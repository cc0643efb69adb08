export const ENERGY_TYPES = [
  'GRASS',
  'FIRE',
  'WATER',
  'LIGHTNING',
  'PSYCHIC',
  'FIGHTING',
  'DARKNESS',
  'METAL',
  'DRAGON',
  'FAIRY',
  'COLORLESS',
] as const;
export type EnergyType = (typeof ENERGY_TYPES)[number];

export const SPECIAL_CONDITIONS = ['ASLEEP', 'BURNED', 'CONFUSED', 'PARALYZED', 'POISONED'] as const;
export type SpecialCondition = (typeof SPECIAL_CONDITIONS)[number];

/** Seen from the player whose card it is. */
export type Side = 'OWN' | 'OPPONENT';

export interface CardFilter {
  readonly supertype?: 'POKEMON' | 'ENERGY' | 'TRAINER';
  readonly stage?: 'BASIC' | 'STAGE_1' | 'STAGE_2';
  readonly kind?: 'ITEM' | 'SUPPORTER' | 'STADIUM' | 'TOOL';
  readonly basicEnergy?: boolean;
  /** Pokémon of this type, or energy that provides it. */
  readonly type?: EnergyType;
  readonly name?: string;
  readonly maxHp?: number;
}

export interface ChosenPokemon {
  readonly side: Side | 'ANY';
  readonly place?: 'ACTIVE' | 'BENCH';
  /** How many; 1 unless told. */
  readonly count?: number;
  readonly upTo?: boolean;
  /** Who chooses; the player of the card unless told. */
  readonly by?: Side;
  readonly filter?: CardFilter;
  readonly damaged?: boolean;
}

export const NAMED_TARGETS = [
  'SELF',
  'OWN_ACTIVE',
  'DEFENDER',
  'OWN_BENCH',
  'OPPONENT_BENCH',
  'OWN_ALL',
  'OPPONENT_ALL',
] as const;
export type NamedTarget = (typeof NAMED_TARGETS)[number];
export type PokemonTarget = NamedTarget | ChosenPokemon;

export const COUNTS = [
  'HEADS',
  'TAILS',
  'DISCARDED',
  'ENERGY',
  'ENERGY_CARDS',
  'DAMAGE_COUNTERS',
  'BENCH',
  'HAND',
  'PRIZES_TAKEN',
] as const;

export interface Count {
  readonly count: (typeof COUNTS)[number];
  /** ENERGY, ENERGY_CARDS and DAMAGE_COUNTERS: on which Pokémon. */
  readonly on?: 'SELF' | 'DEFENDER';
  /** BENCH, HAND and PRIZES_TAKEN: whose. */
  readonly side?: Side;
  /** ENERGY and ENERGY_CARDS: of this type only. */
  readonly type?: EnergyType;
}

/** A number, or so much for each of something. */
export type Amount = number | { readonly base?: number; readonly each: Count; readonly times: number };

export type Test =
  | { readonly test: 'COUNT'; readonly of: Count; readonly atLeast?: number; readonly atMost?: number }
  | { readonly test: 'HAS_CONDITION'; readonly on: 'SELF' | 'DEFENDER'; readonly condition?: SpecialCondition }
  | { readonly test: 'HAS_TYPE'; readonly on: 'SELF' | 'DEFENDER'; readonly type: EnergyType }
  | { readonly test: 'STADIUM_IN_PLAY' }
  | { readonly test: 'BEHIND_ON_PRIZES' };

export type Effect =
  // What opens into other effects
  | {
      readonly op: 'flip';
      readonly coins?: number;
      /** When every coin is heads. */
      readonly heads?: readonly Effect[];
      /** When every coin is tails. */
      readonly tails?: readonly Effect[];
    }
  | { readonly op: 'flip-until-tails' }
  | { readonly op: 'if'; readonly test: Test; readonly then: readonly Effect[]; readonly else?: readonly Effect[] }
  | {
      readonly op: 'choose';
      readonly by?: Side;
      readonly options: readonly { readonly label: string; readonly effects: readonly Effect[] }[];
    }
  /** Before the attack's damage, where other effects of an attack come after it. */
  | { readonly op: 'first'; readonly effects: readonly Effect[] }
  // What shapes the attack's damage
  | { readonly op: 'more-damage'; readonly amount: Amount }
  | { readonly op: 'less-damage'; readonly amount: Amount }
  | { readonly op: 'attack-fails' }
  | { readonly op: 'ignore'; readonly what: 'WEAKNESS' | 'RESISTANCE' | 'DEFENDER_EFFECTS' }
  // Pokémon in play
  | { readonly op: 'damage'; readonly target: PokemonTarget; readonly amount: Amount }
  | { readonly op: 'counters'; readonly target: PokemonTarget; readonly counters: Amount }
  | { readonly op: 'heal'; readonly target: PokemonTarget; readonly amount: Amount | 'ALL' }
  | { readonly op: 'condition'; readonly condition: SpecialCondition; readonly target?: PokemonTarget }
  | { readonly op: 'cure'; readonly target: PokemonTarget; readonly conditions?: readonly SpecialCondition[] }
  | { readonly op: 'switch'; readonly side: Side; readonly by?: Side; readonly may?: boolean }
  | { readonly op: 'prevent-damage'; readonly target?: PokemonTarget; readonly amount: number | 'ALL' }
  | { readonly op: 'cannot-attack'; readonly target?: PokemonTarget }
  | { readonly op: 'cannot-retreat'; readonly target?: PokemonTarget }
  | { readonly op: 'boost-next-turn'; readonly amount: number }
  | {
      readonly op: 'discard-energy';
      readonly target: PokemonTarget;
      readonly count: number | 'ALL';
      readonly type?: EnergyType;
    }
  | {
      readonly op: 'attach-energy';
      readonly from: 'HAND' | 'DISCARD' | 'DECK';
      readonly filter: CardFilter;
      readonly count: number;
      /** A group of several: the player chooses one of it. */
      readonly target: PokemonTarget;
    }
  | {
      readonly op: 'move-energy';
      readonly from: NamedTarget;
      readonly to: NamedTarget;
      readonly count: number;
      readonly type?: EnergyType;
    }
  | { readonly op: 'return-to-hand'; readonly target: PokemonTarget; readonly attached: 'HAND' | 'DISCARD' }
  | { readonly op: 'return-to-deck'; readonly target: PokemonTarget }
  // Cards in hand, deck and discard pile
  | { readonly op: 'draw'; readonly side?: Side; readonly count: Amount }
  | { readonly op: 'draw-until'; readonly side?: Side; readonly handSize: number }
  | {
      readonly op: 'search-deck';
      readonly filter: CardFilter;
      readonly count: number;
      readonly to: 'HAND' | 'BENCH' | 'DISCARD';
      /** Whether the opponent is shown what was found; cards that leave for the bench or discard pile always are. */
      readonly reveal?: boolean;
    }
  | { readonly op: 'shuffle-deck'; readonly side?: Side }
  | { readonly op: 'shuffle-hand-into-deck'; readonly side?: Side }
  | {
      readonly op: 'discard-hand';
      readonly side?: Side;
      readonly count: number | 'ALL';
      /** Chosen by the hand's owner, by the other player who looks at it, or at random. */
      readonly by?: 'OWNER' | 'OTHER' | 'RANDOM';
      readonly filter?: CardFilter;
    }
  | { readonly op: 'discard-deck'; readonly side: Side; readonly count: number }
  | {
      readonly op: 'recover';
      readonly filter: CardFilter;
      readonly count: number;
      readonly upTo?: boolean;
      readonly to: 'HAND' | 'DECK' | 'BENCH';
    }
  | {
      readonly op: 'look-at-top';
      readonly count: number;
      readonly take: number;
      readonly filter?: CardFilter;
      readonly rest: 'SHUFFLE' | 'BOTTOM' | 'DISCARD';
    }
  | { readonly op: 'reveal-hand'; readonly side: Side }
  | { readonly op: 'discard-stadium' }
  /** What every Tool does when it is played. */
  | { readonly op: 'attach-tool' };

export type Op = Effect['op'];
export type EffectOf<O extends Op> = Extract<Effect, { readonly op: O }>;

/** What a card changes for as long as it is in play. */
export interface Passive {
  readonly rule: 'DAMAGE_DEALT' | 'DAMAGE_TAKEN' | 'RETREAT_COST' | 'HP';
  readonly amount: number;
  /** Whom it concerns: the Pokémon that has it, all of its player, or all. */
  readonly applies: 'SELF' | 'OWN' | 'ALL';
  /** Only Pokémon of this type. */
  readonly type?: EnergyType;
}
