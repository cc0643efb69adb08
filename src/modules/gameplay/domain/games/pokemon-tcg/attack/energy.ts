import { definitionOf, pokemonInPlay } from '../board.js';
import type { EnergyType } from '../cards/effect.js';
import type { CardId, PokemonState } from '../state.js';

type Unit = EnergyType | 'ANY';

export const unitsOf = (state: PokemonState, energy: CardId): readonly Unit[] => {
  const card = definitionOf(state, energy);
  return card.supertype === 'ENERGY' ? card.provides : [];
};

export const attachedUnits = (state: PokemonState, pokemon: CardId): Unit[] =>
  pokemonInPlay(state, pokemon).attached.flatMap((energy) => unitsOf(state, energy));

/** Typed energy first, each by its own type and only then by one that stands for any; colourless by whatever is left. */
export const covers = (units: readonly Unit[], cost: readonly EnergyType[]): boolean => {
  const left = [...units];
  for (const type of cost) {
    if (type === 'COLORLESS') continue;
    const exact = left.indexOf(type);
    const unit = exact >= 0 ? exact : left.indexOf('ANY');
    if (unit < 0) return false;
    left.splice(unit, 1);
  }
  return left.length >= cost.filter((type) => type === 'COLORLESS').length;
};

export const paysRetreat = (state: PokemonState, energyIds: readonly CardId[], cost: number): boolean =>
  energyIds.reduce((sum, id) => sum + unitsOf(state, id).length, 0) >= cost;

/** Whether the cost would still be paid without one of the cards. */
export const hasNeedlessCard = (state: PokemonState, energyIds: readonly CardId[], cost: number): boolean =>
  energyIds.some((id) =>
    paysRetreat(
      state,
      energyIds.filter((other) => other !== id),
      cost,
    ),
  );
