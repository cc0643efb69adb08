import { Module, type DynamicModule, type ModuleMetadata } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../../config/index.js';
import { SEATED_MATCHES } from '../../shared/application/seated-matches.js';
import { DeckModule } from '../deck/index.js';
import { GameplayModule } from '../gameplay/index.js';
import { IdentityModule } from '../identity/index.js';
import { MatchesController } from './api/matches.controller.js';
import { PlayController } from './api/play.controller.js';
import { ACTION_LOG } from './application/action-log.js';
import { CancelMatch } from './application/cancel-match.js';
import { CreateMatch } from './application/create-match.js';
import { DemoPlayer } from './application/demo-player.js';
import { Histories } from './application/histories.js';
import { HotMatches } from './application/hot-matches.js';
import { JoinMatch } from './application/join-match.js';
import { LeaveMatch } from './application/leave-match.js';
import { MATCH_QUERIES } from './application/match-queries.js';
import { MATCH_TELEMETRY } from './application/match-telemetry.js';
import { MatchWatchers } from './application/match-watchers.js';
import { ReadMatch } from './application/read-match.js';
import { SeatMatches } from './application/seat-matches.js';
import { SubmitAction } from './application/submit-action.js';
import { WatchMatch } from './application/watch-match.js';
import { HotMatchesGauge } from './infrastructure/hot-matches-gauge.js';
import { MatchHints } from './infrastructure/match-hints.js';
import { MatchMetrics } from './infrastructure/match-metrics.js';
import { SqlActionLog } from './infrastructure/sql-action-log.js';
import { SqlMatchQueries } from './infrastructure/sql-match-queries.js';

/** Matches. Who imports it says which module fulfils its ports MATCH_POLICY and MATCH_ENDED. */
@Module({})
export class MatchModule {
  static of(ports: NonNullable<ModuleMetadata['imports']>[number]): DynamicModule {
    return {
      module: MatchModule,
      imports: [GameplayModule, IdentityModule, DeckModule, ports],
      controllers: [MatchesController, PlayController],
      providers: [
        MatchMetrics,
        { provide: MATCH_TELEMETRY, useExisting: MatchMetrics },
        {
          provide: ACTION_LOG,
          useFactory: (database: DataSource, { groupCommit }: Config, metrics: MatchMetrics) =>
            new SqlActionLog(database, {
              grouped: groupCommit,
              onCommit: (size, seconds) => metrics.committed(size, seconds),
            }),
          inject: [DataSource, CONFIG, MatchMetrics],
        },
        { provide: MATCH_QUERIES, useClass: SqlMatchQueries },
        Histories,
        HotMatches,
        MatchWatchers,
        MatchHints,
        HotMatchesGauge,
        CreateMatch,
        JoinMatch,
        DemoPlayer,
        LeaveMatch,
        CancelMatch,
        SubmitAction,
        ReadMatch,
        WatchMatch,
        { provide: SEATED_MATCHES, useClass: SeatMatches },
      ],
    };
  }
}
