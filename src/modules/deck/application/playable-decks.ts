import { Inject, Injectable } from '@nestjs/common';
import { RuleValidations, type DeckCard } from '../../gameplay/index.js';
import { CardCatalogues } from './card-catalogues.js';
import { DECKS, type Decks } from './decks.js';

/** The decks a player may sit down with: the ready ones of the game, and their own. */
@Injectable()
export class PlayableDecks {
  constructor(
    private readonly rules: RuleValidations,
    @Inject(DECKS) private readonly decks: Decks,
    private readonly catalogues: CardCatalogues,
  ) {}

  /** The cards of a deck; null where the account may not play with it in this game. */
  async find(game: string, deckId: string, accountId: string): Promise<readonly DeckCard[] | null> {
    const ready = this.rules.find(game)?.game.decks?.readyDecks.find(({ id }) => id === deckId);
    if (ready) return ready.cards;
    const own = await this.decks.find(deckId);
    return own && own.game === game && own.accountId === accountId ? own.cards : null;
  }

  /** The imported cards among them, in the game's own form: the rules need them to judge a deck and to play with it. */
  async definitionsOf(game: string, cards: readonly DeckCard[]): Promise<readonly object[]> {
    const decks = this.rules.find(game)?.game.decks;
    return decks ? this.catalogues.definitionsOf(game, decks, cards) : [];
  }
}
