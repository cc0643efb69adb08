import { describe, expect, it } from '@jest/globals';
import { isObject } from '../../engine/json.js';
import { seededRandom, type Random } from '../../engine/random.js';
import { SEATS } from '../../engine/seat.js';
import { pokemonTcg, type PokemonState } from './index.js';
import { playout } from './playout.fixture.js';

/** States from outside that are almost like real ones: what is accepted must be playable, and nothing may throw. */

const GAMES = process.env.OPENTCG_TEST_LONG === '1' ? 60 : 8;
const CHANGES_A_MOMENT = 4;
const ACTIONS_A_STATE = 6;

type Path = readonly (string | number)[];

const pathsOf = (value: unknown, path: Path = []): Path[] => {
  if (Array.isArray(value)) return [path, ...value.flatMap((item, index) => pathsOf(item, [...path, index]))];
  if (isObject(value)) return [path, ...Object.entries(value).flatMap(([key, item]) => pathsOf(item, [...path, key]))];
  return [path];
};

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown>)[key], value);

const VALUES: readonly unknown[] = [
  null,
  0,
  1,
  2,
  -1,
  7,
  true,
  false,
  [],
  'PLAYER_TURN',
  'BETWEEN_TURNS',
  'END',
  'ATTACK',
];

const put = (value: unknown, path: Path, replacement: unknown): void => {
  const holder = at(value, path.slice(0, -1)) as Record<string | number, unknown>;
  holder[path[path.length - 1]] = structuredClone(replacement);
};

/** Some place in the state; every part of it is as likely as the cards, which are most of it. */
const somewhere = (state: object, chance: Random): Path => {
  const parts = Object.keys(state);
  const part = parts[chance.int(parts.length)];
  const paths = pathsOf(at(state, [part]), [part]);
  return paths[chance.int(paths.length)];
};

const isId = (value: unknown): boolean => typeof value === 'string' && /^c[0-9a-z]{10}$/.test(value);

/** Exchanges two cards, or puts a strange value or one from elsewhere in the same state into some place. */
const changed = (state: PokemonState, chance: Random): unknown => {
  const copy = JSON.parse(JSON.stringify(state)) as object;
  const [to, from] = [somewhere(copy, chance), somewhere(copy, chance)];
  if (chance.int(3) === 0) {
    const ids = pathsOf(copy).filter((path) => isId(at(copy, path)));
    const [one, other] = [ids[chance.int(ids.length)], ids[chance.int(ids.length)]];
    const [first, second] = [at(copy, one), at(copy, other)];
    put(copy, one, second);
    put(copy, other, first);
  } else put(copy, to, chance.int(2) === 0 ? at(copy, from) : VALUES[chance.int(VALUES.length)]);
  return copy;
};

const tryOut = (state: PokemonState, seed: string, chance: Random): void => {
  for (const observer of [0, 1, 'SPECTATOR', 'OMNISCIENT'] as const) pokemonTcg.view(state, observer);
  for (const seat of SEATS) {
    const legal = pokemonTcg.legalActions(state, seat);
    for (let n = 0; n < Math.min(ACTIONS_A_STATE, legal.length); n++) {
      const action = legal[chance.int(legal.length)];
      const after = pokemonTcg.apply(state, action, seededRandom(seed, n));
      const broken = pokemonTcg.invariants(after.state);
      if (broken.length > 0) throw new Error(`${action.type} leads to ${broken.join('; ')}`);
    }
  }
};

describe('states from outside', () => {
  it('that are accepted can be looked at and played', () => {
    const failures: string[] = [];
    let accepted = 0;
    for (let game = 0; game < GAMES; game++) {
      const seed = `foreign-${game}`;
      const chance = seededRandom(seed, 0);
      for (const { state } of playout(seed, { prizes: 3, handLimit: 7 })) {
        for (let n = 0; n < CHANGES_A_MOMENT; n++) {
          const foreign = changed(state, chance);
          try {
            const parsed = pokemonTcg.parseState(foreign);
            if (!parsed.ok) continue;
            accepted++;
            tryOut(parsed.value, seed, chance);
          } catch (error) {
            failures.push(`${seed}: ${(error as Error).stack?.split('\n').slice(0, 4).join(' | ')}`);
          }
        }
      }
    }
    expect(failures.slice(0, 5)).toEqual([]);
    expect(accepted).toBeGreaterThan(100);
  }, 1_800_000);
});
