import { Module, type DynamicModule, type ModuleMetadata } from '@nestjs/common';
import { GameplayModule } from '../gameplay/index.js';
import { IdentityModule } from '../identity/index.js';
import { CardsController } from './api/cards.controller.js';
import { DecksController } from './api/decks.controller.js';
import { BrowseCards } from './application/browse-cards.js';
import { DECKS } from './application/decks.js';
import { ManageDecks } from './application/manage-decks.js';
import { PlayableDecks } from './application/playable-decks.js';
import { SqlDecks } from './infrastructure/sql-decks.js';

/** The decks, for the modules that play with them. */
@Module({
  imports: [GameplayModule],
  providers: [{ provide: DECKS, useClass: SqlDecks }, PlayableDecks],
  exports: [DECKS, PlayableDecks],
})
export class DeckModule {}

/** The routes of cards and decks. Who imports it says which module fulfils its port DECK_RULES_OF. */
@Module({})
export class DeckApiModule {
  static of(ports: NonNullable<ModuleMetadata['imports']>[number]): DynamicModule {
    return {
      module: DeckApiModule,
      imports: [DeckModule, GameplayModule, IdentityModule, ports],
      controllers: [CardsController, DecksController],
      providers: [BrowseCards, ManageDecks],
    };
  }
}
