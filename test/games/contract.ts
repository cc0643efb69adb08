import { describe, it } from '@jest/globals';
import { games } from '../../src/modules/gameplay/domain/games/index.js';
import { PROPERTIES } from '../kit/properties/index.js';

const GAMES_EACH = process.env.OPENTCG_TEST_LONG === '1' ? 300 : 30;
const LONG = 60 * 60_000;
const SHARDS = 3;

/** The contract for a share of the registered games, so that the shares run side by side. */
export const contractOfShard = (shard: number): void => {
  const ours = games.filter((_, index) => index % SHARDS === shard);
  describe.each(ours.map((game) => [`${game.id} ${game.version}`, game] as const))('%s', (_, game) => {
    it.each(Object.entries(PROPERTIES))(
      '%s',
      (_name, holds) => {
        for (let n = 1; n <= GAMES_EACH; n++) holds(game, `kit-${n}`);
      },
      LONG,
    );
  });
};
