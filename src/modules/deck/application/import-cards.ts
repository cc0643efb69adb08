import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import type { Caller } from '../../../shared/application/caller.js';
import { problem, type Problem } from '../../../shared/application/problem.js';
import { newId } from '../../../shared/domain/ids.js';
import { fail, ok, type Result } from '../../../shared/domain/result.js';
import {
  coverageWith,
  EMPTY_COVERAGE,
  RuleValidations,
  type CardImport,
  type CardReading,
  type Coverage,
} from '../../gameplay/index.js';
import { IMPORT_JOBS, type ImportJob, type ImportJobs, type JobStatus } from './import-jobs.js';
import { IMPORTED_CARDS, type ImportedCard, type ImportedCards } from './imported-cards.js';

/** So few that matches being played beside an import do not wait for it. */
const BATCH = 25;

/** Takes in card files, a batch at a time; the answer comes at once and the work goes on. */
@Injectable()
export class ImportCards implements OnModuleDestroy {
  private readonly logger = new Logger('Cards');
  private readonly running = new Set<Promise<void>>();
  private stopped = false;

  constructor(
    private readonly rules: RuleValidations,
    @Inject(IMPORTED_CARDS) private readonly cards: ImportedCards,
    @Inject(IMPORT_JOBS) private readonly jobs: ImportJobs,
  ) {}

  async onModuleDestroy(): Promise<void> {
    this.stopped = true;
    await Promise.all(this.running);
  }

  async start({ id: accountId }: Caller, game: string, records: readonly unknown[]): Promise<Result<string, Problem>> {
    const rules = this.rules.find(game)?.game;
    if (!rules) return fail(this.rules.unknownGame(game));
    const cardImport = rules.decks?.cardImport;
    if (!cardImport) return fail(problem('IMPORT_NOT_SUPPORTED', `${rules.name} takes no cards from files.`));
    const id = newId<string>();
    await this.jobs.add({ id, game, total: records.length, accountId });
    const work = this.run(id, game, cardImport, records).finally(() => this.running.delete(work));
    this.running.add(work);
    return ok(id);
  }

  async find(id: string): Promise<Result<ImportJob, Problem>> {
    const job = await this.jobs.find(id);
    return job ? ok(job) : fail(problem('NOT_FOUND', 'There is no such job.'));
  }

  private async run(id: string, game: string, cardImport: CardImport, records: readonly unknown[]): Promise<void> {
    let report: Coverage = EMPTY_COVERAGE;
    const tell = (status: JobStatus): Promise<void> =>
      this.jobs.update({ id, status, done: report.records, report: status === 'RUNNING' ? null : report });
    try {
      while (report.records < records.length) {
        if (this.stopped) return await tell('INTERRUPTED');
        const readings = records.slice(report.records, report.records + BATCH).map((record) => cardImport.read(record));
        await this.cards.put(game, importedIn(readings));
        report = coverageWith(report, readings);
        await tell('RUNNING');
      }
      await tell('DONE');
    } catch (error) {
      this.logger.error(`Import ${id} failed: ${String(error)}`);
      await tell('FAILED').catch((again: unknown) => this.logger.error(`Import ${id}: ${String(again)}`));
    }
  }
}

/** The last card of an id counts. */
const importedIn = (readings: readonly CardReading[]): ImportedCard[] => {
  const cards = new Map<string, ImportedCard>();
  for (const reading of readings) {
    if (reading.kind === 'REFUSED') continue;
    const { id, set } = reading.card;
    cards.set(id, { id, set, definition: reading.definition, unread: reading.unread });
  }
  return [...cards.values()];
};
