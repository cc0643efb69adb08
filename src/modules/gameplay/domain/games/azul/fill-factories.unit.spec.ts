import { describe, expect, it } from '@jest/globals';
import type { GameEvent } from '../../engine/events.js';
import { seededRandom } from '../../engine/random.js';
import { fillFactories } from './fill-factories.js';
import { ALL_TILES } from './initial-state.js';
import { countOf, NO_TILES, plusAll, totalOf, type TileCounts } from './tile-counts.js';

const fill = (bag: TileCounts, lid: TileCounts, seq = 0) => {
  const events: GameEvent[] = [];
  return { ...fillFactories({ bag, lid }, seededRandom('fill', seq), 'NEXT_ROUND', events), events };
};

describe('filling the factories', () => {
  const { bag, lid, factories, events } = fill(ALL_TILES, NO_TILES);

  it('puts four tiles on each of the five', () => expect(factories.map(totalOf)).toEqual([4, 4, 4, 4, 4]));
  it('takes them out of the bag', () => expect(factories.reduce(plusAll, bag)).toEqual(ALL_TILES));
  it('does not touch the lid while the bag lasts', () => expect(lid).toBe(NO_TILES));
  it('tells each factory, from the first to the last', () =>
    expect(events.map(({ type, data }) => [type, data.factory, data.tiles])).toEqual(
      factories.map((tiles, index) => ['FACTORY_FILLED', index, tiles]),
    ));

  it('draws each colour as often as it is in the bag', () => {
    let reds = 0;
    for (let seq = 0; seq < 2000; seq++)
      reds += countOf(fill({ BLUE: 60, RED: 20 }, NO_TILES, seq).factories[0], 'RED');
    expect(reds / (2000 * 4)).toBeCloseTo(0.25, 1);
  });
});

describe('an empty bag', () => {
  it('takes all of the lid', () => {
    const { bag, lid, factories } = fill(NO_TILES, { BLUE: 20, RED: 10 });
    expect([totalOf(bag), lid, totalOf(factories.reduce(plusAll))]).toEqual([10, {}, 20]);
  });

  it('takes the lid in the middle of a factory, after its last tile was drawn', () => {
    const { factories, bag } = fill({ WHITE: 6 }, { BLUE: 20 });
    expect([factories, bag]).toEqual([
      [{ WHITE: 4 }, { BLUE: 2, WHITE: 2 }, { BLUE: 4 }, { BLUE: 4 }, { BLUE: 4 }],
      { BLUE: 6 },
    ]);
  });

  it('is told before the factory that needed it', () => {
    const { events } = fill({ WHITE: 6 }, { BLUE: 20 });
    expect(events.map(({ type }) => type).slice(0, 3)).toEqual(['FACTORY_FILLED', 'BAG_REFILLED', 'FACTORY_FILLED']);
  });

  it('stays empty when the factories need exactly what is left of it', () => {
    const { bag, lid, events } = fill({ WHITE: 20 }, { BLUE: 5 });
    expect([bag, lid, events.some(({ type }) => type === 'BAG_REFILLED')]).toEqual([{}, { BLUE: 5 }, false]);
  });

  it('beside an empty lid leaves the rest of the factories empty', () => {
    expect(fill({ WHITE: 5 }, { BLUE: 1 }).factories).toEqual([{ WHITE: 4 }, { BLUE: 1, WHITE: 1 }, {}, {}, {}]);
  });
});
