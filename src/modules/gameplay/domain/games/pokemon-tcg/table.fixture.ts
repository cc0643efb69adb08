import type { GameEvent } from '../../engine/events.js';
import type { Random } from '../../engine/random.js';
import type { Seat } from '../../engine/seat.js';
import type { PokemonAction } from './actions/action.js';
import type { CardDefinition } from './cards/card-definition.js';
import type { Effect, SpecialCondition } from './cards/effect.js';
import { effectsTask } from './effects/effects-task.js';
import { pokemonTcg } from './index.js';
import { DEFAULT_OPTIONS, type PokemonOptions } from './options.js';
import { begin, doNext } from './play.js';
import {
  FRESH_FLAGS,
  type Answer,
  type Card,
  type CardId,
  type Marker,
  type PlayerState,
  type PokemonInPlay,
  type PokemonState,
} from './state.js';
import { run } from './turn/run.js';

/** Tables for tests, in words: cards are named by their id in the catalogue. */

export interface Mon {
  readonly card: string;
  readonly damage?: number;
  readonly energy?: readonly string[];
  readonly tool?: string;
  readonly under?: readonly string[];
  readonly conditions?: readonly SpecialCondition[];
  readonly markers?: readonly Marker[];
  readonly enteredTurn?: number;
  readonly evolvedTurn?: number;
}

export interface Side {
  readonly active?: Mon | string | null;
  readonly bench?: readonly (Mon | string)[];
  readonly hand?: readonly string[];
  readonly deck?: readonly string[];
  readonly discard?: readonly string[];
  readonly prizes?: readonly string[];
  readonly flags?: Partial<PlayerState['flags']>;
}

export interface TableInWords {
  readonly own?: Side;
  readonly other?: Side;
  readonly stadium?: string;
  readonly options?: Partial<PokemonOptions>;
  readonly state?: Partial<PokemonState>;
  readonly definitions?: readonly CardDefinition[];
}

/** The n-th card of this kind that a seat was given on the table, in the order active, bench, hand, deck, discard, prizes. */
export const id = (seat: Seat, card: string, n = 1): CardId => `c${seat}${card.replace(/-/g, '')}x${n}`;

const DECK = Array.from({ length: 10 }, () => 'metal-energy');
const PRIZES = Array.from({ length: 6 }, () => 'metal-energy');

class Builder {
  readonly cards: Record<CardId, Card | PokemonInPlay> = {};
  private readonly counts = new Map<string, number>();

  add(owner: Seat, definition: string): CardId {
    const n = (this.counts.get(`${owner}/${definition}`) ?? 0) + 1;
    this.counts.set(`${owner}/${definition}`, n);
    const card = id(owner, definition, n);
    this.cards[card] = { definition, owner };
    return card;
  }

  all(owner: Seat, definitions: readonly string[]): CardId[] {
    return definitions.map((definition) => this.add(owner, definition));
  }

  pokemon(owner: Seat, mon: Mon | string): CardId {
    const { card, under = [], ...about } = typeof mon === 'string' ? ({ card: mon } as Mon) : mon;
    const top = this.add(owner, card);
    const below = under.length > 0 ? this.pokemon(owner, { card: under[0], under: under.slice(1) }) : null;
    this.cards[top] = {
      definition: card,
      owner,
      damage: about.damage ?? 0,
      attached: this.all(owner, about.energy ?? []),
      tool: about.tool === undefined ? null : this.add(owner, about.tool),
      evolvedFrom: below,
      conditions: about.conditions ?? [],
      enteredTurn: about.enteredTurn ?? 0,
      evolvedTurn: about.evolvedTurn ?? null,
      abilityUsedTurn: null,
      markers: about.markers ?? [],
    };
    return top;
  }

  side(seat: Seat, side: Side): PlayerState {
    const active = side.active === null ? null : this.pokemon(seat, side.active ?? 'meadow-hare');
    const bench = (side.bench ?? []).map((mon) => this.pokemon(seat, mon));
    return {
      active,
      bench: Array.from({ length: 5 }, (_, place) => bench[place] ?? null),
      hand: this.all(seat, side.hand ?? []),
      deck: this.all(seat, side.deck ?? DECK),
      discard: this.all(seat, side.discard ?? []),
      prizes: this.all(seat, side.prizes ?? PRIZES),
      mulligans: 0,
      revealed: [],
      handValid: true,
      bonusTaken: false,
      ready: true,
      flags: { ...FRESH_FLAGS, ...side.flags },
    };
  }
}

