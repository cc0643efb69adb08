export { DECK_RULES_OF, type DeckRulesOf, type TournamentDeckRules } from './application/deck-rules-of.js';
export { PlayableDecks } from './application/playable-decks.js';
export { DeckApiModule, DeckModule } from './deck.module.js';
