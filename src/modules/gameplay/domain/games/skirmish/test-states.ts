import { SEATS, type Seat } from '../../engine/seat.js';
import { unitsOnBoard, allSlots, withCard, withSlot } from './board.js';
import { printedCard } from './cards/printed-card.js';
import { isToken } from './effects/enter-and-leave.js';
import { TERRAINS, type Card, type CardId, type DefinitionId, type SlotRef } from './model.js';
import { registerRules } from './rules/rule-book.js';
import type { PlayerState, SkirmishState } from './state.js';

type Line = readonly (DefinitionId | null)[];

/** Seat 0 is *own* and to move. A card's id tells where it began: `o-archer` on the board, `h-strike` in the hand. */
export interface Given {
  readonly own?: Line;
  readonly enemy?: Line;
  readonly hand?: readonly DefinitionId[];
  readonly deck?: readonly DefinitionId[];
  readonly graveyard?: readonly DefinitionId[];
  readonly enemyHand?: readonly DefinitionId[];
  readonly enemyDeck?: readonly DefinitionId[];
  readonly enemyGraveyard?: readonly DefinitionId[];
  /** Slot modifiers, terrain 0→4. */
  readonly ownModifiers?: readonly number[];
  readonly enemyModifiers?: readonly number[];
  readonly units?: Readonly<Record<CardId, Partial<Card>>>;
  readonly player?: Partial<PlayerState>;
  readonly opponent?: Partial<PlayerState>;
  readonly state?: Partial<SkirmishState>;
}

export const own = (terrain: number): SlotRef => ({ terrain, seat: 0 });
export const enemy = (terrain: number): SlotRef => ({ terrain, seat: 1 });

const player = (hand: readonly Card[], deck: readonly Card[], graveyard: readonly Card[]): PlayerState => ({
  hand: hand.map(({ id }) => id),
  deck: deck.map(({ id }) => id),
  graveyard: graveyard.map(({ id }) => id),
  sp: 0,
  marks: 0,
  isDone: false,
  playedCard: false,
});

export const given = (wanted: Given = {}): SkirmishState => {
  const cards: Record<CardId, Card> = {};
  let tokens = 0;
  const make = (prefix: string, definition: DefinitionId, owner: Seat): Card => {
    let id = isToken(definition) ? `t${++tokens}` : `${prefix}-${definition}`;
    for (let copy = 2; cards[id]; copy++) id = `${prefix}-${definition}-${copy}`;
    return (cards[id] = printedCard(id, definition, owner));
  };
  const pile = (prefix: string, owner: Seat, names: readonly DefinitionId[] = []): Card[] =>
    names.map((name) => make(prefix, name, owner));
  const line = (prefix: string, owner: Seat, names: Line = []): (Card | null)[] =>
    Array.from({ length: TERRAINS }, (_, terrain) => {
      const name = names[terrain] ?? null;
      return name === null ? null : make(prefix, name, owner);
    });
  const lines = [line('o', 0, wanted.own), line('e', 1, wanted.enemy)];
  const modifiers = [wanted.ownModifiers ?? [], wanted.enemyModifiers ?? []];
  const first = player(pile('h', 0, wanted.hand), pile('d', 0, wanted.deck), pile('g', 0, wanted.graveyard));
  const second = player(
    pile('eh', 1, wanted.enemyHand),
    pile('ed', 1, wanted.enemyDeck),
    pile('eg', 1, wanted.enemyGraveyard),
  );
  let state: SkirmishState = {
    skirmish: 1,
    currentPlayer: 0,
    turn: 3,
    startingPlayer: 0,
    players: [
      { ...first, ...wanted.player },
      { ...second, ...wanted.opponent },
    ],
    terrains: Array.from({ length: TERRAINS }, () => ({
      slots: [
        { unit: null, modifier: 0 },
        { unit: null, modifier: 0 },
      ] as const,
    })),
    cards,
    rules: [],
    entries: tokens,
    queue: [],
    pendingChoice: null,
    history: [],
    result: null,
  };
  for (const seat of SEATS)
    for (let terrain = 0; terrain < TERRAINS; terrain++) {
      const unit = lines[seat][terrain]?.id ?? null;
      state = withSlot(state, { terrain, seat }, { unit, modifier: modifiers[seat][terrain] ?? 0 });
    }
  for (const { card } of unitsOnBoard(state, allSlots(0))) state = registerRules(state, card);
  for (const [id, change] of Object.entries(wanted.units ?? {})) state = withCard(state, id, change);
  return { ...state, ...wanted.state };
};
