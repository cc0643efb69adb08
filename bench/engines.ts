import { canonicalJson, sha256Hex } from '../src/modules/gameplay/domain/engine/canonical.js';
import type { Game } from '../src/modules/gameplay/domain/engine/game.js';
import { type Random, seededRandom } from '../src/modules/gameplay/domain/engine/random.js';
import { games } from '../src/modules/gameplay/domain/games/index.js';

const WARM_UP_MS = 500;
const MEASURE_MS = Number(process.env.BENCH_MS ?? 3000);
const MAX_ACTIONS = 20_000;
const SAMPLED_STATES = 2000;

/** Cheap chance (mulberry32), so that the rules are measured and not HMAC. */
const fastRandom = (seed: number): Random => {
  let a = seed;
  const int = (bound: number): number => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % bound;
  };
  const { shuffle } = { shuffle: <T>(items: readonly T[]): T[] => shuffled(items, int) };
  return { int, flip: () => int(2) === 0, shuffle };
};

const shuffled = <T>(items: readonly T[], int: (bound: number) => number): T[] => {
  const copy = [...items];
  for (let i = copy.length - 1; i > 0; i--) {
    const j = int(i + 1);
    [copy[i], copy[j]] = [copy[j], copy[i]];
  }
  return copy;
};

const start = (game: Game, random: Random): object => {
  const options = game.parseOptions(undefined);
  if (!options.ok) throw new Error(`${game.id} refuses its own defaults`);
  const ready = game.decks?.readyDecks;
  const deck = () => ready![random.int(ready!.length)].cards;
  return game.initialState({ options: options.value, decks: ready ? [deck(), deck()] : null }, random).state;
};

/** Plays one match of random legal actions and answers how many there were. */
const play = (game: Game, random: Random, visit?: (state: object) => void): number => {
  let state = start(game, random);
  for (let actions = 0; actions < MAX_ACTIONS; actions++) {
    const { toAct, outcome } = game.status(state);
    if (outcome) return actions;
    const legal = game.legalActions(state, toAct[random.int(toAct.length)]);
    state = game.apply(state, legal[random.int(legal.length)], random).state;
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
  for (let n = 0; states.length < SAMPLED_STATES; n++) play(game, fastRandom(n), (state) => states.push(state));
  return states.slice(0, SAMPLED_STATES);
};

const measure = (game: Game) => {
  const random = fastRandom(1);
  let seq = 0;
  perSecond(() => play(game, random), WARM_UP_MS);
  let matches = 0;
  let played = 0;
  const actions = perSecond(() => {
    matches++;
    const count = play(game, random);
    played += count;
    return count;
  }, MEASURE_MS);
  const states = sampleStates(game);
  const hash = () => sha256Hex(canonicalJson(states[seq++ % SAMPLED_STATES])).length / 64;
  perSecond(hash, WARM_UP_MS);
  const hashes = perSecond(hash, MEASURE_MS / 3);
  const seeded = perSecond(() => play(game, seededRandom('bench', seq++)), MEASURE_MS / 3);
  return {
    game: `${game.id} ${game.version}`,
    'actions/s': Math.round(actions),
    'with seeded chance': Math.round(seeded),
    'actions a match': Math.round(played / matches),
    'µs an action': Number((1e6 / actions).toFixed(2)),
    'µs a state hash': Number((1e6 / hashes).toFixed(2)),
  };
};

console.log('Random playouts: legal actions and apply, one core, no I/O.');
console.table(games.map(measure));
