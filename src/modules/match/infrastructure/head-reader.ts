import type { DataSource } from 'typeorm';

interface Waiting {
  readonly matchId: string;
  readonly resolve: (head: number | null) => void;
  readonly reject: (error: unknown) => void;
}

/** Reads heads of matches for all who ask: those who come while a read is under way share the next one. */
export class HeadReader {
  private waiting: Waiting[] = [];
  private reading = false;

  constructor(private readonly database: DataSource) {}

  headSeq(matchId: string): Promise<number | null> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ matchId, resolve, reject });
      if (!this.reading) void this.read();
    });
  }

  private async read(): Promise<void> {
    this.reading = true;
    while (this.waiting.length > 0) {
      const asked = this.waiting;
      this.waiting = [];
      try {
        const rows = await this.database.query<{ id: string; head_seq: number }[]>(
          'SELECT id, head_seq FROM matches WHERE id = ANY($1::uuid[])',
          [[...new Set(asked.map(({ matchId }) => matchId))]],
        );
        const heads = new Map(rows.map(({ id, head_seq }) => [id, head_seq]));
        for (const { matchId, resolve } of asked) resolve(heads.get(matchId) ?? null);
      } catch (error) {
        for (const { reject } of asked) reject(error);
      }
    }
    this.reading = false;
  }
}
