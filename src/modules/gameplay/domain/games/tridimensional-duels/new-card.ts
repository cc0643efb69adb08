import type { Seat } from '../../engine/seat.js';
import { definitionOf } from './cards/catalogue.js';
import type { Card, Stats } from './state.js';

const NO_STATS: Stats = { atk: 0, def: 0, spd: 0 };

/** A card as printed, not yet placed. */
export const newCard = (id: string, definitionId: string, owner: Seat): Card => {
  const definition = definitionOf(definitionId);
  if (!definition) throw new Error(`no card ${definitionId}`);
  return {
    id,
    definition: definition.id,
    owner,
    type: definition.type,
    class: definition.type === 'MONSTER' ? definition.class : null,
    base: definition.type === 'SPELL' ? NO_STATS : definition.stats,
    damage: 0,
    modifiers: [],
    statusEffects: [],
    isProtecting: false,
    protectedLastTurn: false,
    placedAt: null,
    abilityUsedTurn: null,
  };
};

const halved = (value: number): number => Math.max(1, Math.floor(value / 2));

/** Its id is free: within one turn a side cell gets at most one token. */
export const newToken = (original: Card, id: string, placedAt: number): Card => {
  const { atk, def, spd } = original.base;
  return {
    ...newCard(id, original.definition, original.owner),
    base: { atk: halved(atk), def: halved(def), spd: halved(spd) },
    placedAt,
    token: true,
  };
};
