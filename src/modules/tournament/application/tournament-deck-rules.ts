import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '../../../shared/application/caller.js';
import type { DeckRulesOf, TournamentDeckRules } from '../../deck/index.js';
import { CASUAL_ID } from '../domain/tournament-summary.js';
import { playingRules } from '../domain/tournament/playing-rules.js';
import { TournamentAccess } from './access.js';
import { TOURNAMENTS, type Tournaments } from './tournaments.js';

const CASUAL: TournamentDeckRules = { game: null, deckRules: {} };

/** What a tournament asks of decks. */
@Injectable()
export class TournamentDeckRulesOf implements DeckRulesOf {
  constructor(
    private readonly access: TournamentAccess,
    @Inject(TOURNAMENTS) private readonly tournaments: Tournaments,
  ) {}

  async find(caller: Caller, tournamentId: string): Promise<TournamentDeckRules | null> {
    if (tournamentId === CASUAL_ID) return CASUAL;
    const seen = await this.access.seen(caller, tournamentId);
    return seen.ok ? { game: seen.value.settings.game, deckRules: playingRules(seen.value.settings).deckRules } : null;
  }

  isStaffWhereEntered(caller: Caller, deckId: string): Promise<boolean> {
    return this.tournaments.staffMeetsDeck(caller.id, deckId);
  }
}