/** Turn 3, main phase, seat 0 (`own`) to act; seat 0 began. */
export const table = ({ own = {}, other = {}, stadium, options, state, definitions = [] }: TableInWords = {}) => {
  const builder = new Builder();
  const players = [builder.side(0, own), builder.side(1, other)] as const;
  const built: PokemonState = {
    matchState: 'PLAYER_TURN',
    phase: 'MAIN_PHASE',
    turn: 3,
    activeSeat: 0,
    firstSeat: 0,
    players,
    stadium: stadium === undefined ? null : builder.add(1, stadium),
    cards: builder.cards,
    pending: [],
    tasks: [],
    result: null,
    options: { ...DEFAULT_OPTIONS, ...options },
    definitions: Object.fromEntries(definitions.map((card) => [card.id, card])),
    ...state,
  };
  return built;
};

/** Chance that falls as the test says: heads for H, tails for T; shuffling reverses. */
const coins = (results = ''): Random => {
  let flips = 0;
  let numbers = 0;
  return {
    flip: () => {
      const result = results[flips++];
      if (result === undefined) throw new Error('a coin too many was flipped');
      return result === 'H';
    },
    int: (bound) => numbers++ % bound,
    shuffle: (items) => [...items].reverse(),
  };
};

export interface After {
  readonly state: PokemonState;
  readonly events: readonly GameEvent[];
}

export interface Carrying {
  readonly coins?: string;
  readonly answers?: readonly Answer[];
  readonly byAttack?: boolean;
  readonly source?: CardId;
}

/** Effects of seat 0, whose source is its Active Pokémon unless told. */
export const carryOut = (
  state: PokemonState,
  effects: readonly Effect[],
  { coins: flips = '', answers = [], byAttack = false, source = state.players[0].active! }: Carrying = {},
): After => {
  const play = begin(state, coins(flips), 0, 'TEST', answers);
  doNext(play, { ...effectsTask(0, source, 'TEST', effects), byAttack }, { kind: 'KNOCK_OUTS' });
  run(play);
  return { state: play.state, events: play.events };
};

type Sent = Pick<PokemonAction, 'type'> & { readonly data?: object; readonly seat?: Seat };

/** What the rules say to an action: `valid`, a code, or the broken rule. */
export const answerTo = (state: PokemonState, { type, data = {}, seat = 0 }: Sent): string => {
  const verdict = pokemonTcg.validate(state, { type, seat, data });
  if (verdict.valid) return 'valid';
  return verdict.code === 'RULE_VIOLATION' ? String(verdict.details!.rule) : verdict.code;
};

/** Carries out an action that must be valid, and looks whether everything still holds. */
export const act = (state: PokemonState, { type, data = {}, seat = 0 }: Sent, flips = ''): After => {
  const answer = answerTo(state, { type, data, seat });
  if (answer !== 'valid') throw new Error(`${type} is refused with ${answer}`);
  const after = pokemonTcg.apply(state, { type, seat, data } as PokemonAction, coins(flips));
  const broken = pokemonTcg.invariants(after.state);
  if (broken.length > 0) throw new Error(broken.join('; '));
  return after;
};

/** The Active Pokémon of a seat. */
export const activeOf = (state: PokemonState, seat: Seat): PokemonInPlay =>
  state.cards[state.players[seat].active!] as PokemonInPlay;

export const inPlay = (state: PokemonState, card: CardId): PokemonInPlay => state.cards[card] as PokemonInPlay;

/** What lies in a zone, by catalogue id. */
export const cardsIn = (state: PokemonState, seat: Seat, zone: 'hand' | 'deck' | 'discard' | 'prizes'): string[] =>
  state.players[seat][zone].map((card) => state.cards[card].definition);

export const eventTypes = ({ events }: After): string[] => events.map(({ type }) => type);
