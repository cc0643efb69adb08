import type { Seat } from '../../engine/seat.js';
import { seededRandom, type Random } from '../../engine/random.js';
import type { GameEvent } from '../../engine/events.js';
import { pokemonTcg, type PokemonAction, type PokemonOptions, type PokemonState } from './index.js';
import { DEFAULT_OPTIONS } from './options.js';

/** Random play for tests. */

export interface Moment {
  readonly before: PokemonState;
  readonly action: PokemonAction;
  readonly state: PokemonState;
  readonly events: readonly GameEvent[];
}

const readyDecks = pokemonTcg.decks!.readyDecks;

export const beginMatch = (seed: string, options: Partial<PokemonOptions> = {}, decks?: readonly [number, number]) => {
  const choice = seededRandom(`${seed}/decks`, 0);
  const [first, second] = decks ?? [choice.int(readyDecks.length), choice.int(readyDecks.length)];
  return pokemonTcg.initialState(
    { options: { ...DEFAULT_OPTIONS, ...options }, decks: [readyDecks[first].cards, readyDecks[second].cards] },
    seededRandom(seed, 0),
  );
};

/** Ending the turn and attacking are only two of many actions; players who never get to it would play for hours. */
const pick = (actions: readonly PokemonAction[], chance: Random): PokemonAction => {
  const attacks = actions.filter(({ type }) => type === 'ATTACK');
  const others = actions.filter(({ type }) => type !== 'END_TURN' && type !== 'ATTACK');
  if (others.length > 0 && chance.int(4) > 0) return others[chance.int(others.length)];
  if (attacks.length > 0 && chance.int(8) > 0) return attacks[chance.int(attacks.length)];
  return actions[chance.int(actions.length)];
};

const CONCEDE_ONCE_IN = 4000;

export function* playout(seed: string, options: Partial<PokemonOptions> = {}): Generator<Moment> {
  const chance = seededRandom(`${seed}/play`, 0);
  let { state } = beginMatch(seed, options);
  for (let seq = 1; state.result === null; seq++) {
    const { toAct } = pokemonTcg.status(state);
    const seat: Seat = toAct[chance.int(toAct.length)];
    const actions = pokemonTcg.legalActions(state, seat);
    if (actions.length === 0) throw new Error(`seat ${seat} has no action`);
    const action: PokemonAction =
      chance.int(CONCEDE_ONCE_IN) === 0 ? { type: 'CONCEDE', seat, data: {} } : pick(actions, chance);
    const before = state;
    const step = pokemonTcg.apply(state, action, seededRandom(seed, seq));
    state = step.state;
    yield { before, action, state, events: step.events };
    if (seq > 5000) throw new Error('the match does not end');
  }
}
