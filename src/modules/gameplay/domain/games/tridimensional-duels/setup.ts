import type { DeckCard } from '../../engine/deck.js';
import type { GameSetup, Step } from '../../engine/game.js';
import type { Random } from '../../engine/random.js';
import { SEATS, type Seat } from '../../engine/seat.js';
import { definitionOf } from './cards/catalogue.js';
import { readyDecks } from './decks.js';
import { newCard } from './new-card.js';
import type { DuelOptions } from './options.js';
import { SIDE_LANE_HP, type Card, type CardType, type Cells, type DuelState, type PlayerState } from './state.js';

const ID_PREFIX = ['c', 'd'] as const;

interface Side {
  readonly cards: readonly Card[];
  readonly champion: Card;
  readonly player: PlayerState;
}

const definitionsOf = (deck: readonly DeckCard[], type: CardType): string[] =>
  deck.flatMap(({ cardId, count }) =>
    definitionOf(cardId)?.type === type ? Array.from({ length: count }, () => cardId) : [],
  );

/**
 * A spell's id tells neither its name nor its place in the draw pile: names are dealt to ids by one shuffle, ids to
 * places by another.
 */
const dealSide = (deck: readonly DeckCard[], owner: Seat, random: Random): Side => {
  const definitions = [
    ...definitionsOf(deck, 'CHAMPION'),
    ...definitionsOf(deck, 'MONSTER'),
    ...random.shuffle(definitionsOf(deck, 'SPELL')),
  ];
  const cards = definitions.map((definition, index) => newCard(`${ID_PREFIX[owner]}${index}`, definition, owner));
  const idsOf = (type: CardType): string[] => cards.flatMap((card) => (card.type === type ? [card.id] : []));
  const champion: Card = { ...cards[0], placedAt: 0 };
  return {
    cards: [champion, ...cards.slice(1)],
    champion,
    player: {
      hand: idsOf('MONSTER'),
      deck: random.shuffle(idsOf('SPELL')),
      graveyard: [],
      spellsBlockedUntilTurn: null,
    },
  };
};

const EMPTY: Cells = [null, null, null];

export const initialState = ({ decks }: GameSetup<DuelOptions>, random: Random): Step<DuelState> => {
  const firstPlayerIndex: Seat = random.flip() ? 0 : 1;
  const [a, b] = SEATS.map((seat) => dealSide(decks?.[seat] ?? readyDecks[seat].cards, seat, random));
  const state: DuelState = {
    turn: 1,
    phase: 'DRAW',
    activePlayerIndex: firstPlayerIndex,
    firstPlayerIndex,
    players: [a.player, b.player],
    board: {
      grid: [
        [null, a.champion.id, null],
        [null, b.champion.id, null],
      ],
      spellGrid: [EMPTY, EMPTY],
    },
    lanes: [
      [SIDE_LANE_HP, a.champion.base.def, SIDE_LANE_HP],
      [SIDE_LANE_HP, b.champion.base.def, SIDE_LANE_HP],
    ],
    cards: Object.fromEntries([...a.cards, ...b.cards].map((card) => [card.id, card])),
    queued: {},
    winner: null,
    endReason: null,
  };
  const champions = [a.champion.definition, b.champion.definition];
  return {
    state,
    events: [{ type: 'GAME_STARTED', cause: 'SETUP', data: { firstPlayer: firstPlayerIndex, champions } }],
  };
};
