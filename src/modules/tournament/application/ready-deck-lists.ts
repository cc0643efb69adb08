import { Injectable } from '@nestjs/common';
import { RuleValidations } from '../../gameplay/index.js';
import type { DeckCard } from '../../gameplay/domain/engine/deck.js';
import type { DeckLists } from './deck-lists.js';

/** The decks that come with the games. */
@Injectable()
export class ReadyDeckLists implements DeckLists {
  constructor(private readonly rules: RuleValidations) {}

  async find(game: string, deckId: string): Promise<readonly DeckCard[] | null> {
    const decks = this.rules.find(game)?.game.decks;
    return decks?.readyDecks.find(({ id }) => id === deckId)?.cards ?? null;
  }
}
