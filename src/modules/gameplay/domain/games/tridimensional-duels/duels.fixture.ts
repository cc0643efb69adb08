import type { UntrustedAction } from '../../engine/action.js';
import type { DeckCard } from '../../engine/deck.js';
import type { GameEvent } from '../../engine/events.js';
import { seededRandom, type Random } from '../../engine/random.js';
import { SEATS, type Seat } from '../../engine/seat.js';
import type { AttackTarget, DuelAction } from './actions.js';
import { definitions } from './cards/catalogue.js';
import { COPIES_OF_TYPE, CARDS_OF_TYPE } from './decks.js';
import { tridimensionalDuels as game } from './index.js';
import { newCard } from './new-card.js';
import { statsOf } from './stats.js';
import { CARD_TYPES, type Card, type CardType, type DuelState, type StatusEffect } from './state.js';

/** One side of a test position. A card's id is `a-` or `b-` and its definition; fillers make up the sixteen. */
export interface Side {
  readonly champion?: string;
  readonly left?: string;
  readonly right?: string;
  readonly hand?: readonly string[];
  /** Side lanes, left and right. */
  readonly lanes?: readonly [number, number];
  /** How many filler spells lie in the draw pile instead of the graveyard. */
  readonly deck?: number;
}

type Changes = Partial<Pick<DuelState, 'turn' | 'phase' | 'activePlayerIndex' | 'firstPlayerIndex'>>;

const FILLER_MONSTER = 'life-leech';
const FILLER_SPELL = 'healing-wave';
const typeOf = (definition: string): CardType => definitions.find(({ id }) => id === definition)!.type;

const buildSide = (seat: Seat, side: Side) => {
  const prefix = seat === 0 ? 'a' : 'b';
  const { champion = 'ethereal-wisper', left, right, hand = [], deck = 3 } = side;
  const named = [champion, left, right, ...hand].filter((definition) => definition !== undefined);
  const seen = new Map<string, number>();
  const idFor = (definition: string): string => {
    const nth = (seen.get(definition) ?? 0) + 1;
    seen.set(definition, nth);
    return nth === 1 ? `${prefix}-${definition}` : `${prefix}-${definition}-${nth}`;
  };
  const [championId, ...ids] = named.map(idFor);
  const leftId = left === undefined ? null : ids.shift()!;
  const rightId = right === undefined ? null : ids.shift()!;
  const missing = (type: CardType): number =>
    CARDS_OF_TYPE[type] - named.filter((definition) => typeOf(definition) === type).length;
  const fillers = (type: CardType, definition: string): Card[] =>
    Array.from({ length: missing(type) }, (_, at) =>
      newCard(`${prefix}-filler-${type.toLowerCase()}-${at}`, definition, seat),
    );
  const monsters = fillers('MONSTER', FILLER_MONSTER);
  const spells = fillers('SPELL', FILLER_SPELL);
  const placed = [championId, leftId, rightId];
  const cards = [
    ...named.map((definition, at) =>
      newCard([championId, leftId, rightId, ...ids].filter((id) => id !== null)[at], definition, seat),
    ),
    ...monsters,
    ...spells,
  ];
  return {
    cards: cards.map((card): Card => {
      const at = placed.indexOf(card.id);
      return at < 0 ? card : { ...card, placedAt: at };
    }),
    row: [leftId, championId, rightId] as const,
    player: {
      hand: ids,
      deck: spells.slice(0, deck).map(({ id }) => id),
      graveyard: [...monsters, ...spells.slice(deck)].map(({ id }) => id),
      spellsBlockedUntilTurn: null,
    },
    lanes: [side.lanes?.[0] ?? 5, cards[0].base.def, side.lanes?.[1] ?? 5] as const,
  };
};

/** Player 0 (`a`) in STRATEGY of turn 3, unless the changes say otherwise. */
export const duel = (a: Side = {}, b: Side = {}, changes: Changes = {}): DuelState => {
  const sides = [buildSide(0, a), buildSide(1, b)] as const;
  return {
    turn: 3,
    phase: 'STRATEGY',
    activePlayerIndex: 0,
    firstPlayerIndex: 0,
    ...changes,
    players: [sides[0].player, sides[1].player],
    board: {
      grid: [sides[0].row, sides[1].row],
      spellGrid: [
        [null, null, null],
        [null, null, null],
      ],
    },
    lanes: [sides[0].lanes, sides[1].lanes],
    cards: Object.fromEntries(sides.flatMap(({ cards }) => cards.map((card) => [card.id, card]))),
    queued: {},
    winner: null,
    endReason: null,
  };
};

