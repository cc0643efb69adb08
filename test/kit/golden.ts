import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '../../src/modules/gameplay/domain/engine/game.js';
import { shortRandomScript } from './random-script.js';
import { parseScript, transcript } from './transcript.js';

const GOLDEN = join(import.meta.dirname, '..', 'golden');

export const playthroughsOf = ({ id }: Pick<Game, 'id'>, root = GOLDEN): string[] => {
  const folder = join(root, id);
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((file) => file.endsWith('.txt'));
  return files.sort().map((file) => join(folder, file));
};

/** The first line that a replay tells differently, or null. */
export const firstDifference = (game: Game, text: string): string | null => {
  const expected = text.split('\n');
  const replayed = transcript(game, parseScript(text)).split('\n');
  for (let i = 0; i < Math.max(expected.length, replayed.length); i++) {
    if (expected[i] !== replayed[i])
      return `line ${i + 1}\n  written  ${expected[i] ?? '(nothing)'}\n  replayed ${replayed[i] ?? '(nothing)'}`;
  }
  return null;
};

export const readPlaythrough = (file: string): string => readFileSync(file, 'utf8');

/** Tells every playthrough anew from its header and its actions; a game without any gets a random one. */
export const updatePlaythroughs = (game: Game): void => {
  const files = playthroughsOf(game);
  for (const file of files) writeFileSync(file, transcript(game, parseScript(readPlaythrough(file))));
  if (files.length > 0) return;
  mkdirSync(join(GOLDEN, game.id), { recursive: true });
  writeFileSync(join(GOLDEN, game.id, 'random-match.txt'), transcript(game, shortRandomScript(game, 'golden')));
};
