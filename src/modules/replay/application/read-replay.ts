import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '../../../shared/application/caller.js';
import { problem, type Problem } from '../../../shared/application/problem.js';
import { fail, ok, type Result } from '../../../shared/domain/result.js';
import type { Observer } from '../../gameplay/domain/engine/seat.js';
import {
  ACTION_LOG,
  eventsOf,
  Histories,
  Match,
  stepFor,
  type ActionLog,
  type PlayedStep,
  type RecordedEntry,
} from '../../match/index.js';
import { ReplayCheck, type ReplayVerdict } from './check-replay.js';
import { ReplayAccess, type OpenedReplay } from './replay-access.js';
import { actionOf, replayText, setupOf } from './replay-file.js';
import { SIGNING_KEYS, type SigningKeys } from './signing-keys.js';

const PAGE = 256;

export interface FramesQuery {
  readonly as: Observer;
  readonly from?: number;
  readonly to?: number;
}

export interface StateAt {
  readonly seq: number;
  readonly as: Observer;
  readonly state: unknown;
}

/** A stream that stops when its signal says so. */
export type Streamed = (signal: AbortSignal) => AsyncIterable<string>;

/** Plays matches again, for who may see them. */
@Injectable()
export class ReadReplay {
  constructor(
    private readonly access: ReplayAccess,
    private readonly histories: Histories,
    @Inject(ACTION_LOG) private readonly log: ActionLog,
    @Inject(SIGNING_KEYS) private readonly keys: SigningKeys,
  ) {}

  /** The whole file. While a match runs it holds neither the seed nor what the seed would open. */
  async file(caller: Caller, matchId: string): Promise<Result<Streamed, Problem>> {
    const opened = await this.access.open(caller, matchId);
    if (!opened.ok) return opened;
    const { match, head, isOver, summary } = opened.value;
    const { seedCommitment, setup } = match;
    const { state, outcome } = summary;
    const signature = isOver ? await this.keys.sign({ matchId, seedCommitment, head, outcome }) : null;
    const opening = { setup: setupOf(setup), seed: isOver ? setup.seed : null, seedCommitment };
    const shownHead = isOver ? head : { seq: head.seq, hash: null };
    const closing = { head: shownHead, state, outcome, cancellation: cancellationOf(opened.value), signature };
    const shown: (entry: RecordedEntry) => object = isOver ? actionOf : withoutHashes;
    return ok((signal) => replayText(opening, mapped(this.entries(opened.value, signal), shown), closing));
  }

  async stateAt(caller: Caller, matchId: string, seq: number, as: Observer): Promise<Result<StateAt, Problem>> {
    const moment = await this.moment(caller, matchId, seq);
    return moment.ok ? ok({ seq, as, state: stateFor(moment.value.at, as) }) : moment;
  }

  /** The replay and the match as it stood at a moment of it. */
  async moment(
    caller: Caller,
    matchId: string,
    seq: number,
  ): Promise<Result<{ replay: OpenedReplay; at: Match }, Problem>> {
    const opened = await this.access.open(caller, matchId);
    if (!opened.ok) return opened;
    const { head, match } = opened.value;
    if (seq > head.seq) return fail(problem('NOT_FOUND', `The match has ${head.seq} actions; there is no ${seq}.`));
    return ok({ replay: opened.value, at: await this.histories.at(match, seq) });
  }

  async frames(caller: Caller, matchId: string, { as, from, to }: FramesQuery): Promise<Result<Streamed, Problem>> {
    const opened = await this.access.open(caller, matchId);
    if (!opened.ok) return opened;
    const { match, head, isOver } = opened.value;
    const steps = this.histories.stream(match, (from ?? 1) - 1, Math.min(to ?? head.seq, head.seq));
    return ok(async function* (signal) {
      for await (const step of steps) {
        if (signal.aborted) return;
        yield `${JSON.stringify(frameOf(step, as, isOver))}\n`;
      }
    });
  }

  async verify(caller: Caller, matchId: string): Promise<Result<ReplayVerdict, Problem>> {
    const opened = await this.access.open(caller, matchId);
    if (!opened.ok) return opened;
    const { match, head, summary } = opened.value;
    const { seedCommitment, state, outcome } = summary;
    const cancellation = cancellationOf(opened.value);
    const check = new ReplayCheck(match.setup, match.game, { seedCommitment, head, state, outcome, cancellation });
    for await (const entry of this.entries(opened.value)) if (!check.add(entry)) break;
    return ok(check.verdict());
  }

  /** The log read to its end, which a broken one need not have where the match says. */
  private async *entries({ match, isOver, head }: OpenedReplay, signal?: AbortSignal): AsyncGenerator<RecordedEntry> {
    const end = isOver ? Infinity : head.seq;
    for (let after = 0; after < end && !signal?.aborted;) {
      const page = await this.log.entries(match.setup.id, after, Math.min(end, after + PAGE));
      if (page.length === 0) return;
      yield* page;
      after += PAGE;
    }
  }
}

const cancellationOf = ({ summary: { cancellation } }: OpenedReplay) => {
  if (!cancellation) return null;
  const { code, reason } = cancellation;
  return { code, ...(reason !== undefined && { reason }) };
};

async function* mapped<T, U>(items: AsyncIterable<T>, map: (item: T) => U): AsyncGenerator<U> {
  for await (const item of items) yield map(item);
}

const withoutHashes = (entry: RecordedEntry) => ({ ...actionOf(entry), stateHash: null, prevHash: null, hash: null });

/** All of it is the state itself, as the rules take it and as its hash covers it; other eyes see their view. */
const stateFor = ({ values: { gameState }, game }: Match, as: Observer): unknown =>
  gameState === null || as === 'OMNISCIENT' ? gameState : game.view(gameState, as);

const frameOf = (step: PlayedStep, as: Observer, isOver: boolean) => {
  const { seq, seat, accountId, type, data, recordedAt } = stepFor(step, as);
  return {
    seq,
    action: { seat, accountId, type, data, recordedAt },
    events: eventsOf(step, as),
    state: stateFor(step.match, as),
    stateHash: isOver ? step.entry.stateHash : null,
  };
};
