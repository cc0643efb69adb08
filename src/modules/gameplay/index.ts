export type { RuleValidation } from './application/rule-validation.js';
export { RuleValidations } from './application/rule-validations.js';
export { coverageWith, EMPTY_COVERAGE, type Coverage } from './domain/engine/card-coverage.js';
export type { CardImport, CardReading, Tally } from './domain/engine/card-import.js';
export type { CatalogueCard, DeckCard, DeckGame, DeckViolation, ReadyDeck } from './domain/engine/deck.js';
export { games } from './domain/games/index.js';
export { GameplayModule } from './gameplay.module.js';
