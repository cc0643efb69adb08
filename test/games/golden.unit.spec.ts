import { basename } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { GameRegistry } from '../../src/modules/gameplay/domain/engine/registry.js';
import { games } from '../../src/modules/gameplay/domain/games/index.js';
import { firstDifference, playthroughsOf, readPlaythrough, updatePlaythroughs } from '../kit/golden.js';
import { parseScript } from '../kit/transcript.js';

const registry = new GameRegistry(games);
if (process.env.UPDATE_GOLDEN === '1') registry.latest().forEach(updatePlaythroughs);

const playthroughs = registry.latest().flatMap((game) => playthroughsOf(game));

describe('golden playthroughs', () => {
  it.each(registry.latest().map((game) => [game.id, game] as const))('%s has one', (_, game) =>
    expect(playthroughsOf(game).length).toBeGreaterThan(0),
  );

  it.each(playthroughs.map((file) => [parseScript(readPlaythrough(file)).game, basename(file), file] as const))(
    '%s replays %s line by line',
    (id, _name, file) => {
      const text = readPlaythrough(file);
      const game = registry.find(id, parseScript(text).version);
      expect(game && firstDifference(game, text)).toBeNull();
    },
  );
});
