import { cardName, table, type Board, type BoardContext } from './board.js';

interface Card {
  readonly definition: string;
  readonly basePower: number;
  readonly buffs: number;
  readonly damage: number;
}

interface Slot {
  readonly unit: string | null;
  readonly modifier: number;
}

interface View {
  readonly skirmish: number;
  readonly turn: number;
  readonly terrains: readonly { readonly slots: readonly [Slot, Slot] }[];
  readonly cards: Readonly<Record<string, Card>>;
  readonly players: readonly {
    readonly hand: readonly string[] | null;
    readonly handCount: number;
    readonly deckCount: number;
    readonly graveyard: readonly string[];
    readonly sp: number;
    readonly marks: number;
    readonly isDone: boolean;
  }[];
}

const slotText = ({ unit, modifier }: Slot, cards: View['cards'], context: BoardContext): string => {
  const bonus = modifier === 0 ? '' : ` ${modifier > 0 ? '+' : ''}${modifier}`;
  const card = unit === null ? undefined : cards[unit];
  if (!card) return `–${bonus}`;
  return `${cardName(context, card.definition)} ${card.basePower + card.buffs - card.damage}${bonus}`;
};

export const skirmishBoard: Board = (json, context) => {
  const { skirmish, turn, terrains, cards, players } = json as unknown as View;
  const rows = ([1, 0] as const).map((seat) => [
    context.names[seat],
    ...terrains.map(({ slots }) => slotText(slots[seat], cards, context)),
  ]);
  const named = (id: string) => cardName(context, cards[id]?.definition ?? id);
  return [
    `Skirmish ${skirmish}, turn ${turn}`,
    ...table([['', ...terrains.map((_, index) => `terrain ${index}`)], ...rows]),
    '',
    ...players.flatMap(({ hand, handCount, deckCount, graveyard, sp, marks, isDone }, seat) => [
      `${context.names[seat]}: ${sp} SP, ${marks} marks, deck ${deckCount}, graveyard ${graveyard.length}${isDone ? ', done' : ''}`,
      `  hand: ${hand ? hand.map(named).join(', ') || 'empty' : `${handCount} cards`}`,
    ]),
  ];
};
