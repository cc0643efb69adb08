import { Inject, Injectable } from '@nestjs/common';
import { ok } from '../../../shared/domain/result.js';
import type { MatchEnded } from '../../match/index.js';
import { CASUAL_ID } from '../domain/tournament-summary.js';
import { endGame } from '../domain/tournament/results.js';
import { publishedRounds } from '../domain/tournament/state.js';
import { PairingMatches } from './pairing-matches.js';
import { TOURNAMENT_LOG, type TournamentLog } from './tournament-log.js';

type EndedMatch = Parameters<MatchEnded['matchEnded']>[0];

/** A match of a pairing reports itself; one made by hand does not count in any standings. */
@Injectable()
export class TournamentMatchEnded implements MatchEnded {
  constructor(
    @Inject(TOURNAMENT_LOG) private readonly log: TournamentLog,
    private readonly matches: PairingMatches,
  ) {}

  async matchEnded({ setup, values }: EndedMatch): Promise<void> {
    const { outcome, seats } = values;
    if (setup.tournamentId === CASUAL_ID || outcome === null) return;
    const winner = outcome.winner === null ? null : (seats[outcome.winner]?.accountId ?? null);
    const changed = await this.log.change(setup.tournamentId, { accountId: null }, (state) => {
      const decided = endGame(state, setup.id, winner);
      return ok({ deeds: decided.ok ? decided.value : [], value: null });
    });
    if (!changed.ok) return;
    const { state } = changed.value;
    const round = publishedRounds(state).find(({ pairings }) =>
      pairings.some(({ matchIds }) => matchIds.includes(setup.id)),
    );
    if (round !== undefined && state.status === 'IN_PROGRESS') await this.matches.setUp(state, round.number);
  }
}
