import { describe, expect, it } from '@jest/globals';
import { Story } from './story.js';

const story = () => new Story(['Ada', 'Bo'], new Map([['archer', 'Archer']]));

describe('the story of a match', () => {
  it('says who did what', () => expect(story().headline(7, 1, 'PLAY_CARD')).toBe('   7  Bo · play card'));

  it.each([
    [
      {
        type: 'CARD_PLAYED',
        cause: 'PLAY_CARD',
        data: { seat: 1, card: 'c4', definition: 'archer', slot: { seat: 1, terrain: 2 } },
      },
      '      Bo: card played – Archer, slot Bo’s terrain 2',
    ],
    [
      { type: 'TILES_TAKEN', cause: 'PLAY_CARD', data: { seat: 0, count: 2, source: { kind: 'factory', index: 3 } } },
      '      Ada: tiles taken – count 2, from kind factory index 3',
    ],
    [{ type: 'UNIT_DEPLOYED', cause: 'archer', data: { definition: 'archer' } }, '      Unit deployed – Archer'],
    [{ type: 'UNIT_DAMAGED', cause: 'archer', data: { amount: 2 } }, '      Unit damaged – amount 2 (Archer)'],
    [
      { type: 'GAME_ENDED', cause: 'CONCEDE', data: { winner: 0, reason: 'CONCEDE' } },
      '      Game ended – winner Ada, reason concede (concede)',
    ],
    [
      { type: 'SKIRMISH_ENDED', cause: 'RESOLUTION', data: { sp: [3, 2], lastOne: true } },
      '      Skirmish ended – sp 3 : 2, last one (resolution)',
    ],
    [
      { type: 'TILES_TAKEN', cause: 'X', data: { tiles: ['RED', 'BLUE'], from: null, rest: [] } },
      '      Tiles taken – tiles red + blue, rest none (x)',
    ],
  ])('tells %j', (event, line) => expect(story().line(event, 'PLAY_CARD')).toBe(line));

  it('knows a card again that it has seen', () => {
    const told = story();
    told.line({ type: 'CARDS_DRAWN', cause: 'SETUP', data: { cards: [{ card: 'c4', definition: 'archer' }] } }, 'JOIN');
    const line = told.line({ type: 'UNIT_MOVED', cause: 'MOVE', data: { card: 'c4' } }, 'MOVE');
    expect(line).toBe('      Unit moved – Archer');
  });
});
