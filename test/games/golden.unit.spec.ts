import { basename } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { RuleValidation } from '../../src/modules/gameplay/application/rule-validation.js';
import { RuleValidations } from '../../src/modules/gameplay/application/rule-validations.js';
import { games } from '../../src/modules/gameplay/domain/games/index.js';
import { firstDifference, playthroughsOf, readPlaythrough, updatePlaythroughs } from '../kit/golden.js';
import { parseScript } from '../kit/transcript.js';

const registry = new RuleValidations(games.map((game) => new RuleValidation(game)));
const latest = registry.latest().map(({ game }) => game);
if (process.env.UPDATE_GOLDEN === '1') latest.forEach(updatePlaythroughs);

const playthroughs = latest.flatMap((game) => playthroughsOf(game));

describe('golden playthroughs', () => {
  it.each(latest.map((game) => [game.id, game] as const))('%s has one', (_, game) =>
    expect(playthroughsOf(game).length).toBeGreaterThan(0),
  );

  it.each(playthroughs.map((file) => [parseScript(readPlaythrough(file)).game, basename(file), file] as const))(
    '%s replays %s line by line',
    (id, _name, file) => {
      const text = readPlaythrough(file);
      const game = registry.find(id, parseScript(text).version)?.game;
      expect(game && firstDifference(game, text)).toBeNull();
    },
  );
});
