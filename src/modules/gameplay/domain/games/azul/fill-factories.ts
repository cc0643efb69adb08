import type { GameEvent } from '../../engine/events.js';
import type { Random } from '../../engine/random.js';
import { COLORS, type Color } from './colors.js';
import { bagRefilled, factoryFilled, type Cause } from './events.js';
import { FACTORY_COUNT, TILES_PER_FACTORY, type AzulState } from './state.js';
import { NO_TILES, totalOf, type TileCounts } from './tile-counts.js';

type Supply = Pick<AzulState, 'bag' | 'lid' | 'factories'>;
type Heap = Partial<Record<Color, number>>;

/** Every tile in the bag is equally likely; the drawn one leaves it. */
const drawTile = (bag: Heap, size: number, random: Random): Color => {
  let ticket = random.int(size);
  for (const color of COLORS) {
    const count = bag[color] ?? 0;
    if (ticket < count) {
      if (count === 1) delete bag[color];
      else bag[color] = count - 1;
      return color;
    }
    ticket -= count;
  }
  throw new RangeError('the bag holds fewer tiles than were counted');
};

const inColorOrder = (heap: Heap): TileCounts => {
  const ordered: Heap = {};
  for (const color of COLORS) if (heap[color] !== undefined) ordered[color] = heap[color];
  return ordered;
};

/** An empty bag takes all of the lid before the next draw, in the middle of a factory if need be. */
export const fillFactories = (
  { bag, lid }: Pick<AzulState, 'bag' | 'lid'>,
  random: Random,
  cause: Cause,
  events: GameEvent[],
): Supply => {
  let heap: Heap = { ...bag };
  let size = totalOf(bag);
  const factories: TileCounts[] = [];
  for (let index = 0; index < FACTORY_COUNT; index++) {
    const factory: Heap = {};
    for (let drawn = 0; drawn < TILES_PER_FACTORY; drawn++) {
      if (size === 0) {
        size = totalOf(lid);
        if (size === 0) break;
        events.push(bagRefilled(cause, lid));
        heap = { ...lid };
        lid = NO_TILES;
      }
      const color = drawTile(heap, size--, random);
      factory[color] = (factory[color] ?? 0) + 1;
    }
    factories.push(inColorOrder(factory));
    events.push(factoryFilled(cause, index, factories[index]));
  }
  return { bag: inColorOrder(heap), lid, factories };
};
