import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '../../../shared/application/caller.js';
import { problem, type Problem } from '../../../shared/application/problem.js';
import { newId } from '../../../shared/domain/ids.js';
import { fail, ok, type Result } from '../../../shared/domain/result.js';
import { RuleValidations } from '../../gameplay/index.js';
import { Match } from '../domain/match.js';
import { HotMatches } from './hot-matches.js';
import { MATCH_POLICY, type MatchPolicy, type MatchTerms } from './match-policy.js';

const SEED_BYTES = 32;

@Injectable()
export class CreateMatch {
  constructor(
    @Inject(MATCH_POLICY) private readonly policy: MatchPolicy,
    private readonly rules: RuleValidations,
    private readonly matches: HotMatches,
  ) {}

  async inTournament(caller: Caller, tournamentId: string, options: object): Promise<Result<Match, Problem>> {
    const terms = await this.policy.termsFor(caller, tournamentId);
    return terms.ok ? this.create(terms.value, options) : terms;
  }

  casual(game: string, options: object): Promise<Result<Match, Problem>> {
    return this.create(this.policy.casualTerms(game), options);
  }

  /** A match's options override the tournament's. */
  private async create({ tournamentId, game: gameId, gameOptions, policy }: MatchTerms, options: object) {
    const game = this.rules.find(gameId)?.game;
    if (!game) return fail(this.rules.unknownGame(gameId));
    const parsed = game.parseOptions({ ...gameOptions, ...options });
    if (!parsed.ok) return fail(problem('INVALID_OPTIONS', parsed.error.join(' '), { violations: parsed.error }));
    const setup = {
      id: newId<string>(),
      tournamentId,
      game: game.id,
      rulesVersion: game.version,
      options: parsed.value,
      policy,
      seed: randomBytes(SEED_BYTES).toString('hex'),
    };
    return ok(await this.matches.create(Match.create(setup, game)));
  }
}
