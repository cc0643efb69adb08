import { basename } from 'node:path';
import { games } from '../../src/modules/gameplay/domain/games/index.js';
import { playthroughsOf, readPlaythrough } from '../kit/golden.js';
import { matchSeedOf } from '../kit/playout.js';
import { parseScript } from '../kit/transcript.js';
import { scriptedMatch, type ScriptedMatch } from './scripted-match.js';

/** A golden playthrough as a match on the server. */
export interface PlayedPlaythrough extends ScriptedMatch {
  readonly name: string;
  /** How the hash of each state begins, from the setup on, as the text has it. */
  readonly writtenHashes: readonly string[];
}

const played = (file: string): PlayedPlaythrough => {
  const text = readPlaythrough(file);
  const { game: id, version, seed, setup, actions } = parseScript(text);
  const game = games.find((each) => each.id === id && each.version === version)!;
  const name = `${id} ${basename(file)}`;
  const untried = [...actions];
  const scripted = scriptedMatch({
    game,
    name,
    seed: matchSeedOf(seed),
    ...setup,
    choose: (_, { values: { gameState } }) => {
      while (!game.validate(gameState!, untried[0]!).valid) untried.shift();
      const action = game.parseAction(untried.shift()!);
      if (!action.ok) throw new Error(action.error.message);
      return action.value;
    },
  });
  return { ...scripted, name, writtenHashes: [...text.matchAll(/, state (\w+)$/gm)].map(([, hash]) => hash!) };
};

/** Every golden playthrough of every game. */
export const playedPlaythroughs = (): PlayedPlaythrough[] => games.flatMap((game) => playthroughsOf(game).map(played));
