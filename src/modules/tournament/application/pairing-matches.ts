import { Inject, Injectable, Logger } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { SEATED_MATCHES, type SeatedMatches, type SeatedPlayer } from '../../../shared/application/seated-matches.js';
import { ok } from '../../../shared/domain/result.js';
import { RuleValidations } from '../../gameplay/index.js';
import { pairingsWithoutGame } from '../domain/tournament/results.js';
import { entrantOf, type Pairing, type TournamentState } from '../domain/tournament/state.js';
import { TOURNAMENT_LOG, type TournamentLog } from './tournament-log.js';

/** Sets up the next game on the server for every pairing that waits for one. */
@Injectable()
export class PairingMatches {
  private readonly logger = new Logger('Tournaments');

  constructor(
    private readonly modules: ModuleRef,
    private readonly rules: RuleValidations,
    @Inject(TOURNAMENT_LOG) private readonly log: TournamentLog,
  ) {}

  /** Pairings whose players have no account or no deck where one is needed are played on paper. */
  async setUp(state: TournamentState, round: number): Promise<TournamentState> {
    const seated = this.seatedMatches();
    if (seated === null) return state;
    const tables = pairingsWithoutGame(state, round).flatMap((pairing) => {
      const players = this.playersOf(state, pairing);
      return players === null ? [] : [{ table: pairing.table, players }];
    });
    if (tables.length === 0) return state;
    const { game, gameOptions, deckRules } = state.settings;
    const made = await seated.create(
      { tournamentId: state.id, game, gameOptions, deckRules },
      tables.map(({ players }) => players),
    );
    if (!made.ok) {
      this.logger.error(`No matches for round ${round} of ${state.id}: ${made.error.detail}`);
      return state;
    }
    const matches = tables.map(({ table }, i) => ({ table, matchId: made.value[i] }));
    const changed = await this.log.change(state.id, { accountId: null }, () =>
      ok({ deeds: [{ type: 'MATCHES_CREATED', round, matches }], value: null }),
    );
    return changed.ok ? changed.value.state : state;
  }

  private playersOf(
    state: TournamentState,
    { entrants, matchIds }: Pairing,
  ): readonly [SeatedPlayer, SeatedPlayer] | null {
    const needsDeck = this.rules.find(state.settings.game)?.game.decks !== undefined;
    const players = entrants.flatMap((id): SeatedPlayer[] => {
      const entrant = id === null ? undefined : entrantOf(state, id);
      if (!entrant || entrant.accountId === null || (needsDeck && entrant.deck === null)) return [];
      const deck = needsDeck ? entrant.deck : null;
      return [
        { accountId: entrant.accountId, name: entrant.name, deckId: deck?.id ?? null, deck: deck?.cards ?? null },
      ];
    });
    if (players.length !== 2) return null;
    // Who was first in one game of a match is second in the next.
    return matchIds.length % 2 === 0 ? [players[0], players[1]] : [players[1], players[0]];
  }

  /** Matches stand above what they are made for, so they are looked up when they are needed, not when this is built. */
  private seatedMatches(): SeatedMatches | null {
    try {
      return this.modules.get<SeatedMatches>(SEATED_MATCHES, { strict: false });
    } catch {
      return null;
    }
  }
}
