/** `npm run golden:replays` makes the replays of versions that have none yet. It never changes one that exists. */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '../../src/modules/gameplay/domain/games/index.js';
import { scriptedFile } from '../support/scripted-file.js';
import { scriptedMatch } from '../support/scripted-match.js';

const REPLAYS = 2;

for (const game of games)
  for (let n = 1; n <= REPLAYS; n++) {
    const file = join(import.meta.dirname, `${game.id}@${game.version}-${n}.json`);
    if (existsSync(file)) continue;
    writeFileSync(
      file,
      await scriptedFile(scriptedMatch({ game, name: `golden ${game.id} ${game.version} ${n}` }), false),
    );
    console.log(file);
  }
