import { isBasicPokemon, type CardDefinition } from '../cards/card-definition.js';
import { required, type StartGameRule } from '../options.js';

const FULFILS: Readonly<Record<StartGameRule['type'], (card: CardDefinition) => boolean>> = {
  HAS_BASIC_POKEMON: isBasicPokemon,
  HAS_ENERGY_CARD: (card) => card.supertype === 'ENERGY',
};

const TYPES = Object.keys(FULFILS) as StartGameRule['type'][];

export interface Requirement {
  readonly type: StartGameRule['type'];
  readonly count: number;
  fulfils(card: CardDefinition): boolean;
}

/** What an opening hand must hold. */
export const requirements = (rules: readonly StartGameRule[]): Requirement[] =>
  TYPES.map((type) => ({ type, count: required(rules, type), fulfils: FULFILS[type] }));

export const satisfies = (cards: readonly CardDefinition[], rules: readonly StartGameRule[]): boolean =>
  requirements(rules).every(({ count, fulfils }) => cards.filter(fulfils).length >= count);
