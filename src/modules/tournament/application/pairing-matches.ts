import { Inject, Injectable, Logger } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import {
  SEATED_MATCHES,
  type EndedMatch,
  type SeatedMatches,
  type SeatedPlayer,
} from '../../../shared/application/seated-matches.js';
import { ok } from '../../../shared/domain/result.js';
import { RuleValidations } from '../../gameplay/index.js';
import { playingRules } from '../domain/tournament/playing-rules.js';
import { endGame, pairingsWithoutGame } from '../domain/tournament/results.js';
import { entrantOf, publishedRounds, type Pairing, type TournamentState } from '../domain/tournament/state.js';
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
    const made = await seated.create(
      { tournamentId: state.id, game: state.settings.game, ...playingRules(state.settings) },
      tables.map(({ players }) => players),
    );
    if (!made.ok) {
      this.logger.error(`No matches for round ${round} of ${state.id}: ${made.error.detail}`);
      return state;
    }
    const ids = made.value;
    const changed = await this.log.change(state.id, { accountId: null }, (newest) => {
      const waiting = new Set(pairingsWithoutGame(newest, round).map(({ table }) => table));
      const matches = tables
        .map(({ table }, i) => ({ table, matchId: ids[i] }))
        .filter(({ table }) => waiting.has(table));
      return ok({ deeds: matches.length === 0 ? [] : [{ type: 'MATCHES_CREATED', round, matches }], value: null });
    });
    return changed.ok ? changed.value.state : state;
  }

  /** A game on the server has ended: it counts, and the next one of its pairing is set up. */
  async end(tournamentId: string, { matchId, winnerAccountId }: EndedMatch): Promise<void> {
    const changed = await this.log.change(tournamentId, { accountId: null }, (state) => {
      const decided = endGame(state, matchId, winnerAccountId);
      return ok({ deeds: decided.ok ? decided.value : [], value: null });
    });
    if (!changed.ok) return;
    const { state } = changed.value;
    const round = publishedRounds(state).find(({ pairings }) =>
      pairings.some(({ matchIds }) => matchIds.includes(matchId)),
    );
    if (round !== undefined && state.status === 'IN_PROGRESS') await this.setUp(state, round.number);
  }

  /** What was not passed on when a process died: games that ended, and pairings still without one. */
  async catchUp(tournamentId: string): Promise<void> {
    const seated = this.seatedMatches();
    const state = await this.log.read(tournamentId);
    const round = state === null ? undefined : publishedRounds(state).at(-1);
    if (seated === null || state === null || round === undefined) return;
    const open = round.pairings.filter(({ result, matchIds }) => result === null && matchIds.length > 0);
    for (const ended of await seated.ended(open.map(({ matchIds }) => matchIds.at(-1)!)))
      await this.end(tournamentId, ended);
    await this.setUp((await this.log.read(tournamentId)) ?? state, round.number);
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
