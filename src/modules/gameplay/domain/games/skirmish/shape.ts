import { isInteger, isObject } from '../../engine/json.js';
import { isSeat } from '../../engine/seat.js';
import { findDefinition } from './cards/index.js';
import { TERRAINS } from './model.js';
import { RULE_TYPES } from './rules/rule-types.js';

export type Shape = (value: unknown) => boolean;

/** Starts with a letter, so that no id is a name that objects treat specially. */
const CARD_ID = /^[A-Za-z][A-Za-z0-9_-]{0,63}$/;
const MAX_CARDS = 200;
const MAX_SKIRMISHES = 3;
/** Far beyond play, and far below where counting by ones ends. */
const MAX_ENTRIES = 1_000_000;
/** Deploy, Consumed, Consume. */
const MAX_WAITING = 3;

const count: Shape = (value) => isInteger(value) && value >= 0;
const positive: Shape = (value) => isInteger(value) && value >= 1;
const bool: Shape = (value) => typeof value === 'boolean';
const cardId: Shape = (value) => typeof value === 'string' && CARD_ID.test(value);
const definition: Shape = (value) => typeof value === 'string' && findDefinition(value) !== undefined;
const unitDefinition: Shape = (value) => typeof value === 'string' && findDefinition(value)?.kind === 'UNIT';
const oneOf =
  (...values: readonly unknown[]): Shape =>
  (value) =>
    values.includes(value);
const orNull =
  (shape: Shape): Shape =>
  (value) =>
    value === null || shape(value);
const list =
  (shape: Shape, most: number, least = 0): Shape =>
  (value) =>
    Array.isArray(value) && value.length >= least && value.length <= most && value.every(shape);
const record =
  (fields: Readonly<Record<string, Shape>>): Shape =>
  (value) =>
    isObject(value) &&
    Object.keys(value).length === Object.keys(fields).length &&
    Object.entries(fields).every(([name, shape]) => Object.hasOwn(value, name) && shape(value[name]));

const cardIds = list(cardId, MAX_CARDS);
const slotRef = record({ terrain: (value) => count(value) && (value as number) < TERRAINS, seat: isSeat });
const slot = record({ unit: orNull(cardId), modifier: isInteger });
const terrain = record({ slots: list(slot, 2, 2) });
const player = record({
  hand: cardIds,
  deck: cardIds,
  graveyard: cardIds,
  sp: (value) => count(value) && (value as number) <= TERRAINS,
  marks: count,
  isDone: bool,
  playedCard: bool,
});
const card = record({
  id: cardId,
  definition,
  owner: isSeat,
  basePower: count,
  buffs: isInteger,
  damage: count,
  cooldown: count,
  activatedThisTurn: bool,
});
const cards: Shape = (value) =>
  isObject(value) &&
  Object.keys(value).length <= MAX_CARDS &&
  Object.entries(value).every(([id, entry]) => card(entry) && (entry as { id: string }).id === id);
const rule = record({ cardId, ruleType: oneOf(...Object.keys(RULE_TYPES)), order: count });
const waiting = record({
  kind: oneOf('TRIGGER'),
  trigger: oneOf('DEPLOY', 'CONSUMED', 'CONSUME', 'ACTIVATED'),
  by: record({ card: cardId, definition: unitDefinition }),
  owner: isSeat,
  slot: slotRef,
  power: count,
  consumer: orNull(cardId),
  target: orNull(slotRef),
});
const choice = record({
  seat: isSeat,
  source: cardId,
  options: list((value) => cardId(value) || slotRef(value), MAX_CARDS, 1),
  optional: bool,
});
const finished = record({
  skirmish: positive,
  terrains: list(orNull(isSeat), TERRAINS, TERRAINS),
  sp: list(count, 2, 2),
  winner: orNull(isSeat),
});

export const STATE_SHAPE: Readonly<Record<string, Shape>> = {
  skirmish: positive,
  currentPlayer: isSeat,
  turn: positive,
  startingPlayer: isSeat,
  players: list(player, 2, 2),
  terrains: list(terrain, TERRAINS, TERRAINS),
  cards,
  rules: list(rule, MAX_CARDS),
  entries: (value) => count(value) && (value as number) <= MAX_ENTRIES,
  queue: list(waiting, MAX_WAITING),
  pendingChoice: orNull(choice),
  history: list(finished, MAX_SKIRMISHES),
  result: orNull(
    record({ winner: orNull(isSeat), reason: (value) => typeof value === 'string' && value.length <= 64 }),
  ),
};
