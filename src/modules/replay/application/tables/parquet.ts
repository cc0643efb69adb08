import { ByteWriter, ParquetWriter, schemaFromColumnData } from 'hyparquet-writer';
import type { Column, ColumnType, Row, Table } from './table.js';

/** Large enough to compress well, small enough that a group in memory does not matter. */
const ROWS_A_GROUP = 8_192;

const TYPES: Readonly<Record<ColumnType, 'STRING' | 'INT32' | 'TIMESTAMP'>> = {
  TEXT: 'STRING',
  JSON: 'STRING',
  INTEGER: 'INT32',
  TIME: 'TIMESTAMP',
};

const columnData = (columns: readonly Column[], rows: readonly Row[]) =>
  columns.map(({ name, type }, index) => ({ name, type: TYPES[type], data: rows.map((row) => row[index]) }));

/** What has been written since the last time; the writer goes on counting offsets in the whole file. */
const taken = (writer: ByteWriter): Uint8Array => {
  const bytes = writer.getBytes().slice();
  writer.index = 0;
  return bytes;
};

/** Apache Parquet, a row group at a time. */
export async function* parquet({ columns, pages }: Table): AsyncGenerator<Uint8Array> {
  const bytes = new ByteWriter();
  const schema = schemaFromColumnData({ columnData: columnData(columns, []) });
  const file = new ParquetWriter({ writer: bytes, schema, createdBy: 'OpenTCG' });
  let waiting: Row[] = [];
  const group = async (): Promise<Uint8Array> => {
    await file.write({ columnData: columnData(columns, waiting), rowGroupSize: ROWS_A_GROUP });
    waiting = [];
    return taken(bytes);
  };
  for await (const rows of pages) {
    for (const row of rows) waiting.push(row);
    if (waiting.length >= ROWS_A_GROUP) yield await group();
  }
  if (waiting.length > 0) yield await group();
  await file.finish();
  yield taken(bytes);
}
