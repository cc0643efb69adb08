import { describe, expect, it } from '@jest/globals';
import { playingRules } from './playing-rules.js';

const startGameRules = [{ type: 'HAS_ENERGY_CARD', minCount: 1 }];

describe('what settings mean for matches and decks', () => {
  it('the rules of a start are an option of the game and a demand on decks', () =>
    expect(playingRules({ gameOptions: {}, deckRules: { size: 60 }, startGameRules })).toEqual({
      gameOptions: { startGameRules },
      deckRules: { size: 60, startGameRules },
    }));

  it('decks must do with the number of prizes', () =>
    expect(playingRules({ gameOptions: { prizes: 4 } })).toEqual({
      gameOptions: { prizes: 4 },
      deckRules: { prizes: 4 },
    }));

  it('without them nothing is added', () => expect(playingRules({})).toEqual({ gameOptions: {}, deckRules: {} }));
});
