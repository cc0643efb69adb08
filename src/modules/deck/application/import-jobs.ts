import type { AccountId } from '../../../shared/domain/ids.js';
import type { Coverage } from '../../gameplay/index.js';

export type JobStatus = 'RUNNING' | 'DONE' | 'FAILED' | 'INTERRUPTED';

export interface ImportJob {
  readonly id: string;
  readonly game: string;
  /** INTERRUPTED: the server that ran it stopped; what it did stands, and the import may be sent again. */
  readonly status: JobStatus;
  readonly done: number;
  readonly total: number;
  /** Null while it runs. */
  readonly report: Coverage | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export type NewImportJob = Pick<ImportJob, 'id' | 'game' | 'total'> & { readonly accountId: AccountId };
export type JobProgress = Pick<ImportJob, 'id' | 'status' | 'done' | 'report'>;

/** Where it is written down how far imports have come. */
export interface ImportJobs {
  add(job: NewImportJob): Promise<void>;
  update(progress: JobProgress): Promise<void>;
  find(id: string): Promise<ImportJob | null>;
}

export const IMPORT_JOBS = Symbol('ImportJobs');
