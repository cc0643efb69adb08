import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DeliverWebhooks } from '../application/deliver-webhooks.js';
import { TOURNAMENT_LOG, type TournamentLog } from '../application/tournament-log.js';

/** Retries, and changes made by other processes, are found by looking this often. */
const LOOK_EVERY_MS = 1_000;

/** Sets deliveries going: soon after a change in this process, and now and then anyway. */
@Injectable()
export class WebhookCourier implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Webhooks');
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<void> | null = null;
  private again = false;

  constructor(
    private readonly deliveries: DeliverWebhooks,
    @Inject(TOURNAMENT_LOG) private readonly log: TournamentLog,
  ) {}

  onApplicationBootstrap(): void {
    this.log.onChange(() => this.go());
    this.timer = setInterval(() => this.go(), LOOK_EVERY_MS).unref();
  }

  async onModuleDestroy(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    this.timer = null;
    await this.running;
  }

  private go(): void {
    if (this.timer === null) return;
    this.again = true;
    this.running ??= this.run().finally(() => (this.running = null));
  }

  private async run(): Promise<void> {
    while (this.again && this.timer !== null) {
      this.again = false;
      try {
        if ((await this.deliveries.deliverDue()) > 0) this.again = true;
      } catch (error) {
        this.logger.warn(`Webhooks were not delivered: ${String(error)}`);
      }
    }
  }
}
