import type { JsonSchema } from '../../engine/json.js';
import { fail, ok, type Result } from '../../../../../shared/domain/result.js';
import { isObject } from '../../engine/json.js';
import { fields, flag, integer, listOf, nullable, oneOf, type Shape } from './shapes.js';

export interface StartGameRule {
  readonly type: 'HAS_BASIC_POKEMON' | 'HAS_ENERGY_CARD';
  readonly minCount: number;
}

export interface PokemonOptions {
  readonly prizes: number;
  readonly mulliganBonus: boolean;
  /** Cards a hand may hold when a turn ends; null as in the printed game. */
  readonly handLimit: number | null;
  readonly startGameRules: readonly StartGameRule[];
  /** A draw is to be decided by a new match with one prize. */
  readonly suddenDeath: boolean;
}

export const OPENING_HAND = 7;

export const DEFAULT_OPTIONS: PokemonOptions = {
  prizes: 6,
  mulliganBonus: true,
  handLimit: null,
  startGameRules: [],
  suddenDeath: false,
};

const startGameRule = fields({
  type: oneOf('HAS_BASIC_POKEMON', 'HAS_ENERGY_CARD'),
  minCount: integer(1, OPENING_HAND),
});

const members = {
  prizes: integer(1, 6),
  mulliganBonus: flag,
  handLimit: nullable(integer(1, 60)),
  startGameRules: listOf(startGameRule, 10),
  suddenDeath: flag,
};

export const startGameRulesShape: Shape = members.startGameRules;
export const completeOptionsShape: Shape = fields(members);
export const optionsSchema: JsonSchema = fields({}, members).schema;

/** How many cards of a kind an opening hand needs; one Basic Pokémon whatever the rules say. */
export const required = (rules: readonly StartGameRule[], type: StartGameRule['type']): number =>
  Math.max(
    type === 'HAS_BASIC_POKEMON' ? 1 : 0,
    ...rules.filter((rule) => rule.type === type).map((rule) => rule.minCount),
  );

export const startGameRuleFaults = (rules: readonly StartGameRule[]): string[] => {
  const asked = rules.reduce((sum, { minCount }) => sum + minCount, 0);
  const needed = required(rules, 'HAS_BASIC_POKEMON') + required(rules, 'HAS_ENERGY_CARD');
  return asked > OPENING_HAND || needed > OPENING_HAND
    ? [`startGameRules: together they ask for more than ${OPENING_HAND} cards`]
    : [];
};

export const parseOptions = (json: unknown): Result<PokemonOptions, readonly string[]> => {
  if (json === undefined || json === null) return ok(DEFAULT_OPTIONS);
  if (!isObject(json)) return fail(['options: expected an object']);
  const given = Object.fromEntries(Object.entries(json).filter(([, value]) => value !== undefined));
  const merged = { ...DEFAULT_OPTIONS, ...given };
  const faults = completeOptionsShape.faults(merged, 'options');
  if (faults.length > 0) return fail(faults);
  const options = merged as PokemonOptions;
  const ruleFaults = startGameRuleFaults(options.startGameRules);
  return ruleFaults.length > 0 ? fail(ruleFaults) : ok(options);
};
