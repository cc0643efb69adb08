import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '../../../shared/application/caller.js';
import { problem, type Problem } from '../../../shared/application/problem.js';
import { newId } from '../../../shared/domain/ids.js';
import { fail, ok, type Result } from '../../../shared/domain/result.js';
import { RuleValidations } from '../../gameplay/index.js';
import type { Tournament, TournamentSettings } from '../domain/tournament.js';
import { maySee } from './access.js';
import { TOURNAMENTS, type Tournaments } from './tournaments.js';

const NOBODY = '00000000-0000-0000-0000-000000000000';

export const noSuchTournament = problem('NOT_FOUND', 'There is no such tournament.');

@Injectable()
export class ManageTournaments {
  constructor(
    @Inject(TOURNAMENTS) private readonly tournaments: Tournaments,
    private readonly rules: RuleValidations,
  ) {}

  async create(
    caller: Caller,
    name: string,
    gameId: string,
    settings: TournamentSettings,
  ): Promise<Result<Tournament, Problem>> {
    const game = this.rules.find(gameId)?.game;
    if (!game) return fail(this.rules.unknownGame(gameId));
    const options = game.parseOptions(settings.gameOptions);
    if (!options.ok) return fail(problem('INVALID_OPTIONS', options.error.join(' '), { violations: options.error }));
    const draft = {
      id: newId<string>(),
      name,
      game: gameId,
      state: 'DRAFT',
      organizerId: caller.id,
      settings,
    } as const;
    return ok(await this.tournaments.add(draft));
  }

  async find(caller: Caller | undefined, id: string): Promise<Result<Tournament, Problem>> {
    const tournament = await this.tournaments.find(id);
    return tournament && maySee(caller, tournament) ? ok(tournament) : fail(noSuchTournament);
  }

  list(caller: Caller | undefined, after: string | undefined, limit: number): Promise<Tournament[]> {
    const draftsOf = caller?.role === 'ADMIN' ? null : (caller?.id ?? NOBODY);
    return this.tournaments.list({ draftsOf, after, limit });
  }
}
