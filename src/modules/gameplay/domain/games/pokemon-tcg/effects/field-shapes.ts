import { COUNTS, ENERGY_TYPES, NAMED_TARGETS, SPECIAL_CONDITIONS } from '../cards/effect.js';
import { anyOf, fields, flag, integer, oneOf, tagged, text, type Shape } from '../shapes.js';

/** The shapes of what effects are made of. */

const side = oneOf('OWN', 'OPPONENT');
const on = oneOf('SELF', 'DEFENDER');
const energyType = oneOf(...ENERGY_TYPES);

export const cardFilterShape: Shape = fields(
  {},
  {
    supertype: oneOf('POKEMON', 'ENERGY', 'TRAINER'),
    stage: oneOf('BASIC', 'STAGE_1', 'STAGE_2'),
    kind: oneOf('ITEM', 'SUPPORTER', 'STADIUM', 'TOOL'),
    basicEnergy: flag,
    type: energyType,
    name: text(),
    maxHp: integer(10, 1000),
  },
);

export const pokemonTargetShape: Shape = anyOf(
  oneOf(...NAMED_TARGETS),
  fields(
    { side: oneOf('OWN', 'OPPONENT', 'ANY') },
    {
      place: oneOf('ACTIVE', 'BENCH'),
      count: integer(1, 12),
      upTo: flag,
      by: side,
      filter: cardFilterShape,
      damaged: flag,
    },
  ),
);

const countShape = fields({ count: oneOf(...COUNTS) }, { on, side, type: energyType });

export const amountShape: Shape = anyOf(
  integer(0, 1000),
  fields({ each: countShape, times: integer(-1000, 1000) }, { base: integer(0, 1000) }),
);

export const markerAmountShape: Shape = anyOf(oneOf('ALL'), integer(10, 1000));

export const cardCountShape: Shape = anyOf(oneOf('ALL'), integer(1, 60));

const test = oneOf('COUNT', 'HAS_CONDITION', 'HAS_TYPE', 'STADIUM_IN_PLAY', 'BEHIND_ON_PRIZES');

export const testShape: Shape = tagged('test', () => ({
  COUNT: fields({ test, of: countShape }, { atLeast: integer(0, 1000), atMost: integer(0, 1000) }),
  HAS_CONDITION: fields({ test, on }, { condition: oneOf(...SPECIAL_CONDITIONS) }),
  HAS_TYPE: fields({ test, on, type: energyType }),
  STADIUM_IN_PLAY: fields({ test }),
  BEHIND_ON_PRIZES: fields({ test }),
}));
