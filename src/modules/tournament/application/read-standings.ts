import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '../../../shared/application/caller.js';
import { problem, type Problem } from '../../../shared/application/problem.js';
import { fail, ok, type Result } from '../../../shared/domain/result.js';
import { occupant } from '../domain/elimination/progress.js';
import { asPublished } from '../domain/tournament/history.js';
import { bracketOf, isPointPhase } from '../domain/tournament/phase-progress.js';
import {
  explainPlace,
  lastRound,
  standingsOf,
  type PlacedExplanation,
  type PlacedRow,
} from '../domain/tournament/standings-of.js';
import { roundsOfPhase, type TournamentState } from '../domain/tournament/state.js';
import { TournamentAccess } from './access.js';
import { TOURNAMENT_LOG, type RecordedEntry, type TournamentLog } from './tournament-log.js';

export type StandingsMode = 'PUBLISHED' | 'CORRECTED';

export interface ShownStandings {
  readonly state: TournamentState;
  readonly round: number;
  readonly rows: readonly PlacedRow[];
}

export interface BracketMatchView {
  readonly id: string;
  readonly side: string;
  readonly stage: number;
  readonly sources: readonly unknown[];
  readonly round: number | null;
  readonly table: number | null;
  readonly entrants: readonly (string | null)[];
  readonly winner: string | null;
}

export interface BracketView {
  readonly phase: number;
  readonly kind: string;
  readonly seeds: readonly { readonly seed: number; readonly entrantId: string; readonly name: string }[];
  readonly matches: readonly BracketMatchView[];
}

const ALL = 10_000_000;

@Injectable()
export class ReadStandings {
  constructor(
    private readonly access: TournamentAccess,
    @Inject(TOURNAMENT_LOG) private readonly log: TournamentLog,
  ) {}

  /** After any round; as corrected since, or as they were when the next round was paired on them. */
  async standings(
    caller: Caller | undefined,
    id: string,
    asked: number | undefined,
    mode: StandingsMode,
  ): Promise<Result<ShownStandings, Problem>> {
    const seen = await this.access.seen(caller, id);
    if (!seen.ok) return seen;
    const round = asked ?? lastRound(seen.value);
    if (round > lastRound(seen.value)) return fail(problem('NOT_FOUND', `Round ${round} is not published.`));
    const state = mode === 'PUBLISHED' ? asPublished(id, await this.log.entries(id, 0, ALL), round) : seen.value;
    return ok({ state, round, rows: standingsOf(state, round) });
  }

  async explain(
    caller: Caller | undefined,
    id: string,
    entrantId: string,
    asked: number | undefined,
  ): Promise<Result<{ state: TournamentState; explanation: PlacedExplanation }, Problem>> {
    const seen = await this.access.seen(caller, id);
    if (!seen.ok) return seen;
    const explanation = explainPlace(seen.value, entrantId, Math.min(asked ?? Infinity, lastRound(seen.value)));
    if (explanation === null) return fail(problem('NOT_FOUND', 'This entrant is not in the standings.'));
    return ok({ state: seen.value, explanation });
  }

  async brackets(caller: Caller | undefined, id: string): Promise<Result<BracketView[], Problem>> {
    const seen = await this.access.seen(caller, id);
    return seen.ok ? ok(bracketViews(seen.value)) : seen;
  }

  async entries(caller: Caller, id: string, after: number, limit: number): Promise<Result<RecordedEntry[], Problem>> {
    const staffed = await this.access.staffed(caller, id);
    return staffed.ok ? ok(await this.log.entries(id, after, limit)) : staffed;
  }
}

/** Every match of every bracket with who plays it so far: enough to draw it. */
const bracketViews = (state: TournamentState): BracketView[] => {
  const names = new Map(state.entrants.map(({ id, name }) => [id, name]));
  return state.phases.flatMap((phase, index): BracketView[] => {
    const rounds = roundsOfPhase(state, index).filter((round) => round.state === 'PUBLISHED');
    if (isPointPhase(phase) || rounds.length === 0) return [];
    const upTo = rounds.at(-1)!.number;
    const progress = bracketOf(state, index, upTo);
    const played = new Map(
      rounds.flatMap(({ number, pairings }) => pairings.map((pairing) => [pairing.node, { number, pairing }] as const)),
    );
    const matches = progress.nodes.map(({ id, side, stage, sources }): BracketMatchView => {
      const found = played.get(id);
      const entrants = found?.pairing.entrants ?? sources.map((source) => occupant(progress, source) ?? null);
      const winner = found?.pairing.result?.winner ?? null;
      return {
        id,
        side,
        stage,
        sources,
        round: found?.number ?? null,
        table: found?.pairing.table ?? null,
        entrants,
        winner,
      };
    });
    const seeds = progress.seeds.map((entrantId, i) => ({ seed: i + 1, entrantId, name: names.get(entrantId)! }));
    return [{ phase: index + 1, kind: phase.kind, seeds, matches }];
  });
};
