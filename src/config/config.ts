export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** The zero-setup PostgreSQL under the data directory, or a server somebody else runs. */
export type DatabaseConfig =
  { readonly kind: 'EMBEDDED' } | { readonly kind: 'EXTERNAL'; readonly serverUrl: string; readonly ownerUrl: string };

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly database: DatabaseConfig;
  /** Absolute. */
  readonly dataDir: string;
  readonly seedDemo: boolean;
  readonly adminToken: string | null;
  readonly rateLimit: boolean;
  readonly logLevel: LogLevel;
  readonly groupCommit: boolean;
  /** Webhooks may lead into private networks and to this machine. */
  readonly webhookPrivateTargets: boolean;
}

/** The token the configuration is injected by. */
export const CONFIG = Symbol('Config');
