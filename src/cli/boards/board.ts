import type { Game } from '../../modules/gameplay/domain/engine/game.js';
import type { Json } from '../../modules/gameplay/domain/engine/json.js';

export interface BoardContext {
  readonly names: readonly [string, string];
  readonly game: Game;
}

/** Draws a view as lines of text. */
export type Board = (view: Json, context: BoardContext) => string[];

/** Cells padded to the widest of their column. */
export const table = (rows: readonly (readonly string[])[]): string[] => {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  );
};

/** The printed name of a card, or its id where the catalogue has none. */
export const cardName = ({ game }: BoardContext, definition: string): string =>
  game.decks?.cards.find(({ id }) => id === definition)?.name ?? definition;
