/**
 * `npm run demo:match -- --game skirmish`: a match played over the API and told from its events. Without --url it starts a
 * server with a database of its own, which are gone when the match is over.
 */
import { Command } from 'commander';
import { ADMIN_TOKEN, openStage } from '../bench/support/stage.js';
import { Api } from '../test/support/api.js';
import { playMatch } from './demo/play.js';
import { adminToken } from './admin-token.js';

interface Options {
  readonly game: string;
  readonly seed: string;
  readonly url?: string;
  readonly token?: string;
}

const options = new Command('demo:match')
  .description('Plays a match of any game over the API and tells its story')
  .option('--game <id>', 'one of GET /api/games', 'skirmish')
  .option('--seed <text>', 'what the players choose by', 'demo')
  .option('--url <address>', 'a server that is running')
  .option(
    '--token <token>',
    'of an ADMIN or ORGANIZER, who makes the two players; or as the first start left it in the data directory',
  )
  .parse()
  .opts<Options>();

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Ctrl-C takes the database along. */
const interrupted = new Promise<never>((_, reject) => {
  process.once('SIGINT', () => reject(new Error('Stopped.')));
});
// It may come before anybody waits for it, while the server is starting.
interrupted.catch(() => undefined);

async function run({ game, seed, url, token }: Options): Promise<void> {
  if (url !== undefined)
    return Promise.race([
      playMatch(new Api(url.replace(/\/$/, ''), adminToken(token) || null), game, seed, say),
      interrupted,
    ]);
  const stage = await openStage();
  try {
    const server = await stage.server();
    await Promise.race([playMatch(new Api(server.url, ADMIN_TOKEN), game, seed, say), interrupted]);
  } finally {
    await stage.close();
  }
}

try {
  await run(options);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
