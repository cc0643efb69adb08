import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { validate as isUuid } from 'uuid';
import type { AccountId } from '../../../shared/domain/ids.js';
import type { Decks } from '../application/decks.js';
import type { CardCount, Deck } from '../domain/deck.js';

interface DeckRow {
  readonly id: string;
  readonly account_id: AccountId;
  readonly game: string;
  readonly name: string;
  readonly cards: readonly CardCount[];
  readonly created_at: Date;
}

const COLUMNS = 'id, account_id, game, name, cards, created_at';

const deckOf = ({ id, account_id: accountId, game, name, cards, created_at }: DeckRow): Deck => ({
  id,
  accountId,
  game,
  name,
  cards: cards.map(({ cardId, count }) => ({ cardId, count })),
  createdAt: created_at.toISOString(),
});

@Injectable()
export class SqlDecks implements Decks {
  constructor(private readonly database: DataSource) {}

  async add({ id, accountId, game, name, cards }: Omit<Deck, 'createdAt'>): Promise<Deck> {
    const [row] = await this.database.query<DeckRow[]>(
      `INSERT INTO decks (id, account_id, game, name, cards) VALUES ($1, $2, $3, $4, $5) RETURNING ${COLUMNS}`,
      [id, accountId, game, name, JSON.stringify(cards)],
    );
    return deckOf(row);
  }

  async find(id: string): Promise<Deck | null> {
    if (!isUuid(id)) return null;
    const [row] = await this.database.query<DeckRow[]>(`SELECT ${COLUMNS} FROM decks WHERE id = $1`, [id]);
    return row ? deckOf(row) : null;
  }
}
