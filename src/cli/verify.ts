import { readFile } from 'node:fs/promises';
import { checkReplayFile, FAULT_SENTENCES } from '../modules/replay/index.js';
import { EXIT, Unusable } from './exit-codes.js';
import { gameOf, readReplay } from './replay-files.js';
import { progressOn, type Terminal } from './terminal.js';

export interface VerifyOptions {
  readonly commitment?: string;
  readonly key?: string;
  readonly json?: boolean;
}

/** A PEM file, or the answer of /api/keys as it came. */
const publicKeyIn = async (path: string, keyId: string | undefined): Promise<string> => {
  const text = await readFile(path, 'utf8').catch((error: Error) => {
    throw new Unusable(`${path} cannot be read: ${error.message}`);
  });
  if (text.includes('BEGIN PUBLIC KEY') && !text.trimStart().startsWith('{')) return text;
  try {
    const { items } = JSON.parse(text) as { items: { id: string; publicKey: string }[] };
    return (items.find(({ id }) => id === keyId) ?? items[0]!).publicKey;
  } catch {
    throw new Unusable(`${path} holds no public key: a PEM file or the answer of /api/keys is needed.`);
  }
};

/** Chain, commitment, legality and every state; with what the server published, also that it is this match. */
export async function verify(path: string, options: VerifyOptions, terminal: Terminal): Promise<number> {
  const file = await readReplay(path);
  const progress = progressOn(terminal, 'checked');
  const publicKey = options.key === undefined ? undefined : await publicKeyIn(options.key, file.signature?.keyId);
  const verdict = checkReplayFile(file, gameOf(file), {
    commitment: options.commitment?.toLowerCase(),
    publicKey,
    onProgress: (checked, of) => progress.at(checked, of),
  });
  progress.done();
  if (options.json) terminal.out(JSON.stringify(verdict));
  else if (verdict.firstBroken) {
    const { seq, what } = verdict.firstBroken;
    terminal.out(`BROKEN at ${seq}: ${what}, ${FAULT_SENTENCES[what]}.`);
  } else {
    const proven = [options.commitment && 'published commitment', options.key && 'signature']
      .filter(Boolean)
      .join(', ');
    terminal.out(`OK: ${verdict.actions} actions, every link and every state${proven && `, ${proven}`}.`);
    if (!proven) terminal.out('Consistent in itself. With --commitment or --key it is also proven to be this match.');
  }
  return verdict.valid ? EXIT.OK : EXIT.BROKEN;
}
