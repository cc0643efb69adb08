import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { PairingMatches } from '../application/pairing-matches.js';
import { TOURNAMENTS, type Tournaments } from '../application/tournaments.js';

/** At the start, looks after the games of running tournaments that ended while nobody could pass it on. */
@Injectable()
export class MatchCatchUp implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Tournaments');
  private running: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(
    @Inject(TOURNAMENTS) private readonly tournaments: Tournaments,
    private readonly matches: PairingMatches,
  ) {}

  onApplicationBootstrap(): void {
    this.running = this.catchUp().catch((error: unknown) =>
      this.logger.warn(`Results may be missing: ${String(error)}`),
    );
  }

  async onModuleDestroy(): Promise<void> {
    this.stopped = true;
    await this.running;
  }

  private async catchUp(): Promise<void> {
    for (const id of await this.tournaments.running()) if (!this.stopped) await this.matches.catchUp(id);
  }
}
