import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ImportJob, ImportJobs, JobProgress, JobStatus, NewImportJob } from '../application/import-jobs.js';
import type { Coverage } from '../../gameplay/index.js';

interface JobRow {
  readonly id: string;
  readonly game: string;
  readonly status: JobStatus;
  readonly done: number;
  readonly total: number;
  readonly report: Coverage | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

/** A running import writes down every batch; one that has been silent for so long has lost its server. */
const SILENT = "'60 seconds'";

@Injectable()
export class SqlImportJobs implements ImportJobs {
  constructor(private readonly database: DataSource) {}

  async add({ id, game, total, accountId }: NewImportJob): Promise<void> {
    await this.database.query(
      `INSERT INTO import_jobs (id, account_id, game, status, done, total)
       VALUES ($1, $2, $3, 'RUNNING', 0, $4)`,
      [id, accountId, game, total],
    );
  }

  async update({ id, status, done, report }: JobProgress): Promise<void> {
    await this.database.query(
      'UPDATE import_jobs SET status = $2, done = $3, report = $4, updated_at = clock_timestamp() WHERE id = $1',
      [id, status, done, report && JSON.stringify(report)],
    );
  }

  async find(id: string): Promise<ImportJob | null> {
    const [row] = await this.database.query<JobRow[]>(
      `SELECT id, game, done, total, report, created_at, updated_at,
         CASE WHEN status = 'RUNNING' AND updated_at < clock_timestamp() - interval ${SILENT}
           THEN 'INTERRUPTED' ELSE status END AS status
       FROM import_jobs WHERE id = $1`,
      [id],
    );
    return row ? jobOf(row) : null;
  }
}

const jobOf = ({ id, game, status, done, total, report, created_at, updated_at }: JobRow): ImportJob => ({
  id,
  game,
  status,
  done,
  total,
  report,
  createdAt: created_at.toISOString(),
  updatedAt: updated_at.toISOString(),
});
