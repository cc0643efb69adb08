import type { CardDefinition } from '../../src/modules/gameplay/domain/games/pokemon-tcg/cards/card-definition.js';
import { energy } from './energy.js';
import { fireAndFighting } from './fire-and-fighting.js';
import { grass } from './grass.js';
import { lightningAndOthers } from './lightning-and-others.js';
import { trainers } from './trainers.js';
import { waterAndPsychic } from './water-and-psychic.js';

/** The starter set: invented creatures that between them use the whole vocabulary of effects. Numbered in this order. */
export const starterCards: readonly CardDefinition[] = [
  ...grass,
  ...fireAndFighting,
  ...waterAndPsychic,
  ...lightningAndOthers,
  ...trainers,
  ...energy,
].map((card, index) => ({ ...card, number: String(index + 1) }));
