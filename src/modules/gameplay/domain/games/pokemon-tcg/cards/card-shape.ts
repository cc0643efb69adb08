import { effectsShape } from '../effects/effects-shape.js';
import {
  anyOf,
  fields,
  flag,
  integer,
  listOf,
  nullable,
  oneOf,
  tagged,
  text,
  type Fields,
  type Shape,
} from '../shapes.js';
import { ENERGY_TYPES } from './effect.js';

const energyType = oneOf(...ENERGY_TYPES);
const cost = listOf(energyType, 10);

const passive = fields(
  {
    rule: oneOf('DAMAGE_DEALT', 'DAMAGE_TAKEN', 'RETREAT_COST', 'HP'),
    amount: integer(-300, 300),
    applies: oneOf('SELF', 'OWN', 'ALL'),
  },
  { type: energyType },
);
const passives = listOf(passive, 10);

const attack = fields({ name: text(), cost, damage: integer(0, 1000), effects: effectsShape }, { text: text(2000) });

const ability = fields({ name: text(), text: text(2000), effects: effectsShape, passives }, { activeOnly: flag });

const printed: Fields = {
  id: text(60, /^[a-z0-9][a-z0-9.-]*$/i),
  set: text(60),
  number: text(20),
  name: text(),
  regulationMark: nullable(text(5)),
};
const optional: Fields = { playable: flag, notUnderstood: text(2000) };

/** A card as data: what an imported one must look like, and one that comes with a state from outside. */
export const cardShape: Shape = tagged('supertype', () => ({
  POKEMON: fields(
    {
      ...printed,
      supertype: oneOf('POKEMON'),
      stage: oneOf('BASIC', 'STAGE_1', 'STAGE_2'),
      evolvesFrom: nullable(text()),
      hp: integer(10, 1000),
      types: listOf(energyType, 3),
      attacks: listOf(attack, 4),
      ability: nullable(ability),
      weakness: nullable(fields({ type: energyType, multiplier: integer(1, 4) })),
      resistance: nullable(fields({ type: energyType, amount: integer(0, 100) })),
      retreatCost: integer(0, 5),
      prizeValue: integer(0, 6),
    },
    optional,
  ),
  ENERGY: fields(
    {
      ...printed,
      supertype: oneOf('ENERGY'),
      basic: flag,
      provides: listOf(anyOf(oneOf('ANY'), energyType), 5),
    },
    { ...optional, text: text(2000) },
  ),
  TRAINER: fields(
    {
      ...printed,
      supertype: oneOf('TRAINER'),
      kind: oneOf('ITEM', 'SUPPORTER', 'STADIUM', 'TOOL'),
      text: text(2000),
      effects: effectsShape,
    },
    { ...optional, passives },
  ),
}));
