import { Module, type DynamicModule, type ModuleMetadata } from '@nestjs/common';
import { GameplayModule } from '../gameplay/index.js';
import { IdentityModule } from '../identity/index.js';
import { CardImportController } from './api/card-import.controller.js';
import { CardsController } from './api/cards.controller.js';
import { DecksController } from './api/decks.controller.js';
import { BrowseCards } from './application/browse-cards.js';
import { CardCatalogues } from './application/card-catalogues.js';
import { DECKS } from './application/decks.js';
import { ImportCards } from './application/import-cards.js';
import { IMPORT_JOBS } from './application/import-jobs.js';
import { IMPORTED_CARDS } from './application/imported-cards.js';
import { ManageDecks } from './application/manage-decks.js';
import { PlayableDecks } from './application/playable-decks.js';
import { SqlDecks } from './infrastructure/sql-decks.js';
import { SqlImportJobs } from './infrastructure/sql-import-jobs.js';
import { SqlImportedCards } from './infrastructure/sql-imported-cards.js';

/** The decks, for the modules that play with them. */
@Module({
  imports: [GameplayModule],
  providers: [
    { provide: DECKS, useClass: SqlDecks },
    { provide: IMPORTED_CARDS, useClass: SqlImportedCards },
    CardCatalogues,
    PlayableDecks,
  ],
  exports: [DECKS, IMPORTED_CARDS, CardCatalogues, PlayableDecks],
})
export class DeckModule {}

/** The routes of cards and decks. Who imports it says which module fulfils its port DECK_RULES_OF. */
@Module({})
export class DeckApiModule {
  static of(ports: NonNullable<ModuleMetadata['imports']>[number]): DynamicModule {
    return {
      module: DeckApiModule,
      imports: [DeckModule, GameplayModule, IdentityModule, ports],
      controllers: [CardsController, CardImportController, DecksController],
      providers: [BrowseCards, ManageDecks, ImportCards, { provide: IMPORT_JOBS, useClass: SqlImportJobs }],
    };
  }
}
