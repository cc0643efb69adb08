import type {
  Ability,
  Attack,
  EnergyCard,
  PokemonCard,
  TrainerCard,
  TrainerKind,
} from '../../src/modules/gameplay/domain/games/pokemon-tcg/cards/card-definition.js';
import type { Effect, EnergyType, Passive } from '../../src/modules/gameplay/domain/games/pokemon-tcg/cards/effect.js';

/** How the cards of the starter set are written down. */

const printed = (name: string) => ({
  id: name
    .toLowerCase()
    .replace(/'/g, '')
    .replace(/[^a-z0-9]+/g, '-'),
  set: 'starter',
  number: '',
  name,
  regulationMark: 'A',
});

type Optional = 'weakness' | 'resistance' | 'ability' | 'prizeValue';

export const pokemon = (
  name: string,
  from: string | null,
  stage: PokemonCard['stage'],
  card: Pick<PokemonCard, 'hp' | 'types' | 'attacks' | 'retreatCost'> & Partial<Pick<PokemonCard, Optional>>,
): PokemonCard => ({
  ...printed(name),
  supertype: 'POKEMON',
  stage,
  evolvesFrom: from,
  weakness: null,
  resistance: null,
  ability: null,
  prizeValue: 1,
  ...card,
});

export const weakTo = (type: EnergyType): PokemonCard['weakness'] => ({ type, multiplier: 2 });
export const resists = (type: EnergyType): PokemonCard['resistance'] => ({ type, amount: 30 });

export const attack = (
  name: string,
  cost: readonly EnergyType[],
  damage: number,
  text?: string,
  ...effects: readonly Effect[]
): Attack => (text === undefined ? { name, cost, damage, effects } : { name, cost, damage, text, effects });

export const ability = (name: string, text: string, ...effects: readonly Effect[]): Ability => ({
  name,
  text,
  effects,
  passives: [],
});

export const trait = (name: string, text: string, ...passives: readonly Passive[]): Ability => ({
  name,
  text,
  effects: [],
  passives,
});

const trainer = (kind: TrainerKind, name: string, text: string, effects: readonly Effect[]): TrainerCard => ({
  ...printed(name),
  supertype: 'TRAINER',
  kind,
  text,
  effects,
});

export const item = (name: string, text: string, ...effects: readonly Effect[]): TrainerCard =>
  trainer('ITEM', name, text, effects);
export const supporter = (name: string, text: string, ...effects: readonly Effect[]): TrainerCard =>
  trainer('SUPPORTER', name, text, effects);
export const stadium = (name: string, text: string, ...passives: readonly Passive[]): TrainerCard => ({
  ...trainer('STADIUM', name, text, []),
  passives,
});
export const tool = (name: string, text: string, ...passives: readonly Passive[]): TrainerCard => ({
  ...trainer('TOOL', name, text, []),
  passives,
});

export const basicEnergy = (name: string, type: EnergyType): EnergyCard => ({
  ...printed(name),
  supertype: 'ENERGY',
  basic: true,
  provides: [type],
});
export const specialEnergy = (name: string, text: string, provides: EnergyCard['provides']): EnergyCard => ({
  ...printed(name),
  supertype: 'ENERGY',
  basic: false,
  provides,
  text,
});
