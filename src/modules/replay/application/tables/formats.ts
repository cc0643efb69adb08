import { csv } from './csv.js';
import { ndjson } from './ndjson.js';
import { parquet } from './parquet.js';
import type { Table } from './table.js';

export const EXPORT_FORMATS = ['ndjson', 'csv', 'parquet'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

interface Format {
  readonly mediaType: string;
  readonly write: (table: Table) => AsyncIterable<string | Uint8Array>;
}

export const FORMATS: Readonly<Record<ExportFormat, Format>> = {
  ndjson: { mediaType: 'application/x-ndjson; charset=utf-8', write: ndjson },
  csv: { mediaType: 'text/csv; charset=utf-8; header=present', write: csv },
  parquet: { mediaType: 'application/vnd.apache.parquet', write: parquet },
};
