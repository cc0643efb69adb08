import { Global, Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE, DiscoveryModule } from '@nestjs/core';
import { CONFIG, type Config } from './config/index.js';
import { DeckApiModule } from './modules/deck/index.js';
import { GameplayModule } from './modules/gameplay/index.js';
import { IdentityModule } from './modules/identity/index.js';
import { MatchModule } from './modules/match/index.js';
import { TournamentModule } from './modules/tournament/index.js';
import { AssertPermissions } from './shared/infrastructure/auth/assert-permissions.js';
import { AuthGuard } from './shared/infrastructure/auth/auth-guard.js';
import { DatabaseModule } from './shared/infrastructure/database/index.js';
import { HealthModule } from './shared/infrastructure/health/health.module.js';
import { EventStreams } from './shared/infrastructure/http/event-streams.js';
import { HomeController } from './shared/infrastructure/http/home.controller.js';
import { ProblemFilter } from './shared/infrastructure/http/problem-filter.js';
import { RateLimitGuard } from './shared/infrastructure/http/rate-limit.guard.js';
import { validationPipe } from './shared/infrastructure/http/validation-pipe.js';
import { MetricsModule } from './shared/infrastructure/metrics/metrics.module.js';

/** What every module may ask for. */
@Global()
@Module({})
class CommonModule {
  static with(config: Config): DynamicModule {
    return {
      module: CommonModule,
      providers: [{ provide: CONFIG, useValue: config }, EventStreams],
      exports: [CONFIG, EventStreams],
    };
  }
}

/** The composition root. */
@Module({})
export class AppModule {
  static with(config: Config, databaseUrl: string): DynamicModule {
    return {
      module: AppModule,
      imports: [
        CommonModule.with(config),
        DatabaseModule.at(databaseUrl),
        DiscoveryModule,
        MetricsModule,
        HealthModule,
        IdentityModule,
        GameplayModule,
        TournamentModule,
        DeckApiModule.of(TournamentModule),
        MatchModule.of(TournamentModule),
      ],
      controllers: [HomeController],
      providers: [
        AssertPermissions,
        { provide: APP_GUARD, useClass: AuthGuard },
        { provide: APP_GUARD, useClass: RateLimitGuard },
        { provide: APP_PIPE, useFactory: validationPipe },
        { provide: APP_FILTER, useClass: ProblemFilter },
      ],
    };
  }
}
