import type { ActionDescription } from '../../engine/game.js';
import type { JsonSchema } from '../../engine/json.js';
import type { Seat } from '../../engine/seat.js';
import { TERRAINS, type CardId, type SlotRef } from './model.js';

type Acting<T extends string, D> = { readonly type: T; readonly seat: Seat; readonly data: D };
export type NoData = Record<string, never>;

/** `slot` is where a unit goes, `targets` what an action card points at. */
export type PlayCard = Acting<
  'PLAY_CARD',
  { readonly cardId: CardId; readonly slot?: SlotRef; readonly targets?: readonly SlotRef[] }
>;
export type Activate = Acting<'ACTIVATE', { readonly cardId: CardId; readonly targets?: readonly SlotRef[] }>;
export type Pass = Acting<'PASS', NoData>;
/** Without a choice: declined. */
export type SubmitInput = Acting<'SUBMIT_INPUT', { readonly choice?: number }>;
export type Concede = Acting<'CONCEDE', NoData>;
export type SkirmishAction = PlayCard | Activate | Pass | SubmitInput | Concede;

const cardId: JsonSchema = { type: 'string' };
const slot: JsonSchema = {
  type: 'object',
  properties: { terrain: { type: 'integer', minimum: 0, maximum: TERRAINS - 1 }, seat: { enum: [0, 1] } },
  required: ['terrain', 'seat'],
  additionalProperties: false,
};
const targets: JsonSchema = { type: 'array', items: slot, maxItems: 2 };

const dataSchema = (properties: JsonSchema, required: readonly string[] = []): JsonSchema => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

export const ACTIONS: readonly ActionDescription[] = [
  { type: 'PLAY_CARD', dataSchema: dataSchema({ cardId, slot, targets }, ['cardId']) },
  { type: 'ACTIVATE', dataSchema: dataSchema({ cardId, targets }, ['cardId']) },
  { type: 'PASS', dataSchema: dataSchema({}) },
  { type: 'SUBMIT_INPUT', dataSchema: dataSchema({ choice: { type: ['integer', 'null'], minimum: 0 } }) },
  { type: 'CONCEDE', dataSchema: dataSchema({}) },
];
