import { Worker } from 'node:worker_threads';
import type { Match } from 'swiss-pairing';
import type { Pair, SwissInput } from '../../src/modules/tournament/domain/pairing/swiss-input.js';

export const PACKAGES = ['edmonds-blossom', 'swiss-pairing'] as const;
export type Package = (typeof PACKAGES)[number];

export interface Question {
  readonly package: Package;
  readonly input: SwissInput;
  readonly history: readonly Match[];
}

export interface Reply {
  readonly pairs: readonly Pair[];
  readonly ms: number;
}

const CAP_MS = 10_000;
const CAP_MEMORY_MB = 1_500;

/** What a package pairs of the same round, in a thread of its own that is ended at the cap; null where it is. */
export const askPackage = async (question: Question): Promise<Reply | null> => {
  const worker = new Worker(new URL('./other-pairings-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: CAP_MEMORY_MB },
  });
  // The clock of the cap starts when the thread has loaded its packages.
  await new Promise((resolve) => worker.once('message', resolve));
  let cap: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Reply | null>((resolve) => {
      cap = setTimeout(() => resolve(null), CAP_MS);
      worker.once('message', resolve);
      worker.once('error', () => resolve(null));
      worker.postMessage(question);
    });
  } finally {
    clearTimeout(cap);
    await worker.terminate();
  }
};
