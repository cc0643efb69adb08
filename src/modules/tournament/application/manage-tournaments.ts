import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '../../../shared/application/caller.js';
import { problem, type Problem } from '../../../shared/application/problem.js';
import { newId, type AccountId } from '../../../shared/domain/ids.js';
import { fail, ok, type Result } from '../../../shared/domain/result.js';
import { RuleValidations } from '../../gameplay/index.js';
import { ACCOUNTS, type Accounts } from '../../identity/index.js';
import type { TournamentSummary } from '../domain/tournament-summary.js';
import { cancel, changeSettings, complete, openRegistration, start } from '../domain/tournament/lifecycle.js';
import { playingRules } from '../domain/tournament/playing-rules.js';
import type { Settings } from '../domain/tournament/settings.js';
import type { StaffRole, TournamentState } from '../domain/tournament/state.js';
import { isOrganizer, maySee, noSuchTournament, TournamentAccess } from './access.js';
import { TOURNAMENT_LOG, type TournamentLog } from './tournament-log.js';
import { TOURNAMENTS, type Tournaments } from './tournaments.js';

const NOBODY = '00000000-0000-0000-0000-000000000000';
const SEED_BYTES = 32;

export const newSeed = (): string => randomBytes(SEED_BYTES).toString('hex');

export interface TournamentDetails {
  readonly summary: TournamentSummary;
  /** Null for Casual, which has no log. */
  readonly state: TournamentState | null;
}

type Changed = Promise<Result<TournamentDetails, Problem>>;

@Injectable()
export class ManageTournaments {
  constructor(
    @Inject(TOURNAMENT_LOG) private readonly log: TournamentLog,
    @Inject(TOURNAMENTS) private readonly tournaments: Tournaments,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    private readonly access: TournamentAccess,
    private readonly rules: RuleValidations,
  ) {}

  async create(caller: Caller, settings: Settings): Changed {
    const wrong = this.wrongGame(settings);
    if (wrong) return fail(wrong);
    const deed = { type: 'CREATED', settings, organizerId: caller.id, seed: newSeed() } as const;
    return this.details(await this.log.create(newId<string>(), { accountId: caller.id }, [deed]));
  }

  async change(caller: Caller, id: string, change: Partial<Settings>): Changed {
    return this.answer(
      await this.access.changeAsStaff(caller, id, (state) => {
        const settings = { ...state.settings, ...change };
        const wrong = this.wrongGame(settings);
        return wrong ? fail(wrong) : changeSettings(state, settings);
      }),
    );
  }

  async openRegistration(caller: Caller, id: string): Changed {
    return this.answer(await this.access.changeAsStaff(caller, id, openRegistration));
  }

  async start(caller: Caller, id: string): Changed {
    return this.answer(await this.access.changeAsStaff(caller, id, start));
  }

  async complete(caller: Caller, id: string, early: boolean, reason?: string): Changed {
    return this.answer(await this.access.changeAsStaff(caller, id, (state) => complete(state, early), reason));
  }

  async cancel(caller: Caller, id: string, reason?: string): Changed {
    return this.answer(await this.access.changeAsStaff(caller, id, cancel, reason));
  }

  async find(caller: Caller | undefined, id: string): Changed {
    const [summary, state] = await Promise.all([this.tournaments.find(id), this.log.read(id)]);
    return summary && (state === null || maySee(caller, state)) ? ok({ summary, state }) : fail(noSuchTournament);
  }

  list(caller: Caller | undefined, after: string | undefined, limit: number): Promise<TournamentSummary[]> {
    const draftsOf = caller?.role === 'ADMIN' ? null : (caller?.id ?? NOBODY);
    return this.tournaments.list({ draftsOf, after, limit });
  }

  /** By its organizer only: staff do not appoint staff. */
  async addStaff(
    caller: Caller,
    id: string,
    accountId: AccountId,
    role: StaffRole,
  ): Promise<Result<TournamentState, Problem>> {
    const account = await this.accounts.find(accountId);
    if (!account || account.disabled) return fail(problem('NOT_FOUND', 'There is no such account.'));
    return this.changeStaff(caller, id, () => ok([{ type: 'STAFF_ADDED', accountId, role }]));
  }

  removeStaff(caller: Caller, id: string, accountId: AccountId): Promise<Result<TournamentState, Problem>> {
    return this.changeStaff(caller, id, ({ staff }) =>
      staff.some((member) => member.accountId === accountId)
        ? ok([{ type: 'STAFF_REMOVED', accountId }])
        : fail(problem('NOT_FOUND', 'This account is not on the staff.')),
    );
  }

  private changeStaff(
    caller: Caller,
    id: string,
    decide: Parameters<TournamentAccess['change']>[2],
  ): Promise<Result<TournamentState, Problem>> {
    return this.access.change(caller, id, (state, now) =>
      isOrganizer(caller, state)
        ? decide(state, now)
        : fail(problem('FORBIDDEN', 'Only the organizer of the tournament may change its staff.')),
    );
  }

  private wrongGame(settings: Settings): Problem | null {
    const { game: gameId } = settings;
    const game = this.rules.find(gameId)?.game;
    if (!game) return this.rules.unknownGame(gameId);
    const options = game.parseOptions(playingRules(settings).gameOptions);
    return options.ok ? null : problem('INVALID_OPTIONS', options.error.join(' '), { violations: options.error });
  }

  private async answer(changed: Result<TournamentState, Problem>): Changed {
    return changed.ok ? this.details(changed.value) : changed;
  }

  private async details(state: TournamentState): Changed {
    const summary = await this.tournaments.find(state.id);
    return summary ? ok({ summary, state }) : fail(noSuchTournament);
  }
}
