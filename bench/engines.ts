import { canonicalJson, sha256Hex } from '../src/modules/gameplay/domain/engine/canonical.js';
import type { Game } from '../src/modules/gameplay/domain/engine/game.js';
import { type Random, seededRandom } from '../src/modules/gameplay/domain/engine/random.js';
import { games } from '../src/modules/gameplay/domain/games/index.js';

const WARM_UP_MS = 500;
const MEASURE_MS = Number(process.env.BENCH_MS ?? 3000);
const MAX_ACTIONS = 20_000;
const SAMPLED_STATES = 2000;

const shuffled = <T>(items: readonly T[], int: (bound: number) => number): T[] => {
  const copy = [...items];
  for (let i = copy.length - 1; i > 0; i--) {
    const j = int(i + 1);
    [copy[i], copy[j]] = [copy[j], copy[i]];
  }
  return copy;
};

/** Cheap chance (mulberry32), so that the rules are measured and not HMAC. */
const fastRandom = (seed: number): Random => {
  let a = seed;
  const int = (bound: number): number => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % bound;
  };
  return { int, flip: () => int(2) === 0, shuffle: (items) => shuffled(items, int) };
};

const start = (game: Game, random: Random): object => {
  const options = game.parseOptions(undefined);
  if (!options.ok) throw new Error(`${game.id} refuses its own defaults`);
  const ready = game.decks?.readyDecks;
  const deck = () => ready![random.int(ready!.length)].cards;
  return game.initialState({ options: options.value, decks: ready ? [deck(), deck()] : null }, random).state;
};

type ChanceAt = (seq: number) => Random;

/** Plays one match of random legal actions and answers how many there were. */
const play = (game: Game, choices: Random, chanceAt: ChanceAt, visit?: (state: object) => void): number => {
  let state = start(game, chanceAt(0));
  for (let seq = 1; seq <= MAX_ACTIONS; seq++) {
    const { toAct, outcome } = game.status(state);
    if (outcome) return seq - 1;
    const legal = game.legalActions(state, toAct[choices.int(toAct.length)]);
    state = game.apply(state, legal[choices.int(legal.length)], chanceAt(seq)).state;
    visit?.(state);
  }
  throw new Error(`${game.id} does not end`);
};

const perSecond = (run: () => number, milliseconds: number): number => {
  const from = performance.now();
  let done = 0;
  let elapsed = 0;
  while (elapsed < milliseconds) {
    done += run();
    elapsed = performance.now() - from;
  }
  return (done * 1000) / elapsed;
};

const sampleStates = (game: Game): readonly object[] => {
  const states: object[] = [];
  const random = fastRandom(2);
  while (states.length < SAMPLED_STATES)
    play(
      game,
      random,
      () => random,
      (state) => states.push(state),
    );
  return states.slice(0, SAMPLED_STATES);
};

const measure = (game: Game) => {
  const random = fastRandom(1);
  let matches = 0;
  const playFast = () => play(game, random, () => random);
  const playSeeded = () =>
    play(
      game,
      random,
      (
        (seed) => (seq: number) =>
          seededRandom(seed, seq)
      )(`bench-${matches++}`),
    );
  perSecond(playFast, WARM_UP_MS);
  const actions = perSecond(playFast, MEASURE_MS);
  perSecond(playSeeded, WARM_UP_MS);
  matches = 0;
  const from = performance.now();
  const seeded = perSecond(playSeeded, MEASURE_MS / 2);
  const length = (seeded * (performance.now() - from)) / 1000 / matches;

  const states = sampleStates(game);
  let next = 0;
  const hash = () => {
    sha256Hex(canonicalJson(states[next++ % SAMPLED_STATES]));
    return 1;
  };
  perSecond(hash, WARM_UP_MS);
  const hashes = perSecond(hash, MEASURE_MS / 2);
  return {
    game: `${game.id} ${game.version}`,
    'actions/s': Math.round(actions),
    'matches/s': Math.round(actions / length),
    'with seeded chance': Math.round(seeded),
    'actions a match': Math.round(length),
    'µs an action': Number((1e6 / actions).toFixed(2)),
    'µs a state hash': Number((1e6 / hashes).toFixed(2)),
  };
};

console.log('Random playouts: legal actions and apply, one core, no I/O. Chance is cheap, then seeded as in a match.');
console.table(games.map(measure));
