import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ImportedCard, ImportedCards } from '../application/imported-cards.js';

interface Row {
  readonly definition: object;
  readonly revision: string;
}

@Injectable()
export class SqlImportedCards implements ImportedCards {
  constructor(private readonly database: DataSource) {}

  async put(game: string, cards: readonly ImportedCard[]): Promise<void> {
    if (cards.length === 0) return;
    await this.database.transaction(async (transaction) => {
      // The row stays locked until the cards are there: whoever reads the revision reads them too.
      const [{ revision }] = await transaction.query<{ revision: string }[]>(
        `INSERT INTO card_catalogues (game, revision) VALUES ($1, 1)
         ON CONFLICT (game) DO UPDATE SET revision = card_catalogues.revision + 1 RETURNING revision`,
        [game],
      );
      await transaction.query(
        `INSERT INTO imported_cards (game, id, "set", definition, playable, unread, revision)
         SELECT $1, id, "set", definition, unread = '[]', ARRAY(SELECT jsonb_array_elements_text(unread)), $2
         FROM jsonb_to_recordset($3::jsonb) AS cards (id text, "set" text, definition jsonb, unread jsonb)
         ON CONFLICT (game, id) DO UPDATE SET "set" = excluded."set", definition = excluded.definition,
           playable = excluded.playable, unread = excluded.unread, revision = excluded.revision,
           imported_at = clock_timestamp()`,
        [game, revision, JSON.stringify(cards)],
      );
    });
  }

  async definitions(game: string, ids: readonly string[]): Promise<readonly object[]> {
    const rows = await this.database.query<Row[]>(
      'SELECT definition FROM imported_cards WHERE game = $1 AND id = ANY ($2) ORDER BY id',
      [game, ids],
    );
    return rows.map(({ definition }) => definition);
  }

  async revision(game: string): Promise<number> {
    const [row] = await this.database.query<Row[]>('SELECT revision FROM card_catalogues WHERE game = $1', [game]);
    return Number(row?.revision ?? 0);
  }

  async since(game: string, revision: number): Promise<{ revision: number; definitions: readonly object[] }> {
    const rows = await this.database.query<Row[]>(
      'SELECT definition, revision FROM imported_cards WHERE game = $1 AND revision > $2',
      [game, revision],
    );
    return {
      revision: rows.reduce((newest, row) => Math.max(newest, Number(row.revision)), revision),
      definitions: rows.map(({ definition }) => definition),
    };
  }
}
