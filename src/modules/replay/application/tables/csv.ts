import type { Cell, Table } from './table.js';

const NEEDS_QUOTES = /[",\r\n]/;

const field = (cell: Cell): string => {
  if (cell === null) return '';
  const text = cell instanceof Date ? cell.toISOString() : String(cell);
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** RFC 4180 with a header line; nothing stands for null. */
export async function* csv({ columns, pages }: Table): AsyncGenerator<string> {
  yield `${columns.map(({ name }) => name).join(',')}\r\n`;
  for await (const rows of pages) yield rows.map((row) => `${row.map(field).join(',')}\r\n`).join('');
}
