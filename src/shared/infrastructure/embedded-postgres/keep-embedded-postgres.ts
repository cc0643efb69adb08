import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedPostgres, type EmbeddedPostgresOptions } from './start-embedded-postgres.js';

export interface KeptPostgres {
  readonly ownerUrl: string;
  stop(): Promise<void>;
}

const RETRY_MS = 1_000;

/** Starts the embedded PostgreSQL and, should it be killed, starts it again on the same port. */
export async function keepEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
  onTrouble: (what: string) => void,
): Promise<KeptPostgres> {
  let stopping = false;
  let current = await startEmbeddedPostgres(options);
  const { ownerUrl, port } = current;

  const restart = async (): Promise<void> => {
    while (!stopping) {
      try {
        current = await startEmbeddedPostgres({ ...options, port, onProgress: onTrouble });
        return;
      } catch (error) {
        onTrouble(`The embedded PostgreSQL does not start: ${String(error)}`);
        await sleep(RETRY_MS);
      }
    }
  };
  const keeping = (async () => {
    for (;;) {
      await current.ended;
      if (stopping) return;
      onTrouble('The embedded PostgreSQL has ended; it is started again.');
      await restart();
    }
  })();

  return {
    ownerUrl,
    stop: async () => {
      stopping = true;
      await current.stop();
      await keeping;
    },
  };
}
