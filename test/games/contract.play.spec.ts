import { describe, it } from '@jest/globals';
import { games } from '../../src/modules/gameplay/domain/games/index.js';
import { PROPERTIES } from '../kit/properties/index.js';

const GAMES_EACH = process.env.OPENTCG_TEST_LONG === '1' ? 300 : 30;
const LONG = 30 * 60_000;

describe.each(games.map((game) => [`${game.id} ${game.version}`, game] as const))('%s', (_, game) => {
  it.each(Object.entries(PROPERTIES))(
    '%s',
    (_name, holds) => {
      for (let n = 1; n <= GAMES_EACH; n++) holds(game, `kit-${n}`);
    },
    LONG,
  );
});
