import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { games } from '../../src/modules/gameplay/domain/games/index.js';
import { seededRandom } from '../../src/modules/gameplay/domain/engine/random.js';
import { startMatch } from '../support/api.js';
import { leaksTo } from '../support/leaks.js';
import { SECRETS } from '../support/secrets.js';
import { startServer, type TestServer } from '../support/server.js';
import { recordTraffic } from '../support/traffic.js';
import { storedHistory } from '../support/verify.js';

const LONG = process.env.OPENTCG_TEST_LONG === '1';
const MATCHES: Readonly<Record<string, number>> = {
  'pokemon-tcg': LONG ? 100 : 10,
  skirmish: LONG ? 20 : 3,
  'tridimensional-duels': LONG ? 20 : 3,
};
const HOUR = 3_600_000;

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

it('every game with decks is looked at', () => {
  expect(Object.keys(SECRETS).sort()).toEqual(
    games
      .filter(({ decks }) => decks)
      .map(({ id }) => id)
      .sort(),
  );
});

/** Two different ready decks, so that most cards belong to one side only. */
const decksFor = (game: string, seed: string): [string, string] => {
  const { readyDecks } = games.find(({ id }) => id === game)!.decks!;
  const [first, second] = seededRandom(seed, 0).shuffle(readyDecks);
  return [first!.id, second!.id];
};

describe.each(Object.entries(MATCHES))('all that was sent in matches of %s (%i)', (game, count) => {
  it(
    'names no card to anybody before they may see it',
    async () => {
      for (let n = 0; n < count; n++) {
        const seed = `secrecy ${game} ${n}`;
        const match = await startMatch(server.admin, game, {}, decksFor(game, seed));
        const received = await recordTraffic(match, seed);
        const history = await storedHistory(server.database.ownerUrl, match.id);
        const kinds = new Set(received.map(({ how }) => how));
        expect([...kinds].sort()).toEqual(['action', 'history', 'match', 'plan', 'refusal', 'view']);
        for (const observer of [0, 1, 'SPECTATOR'] as const)
          expect({ seed, observer, leaks: leaksTo(observer, history, received) }).toEqual({
            seed,
            observer,
            leaks: [],
          });
      }
    },
    HOUR,
  );
});
