import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '../../../shared/application/caller.js';
import type { DeckRulesOf, TournamentDeckRules } from '../../deck/index.js';
import { MATCH_POLICY, type MatchPolicy } from '../../match/index.js';
import { TOURNAMENTS, type Tournaments } from './tournaments.js';

/** What a tournament asks of decks. */
@Injectable()
export class TournamentDeckRulesOf implements DeckRulesOf {
  constructor(
    @Inject(TOURNAMENTS) private readonly tournaments: Tournaments,
    @Inject(MATCH_POLICY) private readonly policy: MatchPolicy,
  ) {}

  /** A draft exists for its staff only. */
  async find(caller: Caller, tournamentId: string): Promise<TournamentDeckRules | null> {
    const tournament = await this.tournaments.find(tournamentId);
    if (!tournament) return null;
    if (tournament.state === 'DRAFT' && !(await this.policy.isStaff(caller, tournamentId))) return null;
    const { deckRules = {} } = tournament.settings;
    return { game: tournament.game, deckRules };
  }

  /** Tournaments take no entrants yet, so no deck is entered anywhere. */
  isStaffWhereEntered(): Promise<boolean> {
    return Promise.resolve(false);
  }
}
