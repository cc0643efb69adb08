/** Where a command writes; a test brings its own. */
export interface Terminal {
  out(line: string): void;
  /** Progress and warnings, so that what is piped stays clean. */
  err(text: string): void;
  readonly isInteractive: boolean;
}

export const terminal: Terminal = {
  out: (line) => void process.stdout.write(`${line}\n`),
  err: (text) => void process.stderr.write(text),
  isInteractive: process.stderr.isTTY === true,
};

const EVERY_MS = 100;

/** Tells how far long work has come, on a terminal that somebody watches. */
export const progressOn = ({ err, isInteractive }: Terminal, what: string) => {
  let told = 0;
  return {
    at(done: number, of?: number): void {
      if (!isInteractive || Date.now() - told < EVERY_MS) return;
      told = Date.now();
      err(`\r${what} ${done}${of === undefined ? '' : ` of ${of}`}\u001b[K`);
    },
    done(): void {
      if (told > 0) err('\r\u001b[K');
    },
  };
};
