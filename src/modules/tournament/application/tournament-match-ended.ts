import { Injectable } from '@nestjs/common';
import type { MatchEnded } from '../../match/index.js';
import { CASUAL_ID } from '../domain/tournament-summary.js';
import { PairingMatches } from './pairing-matches.js';

/** A match of a pairing reports itself; one made by hand does not count in any standings. */
@Injectable()
export class TournamentMatchEnded implements MatchEnded {
  constructor(private readonly matches: PairingMatches) {}

  async matchEnded({ setup, values }: Parameters<MatchEnded['matchEnded']>[0]): Promise<void> {
    const { outcome, seats } = values;
    if (setup.tournamentId === CASUAL_ID || outcome === null) return;
    const winnerAccountId = outcome.winner === null ? null : (seats[outcome.winner]?.accountId ?? null);
    await this.matches.end(setup.tournamentId, { matchId: setup.id, winnerAccountId });
  }
}
