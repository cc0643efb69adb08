import type { ActionDescription } from '../../engine/game.js';
import { SEATS, type Seat } from '../../engine/seat.js';
import { COLORS } from './colors.js';
import { FACTORY_COUNT, ROW_COUNT } from './state.js';

export type Source = { readonly kind: 'factory'; readonly index: number } | { readonly kind: 'center' };
export type Destination = { readonly kind: 'patternLine'; readonly row: number } | { readonly kind: 'floor' };

export interface DraftAction {
  readonly type: 'DRAFT';
  readonly seat: Seat;
  readonly data: {
    readonly source: Source;
    /** As sent: whether it is one of the colours is a rule, not a matter of shape. */
    readonly color: string;
    readonly destination: Destination;
  };
}

export interface ConcedeAction {
  readonly type: 'CONCEDE';
  readonly seat: Seat;
  readonly data: Readonly<Record<string, never>>;
}

export type AzulAction = DraftAction | ConcedeAction;

/** Where the centre stands among the sources, and the floor among the destinations: last. */
export const CENTER_INDEX = FACTORY_COUNT;
export const FLOOR_INDEX = ROW_COUNT;

const SOURCES: readonly Source[] = [
  ...Array.from({ length: FACTORY_COUNT }, (_, index) => Object.freeze({ kind: 'factory' as const, index })),
  Object.freeze({ kind: 'center' as const }),
];

const DESTINATIONS: readonly Destination[] = [
  ...Array.from({ length: ROW_COUNT }, (_, row) => Object.freeze({ kind: 'patternLine' as const, row })),
  Object.freeze({ kind: 'floor' as const }),
];

/**
 * All 360 drafts there can ever be, by seat, source, colour and destination. Listing legal actions only picks from
 * them, which is what makes random playouts fast.
 */
const DRAFTS: readonly (readonly (readonly (readonly DraftAction[])[])[])[] = SEATS.map((seat) =>
  SOURCES.map((source) =>
    COLORS.map((color) =>
      DESTINATIONS.map((destination) =>
        Object.freeze({ type: 'DRAFT' as const, seat, data: Object.freeze({ source, color, destination }) }),
      ),
    ),
  ),
);

export const draftAt = (seat: Seat, source: number, color: number, destination: number): DraftAction =>
  DRAFTS[seat][source][color][destination];

const kindSchema = (kind: string) => ({ const: kind });

export const ACTION_DESCRIPTIONS: readonly ActionDescription[] = [
  {
    type: 'DRAFT',
    dataSchema: {
      type: 'object',
      additionalProperties: false,
      required: ['source', 'color', 'destination'],
      properties: {
        source: {
          oneOf: [
            {
              type: 'object',
              additionalProperties: false,
              required: ['kind', 'index'],
              properties: {
                kind: kindSchema('factory'),
                index: { type: 'integer', minimum: 0, maximum: FACTORY_COUNT - 1 },
              },
            },
            {
              type: 'object',
              additionalProperties: false,
              required: ['kind'],
              properties: { kind: kindSchema('center') },
            },
          ],
        },
        color: { type: 'string', enum: COLORS },
        destination: {
          oneOf: [
            {
              type: 'object',
              additionalProperties: false,
              required: ['kind', 'row'],
              properties: {
                kind: kindSchema('patternLine'),
                row: { type: 'integer', minimum: 0, maximum: ROW_COUNT - 1 },
              },
            },
            {
              type: 'object',
              additionalProperties: false,
              required: ['kind'],
              properties: { kind: kindSchema('floor') },
            },
          ],
        },
      },
    },
  },
  { type: 'CONCEDE', dataSchema: { type: 'object', additionalProperties: false, properties: {} } },
];
