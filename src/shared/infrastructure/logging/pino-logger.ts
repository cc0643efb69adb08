import type { LoggerService } from '@nestjs/common';
import { pino, type Logger } from 'pino';

/** Nest's own start-up chatter, of interest when something is being looked for. */
const CHATTER = new Set(['InstanceLoader', 'NestFactory', 'RoutesResolver', 'RouterExplorer', 'NestApplication']);
const SECRETS = [
  'authorization',
  'token',
  'password',
  'seed',
  'headers.authorization',
  '*.headers.authorization',
  '*.token',
];

export const createPino = (level: string): Logger => pino({ level, redact: SECRETS, base: null });

/** Nest's logging through pino. */
export class PinoLogger implements LoggerService {
  constructor(private readonly pino: Logger) {}

  log(message: unknown, context?: string): void {
    this.write(context !== undefined && CHATTER.has(context) ? 'debug' : 'info', message, context);
  }

  warn(message: unknown, context?: string): void {
    this.write('warn', message, context);
  }

  /** Nest passes an error, or its stack, before the context. */
  error(message: unknown, ...rest: unknown[]): void {
    const context = rest.pop() as string | undefined;
    const [cause] = rest;
    const details = cause instanceof Error ? { err: cause } : cause === undefined ? {} : { stack: cause };
    this.pino.error({ context, ...details }, String(message));
  }

  debug(message: unknown, context?: string): void {
    this.write('debug', message, context);
  }

  verbose(message: unknown, context?: string): void {
    this.write('trace', message, context);
  }

  private write(level: 'trace' | 'debug' | 'info' | 'warn', message: unknown, context?: string): void {
    this.pino[level]({ context }, String(message));
  }
}
