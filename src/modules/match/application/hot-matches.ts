import { Inject, Injectable, Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { problem, ruleProblem, type Problem } from '../../../shared/application/problem.js';
import { fail, ok, type Result } from '../../../shared/domain/result.js';
import { RuleValidations } from '../../gameplay/index.js';
import { canonicalJson } from '../../gameplay/domain/engine/canonical.js';
import { chained } from '../domain/chain.js';
import type { Deed, LogEntry } from '../domain/history.js';
import { Match, type MatchStep } from '../domain/match.js';
import { ACTION_LOG, type ActionLog } from './action-log.js';
import { Histories, type PlayedStep } from './histories.js';
import { MATCH_ENDED, type MatchEnded } from './match-ended.js';
import { MatchWatchers } from './match-watchers.js';

interface HotMatch {
  readonly match: Match;
  readonly commands: Map<string, number>;
  /** The newest steps, for watchers and repeated commands. */
  readonly recent: readonly PlayedStep[];
}

const RECENT_STEPS = 8;
const SNAPSHOT_EVERY = 32;

export interface Command {
  readonly matchId: string;
  readonly commandId: string;
  /** The deed, or why not. */
  decide(match: Match): Result<Deed, Problem>;
  /** Whether an accepted entry under this command's id is this command sent again. */
  isSame(entry: LogEntry, match: Match): boolean;
}

/**
 * The matches being played, in memory. One match's deeds run one after another; a deed is in force only after its
 * commit; a refusal or a read is answered only from a state that is as new as the log's.
 */
@Injectable()
export class HotMatches {
  private readonly logger = new Logger('Matches');
  private readonly hot = new LRUCache<string, HotMatch>({ max: 2_000 });
  private readonly queues = new Map<string, Promise<unknown>>();

  constructor(
    @Inject(ACTION_LOG) private readonly log: ActionLog,
    private readonly histories: Histories,
    private readonly rules: RuleValidations,
    private readonly watchers: MatchWatchers,
    @Inject(MATCH_ENDED) private readonly ended: MatchEnded,
  ) {}

  get size(): number {
    return this.hot.size;
  }

  async create(match: Match): Promise<Match> {
    await this.log.create(match);
    this.hot.set(match.setup.id, { match, commands: new Map(), recent: [] });
    return match;
  }

  /** The match as of now, whichever process changed it last. */
  async read(matchId: string): Promise<Match | null> {
    return (await this.coherent(matchId))?.match ?? null;
  }

  /** Decides, appends and answers the step; a command that was accepted before answers its step again. */
  change(command: Command): Promise<Result<PlayedStep, Problem>> {
    return this.inTurn(command.matchId, () => this.changeNow(command));
  }

  /** The steps after a sequence number, oldest first. */
  async history(matchId: string, after: number, limit: number): Promise<PlayedStep[]> {
    const hot = await this.coherent(matchId);
    if (!hot) return [];
    const upTo = Math.min(hot.match.values.headSeq, after + limit);
    const oldest = hot.recent[0]?.entry.seq ?? Infinity;
    if (oldest <= after + 1) return hot.recent.filter(({ entry }) => entry.seq > after && entry.seq <= upTo);
    return (await this.histories.steps(hot.match, after, upTo)).steps;
  }

  private async changeNow(command: Command): Promise<Result<PlayedStep, Problem>> {
    const { matchId, commandId } = command;
    for (;;) {
      const hot = await this.load(matchId);
      if (!hot) return fail(problem('NOT_FOUND', 'There is no such match.'));
      const known = hot.commands.get(commandId);
      if (known !== undefined) return this.repeat(hot, known, command);
      const decided = command.decide(hot.match);
      if (!decided.ok) {
        if (await this.isCurrent(hot)) return decided;
        this.hot.delete(matchId);
        continue;
      }
      const step = hot.match.after(decided.value);
      const broken = step.match.brokenInvariants;
      if (broken.length > 0) return fail(this.critical(hot.match, decided.value, broken));
      const played = await this.append(hot, decided.value, step);
      if (played) return ok(played);
    }
  }

  /** The new state is discarded: a bug of the rules must not become history. */
  private critical(match: Match, { type }: Deed, broken: readonly string[]): Problem {
    const { id, game, rulesVersion } = match.setup;
    this.logger.error(`${game}@${rulesVersion} broke its invariants at ${type} in match ${id}: ${broken.join(' ')}`);
    const message = 'The rules broke an invariant; the action was discarded. This is our fault.';
    return ruleProblem({ code: 'CRITICAL_ERROR', message, details: { broken }, severity: 'CRITICAL' });
  }

  private async append(hot: HotMatch, deed: Deed, step: MatchStep): Promise<PlayedStep | null> {
    const { id } = hot.match.setup;
    const entry = chained(hot.match, step.match, deed);
    const match = step.match.at(entry);
    try {
      const recorded = await this.log.append({ entry, match });
      if (!recorded) {
        this.hot.delete(id);
        return null;
      }
      const played = { entry: { ...entry, ...recorded }, before: hot.match, match, events: step.events };
      hot.commands.set(deed.commandId, entry.seq);
      this.hot.set(id, { match, commands: hot.commands, recent: [...hot.recent.slice(1 - RECENT_STEPS), played] });
      this.watchers.appended(match);
      if (match.isOver) this.tellEnded(match);
      if (entry.seq % SNAPSHOT_EVERY === 0) this.saveSnapshot(match);
      return played;
    } catch (error) {
      this.hot.delete(id);
      throw error;
    }
  }

  private tellEnded(match: Match): void {
    this.ended
      .matchEnded(match)
      .catch((error: unknown) => this.logger.error(`The end of ${match.setup.id} was not passed on: ${String(error)}`));
  }

  /** The answer to a command that is in the log already, rebuilt from it; another body under its id is refused. */
  private async repeat(hot: HotMatch, seq: number, command: Command): Promise<Result<PlayedStep, Problem>> {
    const recent = hot.recent.find(({ entry }) => entry.seq === seq);
    const step = recent ?? (await this.histories.steps(hot.match, seq - 1, seq)).steps[0];
    if (command.isSame(step.entry, hot.match)) return ok(step);
    return fail(problem('COMMAND_ID_REUSED', 'This commandId belongs to another command. Use a new UUID.'));
  }

  private saveSnapshot(match: Match): void {
    const { headSeq: seq, gameState } = match.values;
    if (!gameState) return;
    this.log
      .saveSnapshot(match.setup.id, { seq, rulesVersion: match.setup.rulesVersion, state: canonicalJson(gameState) })
      .catch((error: unknown) => this.logger.warn(`No snapshot of ${match.setup.id} at ${seq}: ${String(error)}`));
  }

  private async coherent(matchId: string): Promise<HotMatch | null> {
    const hot = await this.load(matchId);
    if (!hot || (await this.isCurrent(hot))) return hot;
    this.hot.delete(matchId);
    return this.load(matchId);
  }

  private async isCurrent({ match }: HotMatch): Promise<boolean> {
    if (match.isOver) return true;
    const head = await this.log.headSeq(match.setup.id);
    return head !== null && head <= match.values.headSeq;
  }

  private async load(matchId: string): Promise<HotMatch | null> {
    const known = this.hot.get(matchId);
    if (known) return known;
    const loaded = await this.fromLog(matchId);
    if (!loaded) return null;
    const meanwhile = this.hot.get(matchId);
    if (meanwhile && meanwhile.match.values.headSeq >= loaded.match.values.headSeq) return meanwhile;
    this.hot.set(matchId, loaded);
    this.watchers.loaded(loaded.match);
    return loaded;
  }

  private async fromLog(matchId: string): Promise<HotMatch | null> {
    const stored = await this.log.load(matchId);
    if (!stored) return null;
    const { setup, headSeq } = stored;
    const created = Match.create(setup, this.rules.of(setup).game);
    const [{ match, steps }, commandIds] = await Promise.all([
      this.histories.steps(created, Math.max(0, headSeq - RECENT_STEPS), headSeq),
      this.log.commandIds(matchId, headSeq),
    ]);
    const commands = new Map(commandIds.map(({ seq, commandId }) => [commandId, seq]));
    return { match, commands, recent: steps };
  }

  private inTurn<T>(matchId: string, work: () => Promise<T>): Promise<T> {
    const before = this.queues.get(matchId) ?? Promise.resolve();
    const turn = before.then(work, work);
    const settled = turn.then(
      () => undefined,
      () => undefined,
    );
    this.queues.set(matchId, settled);
    void settled.then(() => {
      if (this.queues.get(matchId) === settled) this.queues.delete(matchId);
    });
    return turn;
  }
}
