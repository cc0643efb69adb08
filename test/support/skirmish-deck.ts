import type { Api } from './api.js';

export const BRONZE = ['acolyte', 'apprentice', 'archer', 'bard', 'engineer', 'ghoul', 'knight', 'priest'];

/** 25 cards, eight kinds thrice and a scout. */
export const LEGAL = [...BRONZE.map((cardId) => ({ cardId, count: 3 })), { cardId: 'scout', count: 1 }];

export const deckOf = async (player: Api, cards: object[] = LEGAL): Promise<string> =>
  (await player.post('/api/decks', { game: 'skirmish', name: 'Mine', cards })).body.id;
