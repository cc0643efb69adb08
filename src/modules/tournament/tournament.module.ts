import { Module } from '@nestjs/common';
import { GameplayModule } from '../gameplay/index.js';
import { MATCH_ENDED, MATCH_POLICY, type MatchEnded } from '../match/index.js';
import { TournamentsController } from './api/tournaments.controller.js';
import { ManageTournaments } from './application/manage-tournaments.js';
import { TournamentMatchPolicy } from './application/tournament-match-policy.js';
import { TOURNAMENTS } from './application/tournaments.js';
import { SqlTournaments } from './infrastructure/sql-tournaments.js';

/** A match made by hand does not count in any standings. */
const notCounted: MatchEnded = { matchEnded: () => Promise.resolve() };

@Module({
  imports: [GameplayModule],
  controllers: [TournamentsController],
  providers: [
    { provide: TOURNAMENTS, useClass: SqlTournaments },
    ManageTournaments,
    { provide: MATCH_POLICY, useClass: TournamentMatchPolicy },
    { provide: MATCH_ENDED, useValue: notCounted },
  ],
  exports: [MATCH_POLICY, MATCH_ENDED],
})
export class TournamentModule {}