/** The position with a card changed; the centre lanes follow the champions. */
export const withCard = (state: DuelState, cardId: string, changes: Partial<Card>): DuelState => {
  const cards = { ...state.cards, [cardId]: { ...state.cards[cardId], ...changes } };
  const lanes = SEATS.map((seat) => {
    const [left, , right] = state.lanes[seat];
    return [left, statsOf(cards[state.board.grid[seat][1]!]).def, right] as const;
  });
  return { ...state, cards, lanes: [lanes[0], lanes[1]] };
};

export const withStatus = (state: DuelState, cardId: string, ...statusEffects: StatusEffect[]): DuelState =>
  withCard(state, cardId, { statusEffects });

export const cardTarget = (cardId: string): AttackTarget => ({ kind: 'card', cardId });
export const laneTarget = (player: number, column: number): AttackTarget => ({ kind: 'lane', player, column });

export const act = (type: string, data: object = {}, seat: Seat = 0): UntrustedAction => ({ type, seat, data });
export const place = (cardId: string, position: number, ...targets: string[]): UntrustedAction =>
  act('PLACE_CARD', targets.length > 0 ? { cardId, position, targets } : { cardId, position });
export const attack = (cardId: string, target: AttackTarget, attackType = 'VERTICAL'): UntrustedAction =>
  act('SELECT_ATTACK', { cardId, attackType, target });
export const protect = (cardId: string): UntrustedAction => act('SELECT_PROTECT', { cardId });
export const pump = (cardId: string, targetCardId?: string): UntrustedAction =>
  act('SELECT_PUMP', { cardId, targetCardId });
export const ability = (cardId: string, ...targets: string[]): UntrustedAction =>
  act('USE_CHAMPION_ABILITY', { cardId, targets });
export const endStrategy: UntrustedAction = act('END_STRATEGY');
export const drawCard: UntrustedAction = act('DRAW_CARD');
export const by = (seat: Seat, action: UntrustedAction): UntrustedAction => ({ ...action, seat });

export interface Played {
  readonly state: DuelState;
  readonly events: readonly GameEvent[];
}

const NO_CHANCE = seededRandom('duels', 0);

/** Plays actions that all have to be valid and to keep the invariants. */
export const play = (start: DuelState, ...actions: readonly UntrustedAction[]): Played => {
  let state = start;
  const events: GameEvent[] = [];
  for (const action of actions) {
    const verdict = game.validate(state, action);
    if (!verdict.valid) throw new Error(`${JSON.stringify(action)} is refused: ${JSON.stringify(verdict)}`);
    const parsed = game.parseAction(action);
    if (!parsed.ok) throw new Error('unreachable');
    const step = game.apply(state, parsed.value, NO_CHANCE);
    const broken = game.invariants(step.state);
    if (broken.length > 0) throw new Error(broken.join('; '));
    state = step.state;
    events.push(...step.events);
  }
  return { state, events };
};

/** Plays the actions and lets BATTLE and END run. */
export const fight = (start: DuelState, ...actions: readonly UntrustedAction[]): Played =>
  play(start, ...actions, endStrategy);

export const codeOf = (state: DuelState, action: UntrustedAction): string | null => {
  const verdict = game.validate(state, action);
  return verdict.valid ? null : verdict.code;
};

export const statsIn = (state: DuelState, cardId: string) => statsOf(state.cards[cardId]);
export const typesOf = (events: readonly GameEvent[]): string[] => events.map(({ type }) => type);
export const graveyardHas = (state: DuelState, cardId: string): boolean =>
  state.players.some(({ graveyard }) => graveyard.includes(cardId));

const randomCards = (type: CardType, random: Random): DeckCard[] => {
  const copies = definitions.flatMap((definition) =>
    definition.type === type ? Array.from({ length: COPIES_OF_TYPE[type] }, () => definition.id) : [],
  );
  return random
    .shuffle(copies)
    .slice(0, CARDS_OF_TYPE[type])
    .map((cardId) => ({ cardId, count: 1 }));
};

/** A legal deck of any cards. */
const randomDeck = (random: Random): DeckCard[] => CARD_TYPES.flatMap((type) => randomCards(type, random));

/** A duel of random decks and random legal actions, step by step. */
export function* randomGame(seed: string): Generator<{ before: DuelState; action: DuelAction } & Played> {
  const random = seededRandom(seed, 0);
  const decks = [randomDeck(random), randomDeck(random)] as const;
  let { state } = game.initialState({ options: {}, decks }, random);
  while (state.endReason === null) {
    const open = game.legalActions(state, state.activePlayerIndex);
    if (open.length === 0) throw new Error(`nobody can act: ${JSON.stringify(state)}`);
    const action = open[random.int(open.length)];
    const step = game.apply(state, action, random);
    yield { before: state, action, ...step };
    state = step.state;
  }
}
