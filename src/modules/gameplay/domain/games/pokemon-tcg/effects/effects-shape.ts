import type { Op } from '../cards/effect.js';
import { fields, listOf, oneOf, tagged, type Shape } from '../shapes.js';
import { OPERATIONS } from './vocabulary.js';

const MOST_EFFECTS = 20;

const operationShape = (op: Op): Shape => {
  const [required, optional] = OPERATIONS[op].fields(effectsShape);
  return fields({ op: oneOf(op), ...required }, optional);
};

let variants: Readonly<Record<string, Shape>> | undefined;

/** A list of effects, in whatever depth they open into each other. */
export const effectShape: Shape = tagged(
  'op',
  () => (variants ??= Object.fromEntries((Object.keys(OPERATIONS) as Op[]).map((op) => [op, operationShape(op)]))),
);

export const effectsShape: Shape = listOf(effectShape, MOST_EFFECTS);
