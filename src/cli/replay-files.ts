import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Game } from '../modules/gameplay/domain/engine/game.js';
import { games } from '../modules/gameplay/index.js';
import { parseReplayFile, type ReplayFile } from '../modules/replay/index.js';
import { Unusable } from './exit-codes.js';

const MOST_FAULTS = 5;

export async function readReplay(path: string): Promise<ReplayFile> {
  const text = await readFile(path, 'utf8').catch((error: Error) => {
    throw new Unusable(`${path} cannot be read: ${error.message}`);
  });
  const parsed = parseReplayFile(text);
  if (parsed.ok) return parsed.value;
  const more = parsed.error.length > MOST_FAULTS ? `, and ${parsed.error.length - MOST_FAULTS} more` : '';
  throw new Unusable(`${path} is not a replay: ${parsed.error.slice(0, MOST_FAULTS).join('; ')}${more}.`);
}

/** The rules a replay was played by, in the very version. */
export const gameOf = ({ setup }: ReplayFile): Game => {
  const game = games.find(({ id, version }) => id === setup.game && version === setup.rulesVersion);
  if (game) return game;
  const known = games.map(({ id, version }) => `${id} ${version}`).join(', ');
  throw new Unusable(`The rules ${setup.game} ${setup.rulesVersion} are unknown here. There are: ${known}.`);
};

/** One file, or every .json below a folder, in order of names. */
export async function replayPaths(path: string): Promise<string[]> {
  const found = await stat(path).catch((error: Error) => {
    throw new Unusable(`${path} cannot be read: ${error.message}`);
  });
  if (!found.isDirectory()) return [path];
  const files = await readdir(path, { recursive: true });
  return files
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => join(path, file));
}
