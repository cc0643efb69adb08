export type { RuleValidation } from './application/rule-validation.js';
export { RuleValidations } from './application/rule-validations.js';
export type { CatalogueCard, DeckCard, DeckGame, DeckViolation, ReadyDeck } from './domain/engine/deck.js';
export { GameplayModule } from './gameplay.module.js';
