import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '../../../shared/application/caller.js';
import type { DeckRulesOf, TournamentDeckRules } from '../../deck/index.js';
import { maySee } from './access.js';
import { TOURNAMENTS, type Tournaments } from './tournaments.js';

/** What a tournament asks of decks. */
@Injectable()
export class TournamentDeckRulesOf implements DeckRulesOf {
  constructor(@Inject(TOURNAMENTS) private readonly tournaments: Tournaments) {}

  async find(caller: Caller, tournamentId: string): Promise<TournamentDeckRules | null> {
    const tournament = await this.tournaments.find(tournamentId);
    if (!tournament || !maySee(caller, tournament)) return null;
    return { game: tournament.game, deckRules: tournament.settings.deckRules };
  }

  /** Tournaments take no entrants yet, so no deck is entered anywhere. */
  isStaffWhereEntered(): Promise<boolean> {
    return Promise.resolve(false);
  }
}
