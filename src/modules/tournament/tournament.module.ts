import { Module } from '@nestjs/common';
import { DECK_RULES_OF, DeckModule } from '../deck/index.js';
import { GameplayModule } from '../gameplay/index.js';
import { IdentityModule } from '../identity/index.js';
import { MATCH_ENDED, MATCH_POLICY } from '../match/index.js';
import { EntrantsController } from './api/entrants.controller.js';
import { FilesController } from './api/files.controller.js';
import { RoundsController } from './api/rounds.controller.js';
import { StandingsController } from './api/standings.controller.js';
import { TournamentsController } from './api/tournaments.controller.js';
import { WebhooksController } from './api/webhooks.controller.js';
import { TournamentAccess } from './application/access.js';
import { DeckDesk } from './application/deck-desk.js';
import { DeliverWebhooks } from './application/deliver-webhooks.js';
import { ManageEntrants } from './application/manage-entrants.js';
import { ManageTournaments } from './application/manage-tournaments.js';
import { TournamentDeckRulesOf } from './application/tournament-deck-rules.js';
import { ManageWebhooks } from './application/manage-webhooks.js';
import { PairingMatches } from './application/pairing-matches.js';
import { ReadStandings } from './application/read-standings.js';
import { RecordResults } from './application/record-results.js';
import { RunRounds } from './application/run-rounds.js';
import { TournamentFiles } from './application/tournament-files.js';
import { TOURNAMENT_LOG } from './application/tournament-log.js';
import { TournamentMatchEnded } from './application/tournament-match-ended.js';
import { TournamentMatchPolicy } from './application/tournament-match-policy.js';
import { TOURNAMENTS } from './application/tournaments.js';
import { WEBHOOK_SENDER, WEBHOOKS } from './application/webhooks.js';
import { HttpWebhookSender } from './infrastructure/http-webhook-sender.js';
import { MatchCatchUp } from './infrastructure/match-catch-up.js';
import { SqlTournamentLog } from './infrastructure/sql-tournament-log.js';
import { SqlTournaments } from './infrastructure/sql-tournaments.js';
import { SqlWebhooks } from './infrastructure/sql-webhooks.js';
import { WebhookCourier } from './infrastructure/webhook-courier.js';

@Module({
  imports: [GameplayModule, IdentityModule, DeckModule],
  controllers: [
    FilesController,
    TournamentsController,
    EntrantsController,
    RoundsController,
    StandingsController,
    WebhooksController,
  ],
  providers: [
    { provide: TOURNAMENTS, useClass: SqlTournaments },
    { provide: TOURNAMENT_LOG, useClass: SqlTournamentLog },
    TournamentAccess,
    DeckDesk,
    ManageTournaments,
    ManageEntrants,
    RunRounds,
    RecordResults,
    ReadStandings,
    TournamentFiles,
    PairingMatches,
    { provide: WEBHOOKS, useClass: SqlWebhooks },
    { provide: WEBHOOK_SENDER, useClass: HttpWebhookSender },
    ManageWebhooks,
    DeliverWebhooks,
    WebhookCourier,
    MatchCatchUp,
    { provide: MATCH_POLICY, useClass: TournamentMatchPolicy },
    { provide: DECK_RULES_OF, useClass: TournamentDeckRulesOf },
    { provide: MATCH_ENDED, useClass: TournamentMatchEnded },
  ],
  exports: [MATCH_POLICY, MATCH_ENDED, DECK_RULES_OF],
})
export class TournamentModule {}
