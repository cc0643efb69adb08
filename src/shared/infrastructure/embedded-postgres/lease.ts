import pg from 'pg';

/** Shared by the servers that use a cluster, taken alone by the one that stops it. */
const LEASE = 7_161_218;

/** A server's claim on the cluster it uses; it ends with the process that holds it, however that ends. */
export interface Lease {
  readonly dataDirectory: string;
  /** Resolves when the connection that holds it is gone: released, or PostgreSQL has ended. */
  readonly ended: Promise<void>;
  /** True when nobody else holds one; nobody can take one from then on. */
  makeExclusive(): Promise<boolean>;
  release(): Promise<void>;
}

export async function takeLease(url: string): Promise<Lease> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    application_name: 'opentcg lease',
  });
  client.on('error', () => undefined);
  const ended = new Promise<void>((resolve) => client.once('end', () => resolve()));
  try {
    await client.connect();
    await client.query('SELECT pg_advisory_lock_shared($1)', [LEASE]);
    const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory');
    return {
      dataDirectory: rows[0]!.data_directory,
      ended,
      makeExclusive: async () => {
        const answer = await client.query<{ free: boolean }>('SELECT pg_try_advisory_lock($1) AS free', [LEASE]);
        return answer.rows[0]!.free;
      },
      release: () => client.end(),
    };
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}
