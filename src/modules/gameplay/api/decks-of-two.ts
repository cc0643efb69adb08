import { ValidateBy } from 'class-validator';
import { isInteger, isObject } from '../../../shared/domain/json.js';

const isDeckCard = (value: unknown): boolean =>
  isObject(value) &&
  Object.keys(value).length === 2 &&
  typeof value['cardId'] === 'string' &&
  isInteger(value['count']) &&
  value['count'] > 0 &&
  value['count'] <= 1_000;

const isDeck = (value: unknown): boolean => Array.isArray(value) && value.length <= 1_000 && value.every(isDeckCard);

export const DecksOfTwo = (): PropertyDecorator =>
  ValidateBy({
    name: 'decksOfTwo',
    validator: {
      validate: (value) => Array.isArray(value) && value.length === 2 && value.every(isDeck),
      defaultMessage: () => 'decks must be two lists of { cardId, count }, one a seat',
    },
  });
