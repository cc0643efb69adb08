/**
 * What an observer must not know, told from the whole state of a match and nothing else: the games' own views are what
 * is being tested, so they are not asked.
 */
import type { GameEvent } from '../../src/modules/gameplay/domain/engine/events.js';
import type { PokemonState } from '../../src/modules/gameplay/domain/games/pokemon-tcg/index.js';
import type { SkirmishState } from '../../src/modules/gameplay/domain/games/skirmish/index.js';
import type { DuelState } from '../../src/modules/gameplay/domain/games/tridimensional-duels/index.js';

export type Watcher = 0 | 1 | 'SPECTATOR';
type Seat = 0 | 1;

const SEATS = [0, 1] as const;

export interface Secrets {
  /** The ids of all cards whose faces the observer does not see. */
  hidden(state: object, observer: Watcher): Set<string>;
  /** Every card there is, by id. */
  cards(state: object): Readonly<Record<string, { readonly definition: string }>>;
  /** Definitions that are shown without their cards lying open afterwards. */
  shown(events: readonly GameEvent[], state: object): readonly string[];
  /** Whether a card that lay open is known for good: nothing is ever shuffled back, so it cannot be lost sight of. */
  readonly staysKnown?: true;
}

const present = (ids: readonly (string | null)[]): string[] => ids.filter((id) => id !== null);

const pokemon: Secrets = {
  cards: (state) => (state as PokemonState).cards,
  hidden: (whole, observer) => {
    const { players, pending, turn } = whole as PokemonState;
    const asked = pending[0]?.kind === 'EFFECT' && pending[0].seat === observer ? pending[0].from : null;
    const areActivesChosen = players.every(({ active }) => active !== null);
    return new Set(
      SEATS.flatMap((seat) => {
        const { hand, deck, prizes, active, bench } = players[seat];
        const isAskedHere = asked !== null && 'seat' in asked && asked.seat === seat;
        const looksAt = (zone: string): boolean => isAskedHere && asked.zone === zone;
        const known = isAskedHere && asked.zone === 'TOP' ? Math.min(asked.cards, deck.length) : 0;
        return [
          ...prizes,
          ...(looksAt('DECK') ? [] : deck.slice(0, deck.length - known)),
          ...(seat === observer || looksAt('HAND') ? [] : hand),
          ...(seat === observer || turn > 0 || areActivesChosen ? [] : present([active])),
          ...(seat === observer || turn > 0 ? [] : present(bench)),
        ];
      }),
    );
  },
  shown: (events, whole) => [
    ...(whole as PokemonState).players.flatMap(({ revealed }, seat) => {
      const { handValid, mulligans } = (whole as PokemonState).players[1 - seat];
      return handValid || mulligans > 0 ? revealed.flat() : [];
    }),
    ...events.flatMap(({ type, data }) => {
      if (type === 'HAND_REVEALED') return data.cards as string[];
      return type === 'DECK_SEARCHED' ? ((data.definitions as string[] | undefined) ?? []) : [];
    }),
  ],
};

const skirmish: Secrets = {
  staysKnown: true,
  cards: (state) => (state as SkirmishState).cards,
  hidden: (whole, observer) => {
    const { players } = whole as SkirmishState;
    return new Set(SEATS.flatMap((seat) => [...players[seat].deck, ...(seat === observer ? [] : players[seat].hand)]));
  },
  shown: () => [],
};

/** Monsters lie open in the hand too. */
const duels: Secrets = {
  cards: (state) => (state as DuelState).cards,
  hidden: (whole, observer) => {
    const { players, board, cards } = whole as DuelState;
    const spells = (seat: Seat): string[] => [
      ...players[seat].hand.filter((id) => cards[id].type === 'SPELL'),
      ...present(board.spellGrid[seat]),
    ];
    return new Set(SEATS.flatMap((seat) => [...players[seat].deck, ...(seat === observer ? [] : spells(seat))]));
  },
  shown: () => [],
};

/** Every game in which something is hidden. */
export const SECRETS: Readonly<Record<string, Secrets>> = {
  'pokemon-tcg': pokemon,
  skirmish,
  'tridimensional-duels': duels,
};
