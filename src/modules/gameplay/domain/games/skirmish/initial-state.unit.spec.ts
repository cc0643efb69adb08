import { describe, expect, it } from '@jest/globals';
import { seededRandom } from '../../engine/random.js';
import { skirmish } from './index.js';

const start = (seed: string) => skirmish.initialState({ options: {}, decks: null }, seededRandom(seed, 0));
const SEEDS = Array.from({ length: 40 }, (_, index) => `start-${index}`);

describe('the start', () => {
  it('deals 8 cards each', () => {
    expect(start('a').state.players.map(({ hand, deck }) => [hand.length, deck.length])).toEqual([
      [8, 22],
      [8, 22],
    ]);
  });

  it('is the same for the same seed', () => expect(start('a')).toEqual(start('a')));

  it('tosses for the first turn', () => {
    expect(new Set(SEEDS.map((seed) => start(seed).state.startingPlayer))).toEqual(new Set([0, 1]));
  });

  it('gives ids that tell neither what a card is nor where it lay', () => {
    const dragons = SEEDS.map((seed) =>
      Object.values(start(seed).state.cards).find((card) => card.definition === 'dragon'),
    );
    expect(new Set(dragons.map((card) => card?.id)).size).toBeGreaterThan(5);
    const tops = SEEDS.map((seed) => start(seed).state.players[0].deck[0]);
    expect(new Set(tops).size).toBeGreaterThan(5);
  });

  it('plays with the decks it is given', () => {
    const deck = [{ cardId: 'bard', count: 25 }];
    const { state } = skirmish.initialState({ options: {}, decks: [deck, deck] }, seededRandom('b', 0));
    expect(new Set(Object.values(state.cards).map(({ definition }) => definition))).toEqual(new Set(['bard']));
  });

  it('shows what was drawn to its player alone', () => {
    const { events } = start('a');
    const drawn = (observer: 0 | 1 | 'SPECTATOR') =>
      skirmish
        .visibleEvents(events, observer)
        .filter(({ data }) => 'cards' in data)
        .map(({ data }) => data.seat);
    expect([drawn(0), drawn(1), drawn('SPECTATOR')]).toEqual([[0], [1], []]);
  });
});
