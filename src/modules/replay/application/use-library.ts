import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '../../../shared/application/caller.js';
import type { Problem } from '../../../shared/application/problem.js';
import { fail, ok, type Result } from '../../../shared/domain/result.js';
import { RuleValidations } from '../../gameplay/index.js';
import { MATCH_QUERIES, type MatchQueries, type MatchSummary } from '../../match/index.js';
import type { Statistics } from '../domain/statistics.js';
import { ReplayAccess } from './replay-access.js';
import { REPLAY_LIBRARY, type Grouping, type ReplayLibrary, type Selection } from './replay-library.js';
import { FORMATS, type ExportFormat } from './tables/formats.js';
import { COLUMNS, type ExportRows } from './tables/table.js';

export type Wanted = Omit<Selection, 'scope'>;

export interface Exported {
  readonly mediaType: string;
  readonly write: (signal: AbortSignal) => AsyncIterable<string | Uint8Array>;
}

/** Searches, exports and counts the matches that the caller may replay. */
@Injectable()
export class UseLibrary {
  constructor(
    private readonly access: ReplayAccess,
    private readonly rules: RuleValidations,
    @Inject(REPLAY_LIBRARY) private readonly library: ReplayLibrary,
    @Inject(MATCH_QUERIES) private readonly matches: MatchQueries,
  ) {}

  async search(caller: Caller, wanted: Wanted, after: string | undefined, limit: number): Promise<MatchSummary[]> {
    const selection = await this.selection(caller, wanted);
    return this.matches.findAll(await this.library.search(selection, after, limit));
  }

  async export(caller: Caller, wanted: Wanted, rows: ExportRows, format: ExportFormat): Promise<Exported> {
    const selection = await this.selection(caller, wanted);
    const { mediaType, write } = FORMATS[format];
    return {
      mediaType,
      write: (signal) => write({ columns: COLUMNS[rows], pages: this.library.rows(rows, selection, signal) }),
    };
  }

  async statistics(
    caller: Caller,
    game: string,
    wanted: Wanted,
    groupBy: Grouping | undefined,
  ): Promise<Result<Statistics, Problem>> {
    if (!this.rules.find(game)) return fail(this.rules.unknownGame(game));
    const selection = await this.selection(caller, { ...wanted, game });
    return ok(await this.library.statistics(game, selection, groupBy));
  }

  private async selection(caller: Caller, wanted: Wanted): Promise<Selection> {
    return { ...wanted, scope: await this.access.scope(caller, wanted.tournamentId) };
  }
}
