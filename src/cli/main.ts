import { run } from './program.js';
import { terminal } from './terminal.js';

/** Whoever reads may stop early, as `head` does. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await run(process.argv.slice(2), terminal);
