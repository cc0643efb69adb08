import { randomUUID } from 'node:crypto';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import pg from 'pg';
import { DATABASE_URL } from '../../../shared/infrastructure/database/index.js';
import { MatchWatchers } from '../application/match-watchers.js';

const CHANNEL = 'opentcg_matches';
const GATHER_MS = 25;
const RETRY_MS = 1_000;
/** A lost hint delays watchers by no more than this. */
const LOOK_ANYWAY_MS = 5_000;
/** A notification holds at most 8,000 bytes. */
const IDS_A_HINT = 200;

/**
 * Tells other processes on the same database which matches have grown. A hint is not the data, it may be lost: who gets
 * one reads the log. It goes out after the commit and apart from it, because NOTIFY serialises the commits it is part of.
 */
@Injectable()
export class MatchHints implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('MatchHints');
  private readonly processId = randomUUID();
  private readonly grown = new Set<string>();
  private client: pg.Client | null = null;
  private timer: NodeJS.Timeout | null = null;
  private readonly lookAnyway = setInterval(() => this.watchers.wakeAll(), LOOK_ANYWAY_MS).unref();
  private stopped = false;

  constructor(
    @Inject(DATABASE_URL) private readonly url: string,
    private readonly watchers: MatchWatchers,
  ) {
    watchers.onGrown(({ setup }) => this.gather(setup.id));
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.listen();
  }

  async onModuleDestroy(): Promise<void> {
    this.stopped = true;
    clearInterval(this.lookAnyway);
    if (this.timer) clearTimeout(this.timer);
    await this.client?.end().catch(() => undefined);
  }

  private gather(matchId: string): void {
    this.grown.add(matchId);
    this.timer ??= setTimeout(() => void this.sendInTurn(), GATHER_MS).unref();
  }

  /** One hint after another: what grows meanwhile goes out with the next. */
  private async sendInTurn(): Promise<void> {
    await this.send();
    const isMore = this.grown.size > 0 && !this.stopped;
    this.timer = isMore ? setTimeout(() => void this.sendInTurn(), GATHER_MS).unref() : null;
  }

  private async send(): Promise<void> {
    const ids = [...this.grown];
    this.grown.clear();
    try {
      for (let i = 0; i < ids.length && this.client; i += IDS_A_HINT) {
        const payload = [this.processId, ...ids.slice(i, i + IDS_A_HINT)].join(' ');
        await this.client.query('SELECT pg_notify($1, $2)', [CHANNEL, payload]);
      }
    } catch (error) {
      this.logger.warn(`Other processes were not told of ${ids.length} matches: ${String(error)}`);
    }
  }

  private async listen(): Promise<void> {
    if (this.stopped) return;
    const client = new pg.Client({ connectionString: this.url, application_name: 'opentcg hints' });
    client.on('notification', ({ payload = '' }) => this.receive(payload));
    client.on('error', () => undefined);
    client.on('end', () => this.listenAgain(client));
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      this.client = client;
      this.watchers.wakeAll();
    } catch {
      await client.end().catch(() => undefined);
      this.listenAgain(client);
    }
  }

  private listenAgain(client: pg.Client): void {
    client.removeAllListeners('end');
    this.client = null;
    if (!this.stopped) setTimeout(() => void this.listen(), RETRY_MS).unref();
  }

  private receive(payload: string): void {
    const [sender, ...matchIds] = payload.split(' ');
    if (sender === this.processId) return;
    for (const matchId of matchIds) this.watchers.wake(matchId);
  }
}
