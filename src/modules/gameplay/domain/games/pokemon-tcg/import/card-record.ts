import type { EnergyType } from '../cards/effect.js';
import { isObject } from '../../../engine/json.js';

/** Reading a record of the pokemon-tcg-data form, which may hold anything. What is missing reads as empty. */

export type CardRecord = Readonly<Record<string, unknown>>;

export const textIn = (record: CardRecord, field: string): string => {
  const value = record[field];
  return typeof value === 'string' ? value : '';
};

export const textsIn = (record: CardRecord, field: string): readonly string[] => {
  const value = record[field];
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
};

export const recordsIn = (record: CardRecord, field: string): readonly CardRecord[] => {
  const value = record[field];
  return Array.isArray(value) ? value.filter(isObject) : [];
};

/** A type that the game does not know stays as it is, and the card is refused for it. */
export const typeOf = (name: string): EnergyType => name.toUpperCase() as EnergyType;

/** "Free" costs nothing. */
export const costIn = (record: CardRecord, field: string): EnergyType[] =>
  textsIn(record, field)
    .filter((each) => each !== 'Free' && each !== '')
    .map(typeOf);

/** "base1-4" is card 4 of the set base1. */
export const setOf = (id: string): string => id.replace(/-[^-]*$/, '');
