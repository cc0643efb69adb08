import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { COLUMNS, FORMATS, rowsOfFile, type ExportFormat, type ExportRows } from '../modules/replay/index.js';
import { EXIT } from './exit-codes.js';
import { readReplay, replayPaths } from './replay-files.js';
import { progressOn, type Terminal } from './terminal.js';

export interface ExportOptions {
  readonly rows: ExportRows;
  readonly format: ExportFormat;
  readonly out?: string;
}

/** The same tables as the server exports, out of files; one of them in memory at a time. */
export async function exportReplays(path: string, options: ExportOptions, terminal: Terminal): Promise<number> {
  const paths = await replayPaths(path);
  const progress = progressOn(terminal, 'exported');
  async function* pages() {
    for (const [index, each] of paths.entries()) {
      yield rowsOfFile(options.rows, await readReplay(each));
      progress.at(index + 1, paths.length);
    }
  }
  const written = FORMATS[options.format].write({ columns: COLUMNS[options.rows], pages: pages() });
  const target = options.out === undefined ? process.stdout : createWriteStream(options.out);
  await pipeline(Readable.from(written, { objectMode: false }), target, { end: options.out !== undefined });
  progress.done();
  return EXIT.OK;
}
