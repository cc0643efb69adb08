import { cardName, table, type Board, type BoardContext } from './board.js';

interface Card {
  readonly definition?: string;
  readonly current?: { readonly atk: number; readonly def: number; readonly spd: number };
  readonly damage?: number;
  readonly isProtecting?: boolean;
}

type Cells = readonly (string | null)[];

interface View {
  readonly turn: number;
  readonly board: { readonly grid: readonly Cells[]; readonly spellGrid: readonly Cells[] };
  readonly lanes: readonly (readonly number[])[];
  readonly cards: Readonly<Record<string, Card>>;
  readonly players: readonly Readonly<Record<string, unknown>>[];
}

const COLUMNS = ['left', 'centre', 'right'];

const cellText = (id: string | null, cards: View['cards'], context: BoardContext): string => {
  if (id === null) return '–';
  const card = cards[id];
  if (!card?.definition) return 'face down';
  const { current, damage = 0, isProtecting } = card;
  const stats = current ? ` ${current.atk}/${current.def - damage}/${current.spd}` : '';
  return `${cardName(context, card.definition)}${stats}${isProtecting ? ' (protecting)' : ''}`;
};

const heldText = (hand: unknown, count: unknown, cards: View['cards'], context: BoardContext): string =>
  Array.isArray(hand)
    ? hand.map((id: string | null) => cellText(id, cards, context)).join(', ') || 'empty'
    : `${String(count ?? hand)} cards`;

export const duelsBoard: Board = (json, context) => {
  const { turn, board, lanes, cards, players } = json as unknown as View;
  const cells = (row: Cells) => row.map((id) => cellText(id, cards, context));
  const half = (seat: 0 | 1) => {
    const monsters = [`${context.names[seat]}, monsters`, ...cells(board.grid[seat]!)];
    const spells = ['  spells', ...cells(board.spellGrid[seat]!)];
    const life = ['  lanes', ...lanes[seat]!.map(String)];
    return seat === 1 ? [life, spells, monsters] : [monsters, spells, life];
  };
  return [
    `Turn ${turn} · attack/defence/speed`,
    ...table([['', ...COLUMNS], ...half(1), ...half(0)]),
    '',
    ...players.map(
      ({ hand, handCount }, seat) => `${context.names[seat]!}’s hand: ${heldText(hand, handCount, cards, context)}`,
    ),
  ];
};
