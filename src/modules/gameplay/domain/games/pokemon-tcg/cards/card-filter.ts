import type { CardDefinition } from './card-definition.js';
import type { CardFilter } from './effect.js';

export const matches = (card: CardDefinition, filter: CardFilter): boolean => {
  if (filter.supertype && card.supertype !== filter.supertype) return false;
  if (filter.name && card.name !== filter.name) return false;
  if (filter.stage && (card.supertype !== 'POKEMON' || card.stage !== filter.stage)) return false;
  if (filter.kind && (card.supertype !== 'TRAINER' || card.kind !== filter.kind)) return false;
  if (filter.basicEnergy !== undefined && (card.supertype !== 'ENERGY' || card.basic !== filter.basicEnergy))
    return false;
  if (filter.maxHp !== undefined && (card.supertype !== 'POKEMON' || card.hp > filter.maxHp)) return false;
  if (filter.type) {
    if (card.supertype === 'POKEMON') return card.types.includes(filter.type);
    return card.supertype === 'ENERGY' && (card.provides.includes(filter.type) || card.provides.includes('ANY'));
  }
  return true;
};
