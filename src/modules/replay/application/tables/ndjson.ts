import type { Cell, Column, ColumnType, Table } from './table.js';

const valueText = (cell: Cell, type: ColumnType): string => {
  if (cell === null) return 'null';
  if (type === 'JSON') return cell as string;
  return JSON.stringify(cell);
};

/** A JSON object a line. */
export async function* ndjson({ columns, pages }: Table): AsyncGenerator<string> {
  const keys = columns.map(({ name }: Column, index) => `${index === 0 ? '{' : ','}${JSON.stringify(name)}:`);
  for await (const rows of pages) {
    let lines = '';
    for (const row of rows) {
      for (let i = 0; i < keys.length; i++) lines += keys[i] + valueText(row[i]!, columns[i]!.type);
      lines += '}\n';
    }
    yield lines;
  }
}
