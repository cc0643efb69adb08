import type { DeckGame } from '../../../engine/deck.js';
import { catalogue } from './catalogue.js';
import { violations } from './deck-rules.js';
import { readyDecks } from './ready-decks.js';

export const decks: DeckGame = { cards: catalogue, readyDecks, violations };
