export { checkReplayFile, FAULT_SENTENCES, type ReplayVerdict } from './application/check-replay.js';
export { rowsOfFile, talliedFile } from './application/file-rows.js';
export { parseReplayFile } from './application/parse-replay-file.js';
export type { ReplayFile } from './application/replay-file.js';
export { EXPORT_FORMATS, FORMATS, type ExportFormat } from './application/tables/formats.js';
export { COLUMNS, EXPORT_ROWS, type ExportRows } from './application/tables/table.js';
export type { Statistics } from './domain/statistics.js';
export { Tally } from './domain/tally.js';
export { ReplayModule } from './replay.module.js';
