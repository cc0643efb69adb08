import type { EnergyCard } from '../../src/modules/gameplay/domain/games/pokemon-tcg/cards/card-definition.js';
import { basicEnergy, specialEnergy } from './card.js';

export const energy: readonly EnergyCard[] = [
  basicEnergy('Grass Energy', 'GRASS'),
  basicEnergy('Fire Energy', 'FIRE'),
  basicEnergy('Water Energy', 'WATER'),
  basicEnergy('Lightning Energy', 'LIGHTNING'),
  basicEnergy('Psychic Energy', 'PSYCHIC'),
  basicEnergy('Fighting Energy', 'FIGHTING'),
  basicEnergy('Darkness Energy', 'DARKNESS'),
  basicEnergy('Metal Energy', 'METAL'),
  specialEnergy('Prism Energy', 'Provides every type of Energy, 1 at a time.', ['ANY']),
  specialEnergy('Double Boost Energy', 'Provides 2 Colorless Energy.', ['COLORLESS', 'COLORLESS']),
];
