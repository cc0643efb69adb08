import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import type { Observer } from '../modules/gameplay/domain/engine/seat.js';
import { EXPORT_FORMATS, EXPORT_ROWS } from '../modules/replay/index.js';
import { VERSION } from '../shared/version.js';
import { EXIT, Unusable } from './exit-codes.js';
import { exportReplays, type ExportOptions } from './export.js';
import { show, type ShowOptions } from './show.js';
import { stats } from './stats.js';
import { tell } from './tell.js';
import type { Terminal } from './terminal.js';
import { verify, type VerifyOptions } from './verify.js';

const wholeNumber = (text: string): number => {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('It must be a whole number.');
  return Number(text);
};

const observer = (text: string): Observer => {
  if (text === '0' || text === '1') return Number(text) as Observer;
  const name = text.toUpperCase();
  if (name === 'SPECTATOR' || name === 'OMNISCIENT') return name;
  throw new InvalidArgumentError('It must be 0, 1, spectator or omniscient.');
};

/** Runs a command line and answers its exit code. */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  let exitCode: number = EXIT.OK;
  const program = new Command('opentcg')
    .description('Replays of OpenTCG: verify, look at, tell, export and count them')
    .version(VERSION)
    .exitOverride()
    .configureOutput({ writeOut: (text) => terminal.out(text.trimEnd()), writeErr: (text) => terminal.err(text) })
    .addHelpText('after', '\nExit codes: 0 all is well, 1 a replay is broken, 2 not understood.');
  const command = (name: string, description: string) => program.command(name).description(description);

  command('verify <file>', 'check chain, commitment, legality and every state of a replay')
    .option('--commitment <hex>', 'the commitment published when the match was created')
    .option('--key <file>', 'the public key of the server: PEM, or the answer of /api/keys')
    .option('--json', 'answer as JSON')
    .action(async (file: string, options: VerifyOptions) => void (exitCode = await verify(file, options, terminal)));

  command('show <file>', 'show the board')
    .option('--at <seq>', 'after this action (default: the last)', wholeNumber)
    .option('--as <seat>', 'through the eyes of 0, 1, spectator or omniscient', observer)
    .action(async (file: string, options: ShowOptions) => void (exitCode = await show(file, options, terminal)));

  command('story <file>', 'tell the match in words').action(
    async (file: string) => void (exitCode = await tell(file, terminal)),
  );

  command('export <path>', 'write the tables of a file or a folder of replays')
    .addOption(new Option('--rows <rows>', 'a row an action or a match').choices(EXPORT_ROWS).default('actions'))
    .addOption(new Option('--format <format>', 'how').choices(EXPORT_FORMATS).default('ndjson'))
    .option('--out <file>', 'where to (default: standard output)')
    .action(async (path: string, options: ExportOptions) => {
      exitCode = await exportReplays(path, options, terminal);
    });

  command('stats <path>', 'count a file or a folder of replays')
    .option('--json', 'answer as JSON')
    .action(async (path: string, options: { json?: boolean }) => {
      exitCode = await stats(path, options, terminal);
    });

  try {
    await program.parseAsync([...args], { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.OK : EXIT.UNUSABLE;
    if (!(error instanceof Unusable)) throw error;
    terminal.err(`${error.message}\n`);
    return EXIT.UNUSABLE;
  }
}
