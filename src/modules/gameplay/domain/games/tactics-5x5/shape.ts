import { isInteger, isObject } from '../../engine/json.js';
import { isSeat } from '../../engine/seat.js';
import { isOnBoard } from './board.js';
import { type LineUpUnit, type Position, type Spent, type Unit, UNIT_TYPES } from './state.js';

/** Starts with a letter, so that no id is a name that objects treat specially. */
const UNIT_ID = /^[A-Za-z][A-Za-z0-9_-]{0,63}$/;
const MAX_STRENGTH = 999;
const LINE_UP_FIELDS = ['id', 'type', 'owner', 'hp', 'attack', 'position'];

export const unknownFields = (value: Record<string, unknown>, known: readonly string[]): string[] =>
  Object.keys(value).filter((key) => !known.includes(key));

const hasOnly = (value: Record<string, unknown>, known: readonly string[]): boolean =>
  unknownFields(value, known).length === 0;

export const isCount = (value: unknown): value is number => isInteger(value) && value >= 0;
const isStrength = (value: unknown): value is number => isInteger(value) && value >= 1 && value <= MAX_STRENGTH;

const isTile = (value: unknown): value is Position =>
  isObject(value) &&
  hasOnly(value, ['x', 'y']) &&
  isInteger(value.x) &&
  isInteger(value.y) &&
  isOnBoard({ x: value.x, y: value.y });

const isUnitBut = (value: Record<string, unknown>): boolean =>
  typeof value.id === 'string' &&
  UNIT_ID.test(value.id) &&
  UNIT_TYPES.some((type) => type === value.type) &&
  isSeat(value.owner) &&
  isStrength(value.attack) &&
  isTile(value.position);

export const isLineUpUnit = (value: unknown): value is LineUpUnit =>
  isObject(value) && hasOnly(value, LINE_UP_FIELDS) && isUnitBut(value) && isStrength(value.hp);

/** A unit in play; its hp may have fallen below zero. */
export const isUnit = (value: unknown): value is Unit =>
  isObject(value) &&
  hasOnly(value, [...LINE_UP_FIELDS, 'alive']) &&
  isUnitBut(value) &&
  isInteger(value.hp) &&
  value.hp <= MAX_STRENGTH &&
  typeof value.alive === 'boolean';

export const isSpent = (value: unknown): value is Spent =>
  isObject(value) &&
  hasOnly(value, ['moved', 'attacked']) &&
  typeof value.moved === 'boolean' &&
  typeof value.attacked === 'boolean';
