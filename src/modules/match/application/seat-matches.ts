import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { problem, type Problem } from '../../../shared/application/problem.js';
import type {
  EndedMatch,
  SeatedMatches,
  SeatedPlayer,
  SeatedTerms,
} from '../../../shared/application/seated-matches.js';
import { newId } from '../../../shared/domain/ids.js';
import { fail, ok, type Result } from '../../../shared/domain/result.js';
import { RuleValidations } from '../../gameplay/index.js';
import type { Game } from '../../gameplay/domain/engine/game.js';
import { SEATS, type Seat } from '../../gameplay/domain/engine/seat.js';
import { chained } from '../domain/chain.js';
import { Match, type JoinData } from '../domain/match.js';
import { MATCH_QUERIES, type MatchQueries } from './match-queries.js';
import { ACTION_LOG, type ActionLog, type SeatedMatch } from './action-log.js';

const SEED_BYTES = 32;

/** Matches of pairings: made many at once, each with both its seats taken. */
@Injectable()
export class SeatMatches implements SeatedMatches {
  constructor(
    @Inject(ACTION_LOG) private readonly log: ActionLog,
    @Inject(MATCH_QUERIES) private readonly queries: MatchQueries,
    private readonly rules: RuleValidations,
  ) {}

  ended(matchIds: readonly string[]): Promise<readonly EndedMatch[]> {
    return this.queries.ended(matchIds);
  }

  async create(
    terms: SeatedTerms,
    tables: readonly (readonly [SeatedPlayer, SeatedPlayer])[],
  ): Promise<Result<readonly string[], Problem>> {
    const game = this.rules.find(terms.game)?.game;
    if (!game) return fail(this.rules.unknownGame(terms.game));
    const options = game.parseOptions(terms.gameOptions);
    if (!options.ok) return fail(problem('INVALID_OPTIONS', options.error.join(' '), { violations: options.error }));
    const seated = tables.map((players) => this.seat(game, options.value, terms, players));
    await this.log.createSeated(seated);
    return ok(seated.map(({ match }) => match.setup.id));
  }

  private seat(
    game: Game,
    options: object,
    { tournamentId, deckRules }: SeatedTerms,
    players: readonly [SeatedPlayer, SeatedPlayer],
  ): SeatedMatch {
    const setup = {
      id: newId<string>(),
      tournamentId,
      game: game.id,
      rulesVersion: game.version,
      options,
      policy: { deckRules },
      seed: randomBytes(SEED_BYTES).toString('hex'),
    };
    let match = Match.create(setup, game);
    const entries = SEATS.map((seat) => {
      const joined = join(match, seat, players[seat], deckRules);
      match = joined.match;
      return joined.entry;
    });
    return { match, entries };
  }
}

const join = (
  before: Match,
  seat: Seat,
  { deckId, deck, ...player }: SeatedPlayer,
  deckRules: SeatedTerms['deckRules'],
) => {
  const violations = deck ? (before.game.decks?.violations(deck, deckRules) ?? []) : [];
  const data: JoinData = { ...player, deckId, deck, violations };
  const deed = { commandId: newId<string>(), accountId: player.accountId, seat, type: 'JOIN', data };
  const { match } = before.after(deed);
  const entry = chained(before, match, deed);
  return { entry, match: match.at(entry) };
};
