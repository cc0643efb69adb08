import type { DeckCard } from '../../engine/deck.js';
import type { GameEvent } from '../../engine/events.js';
import { seededRandom, type Random } from '../../engine/random.js';
import { SEATS } from '../../engine/seat.js';
import type { SkirmishAction } from './action.js';
import { DEFINITIONS } from './cards/index.js';
import { violations } from './decks/deck-rules.js';
import { DECK_SIZE } from './decks/limits.js';
import { skirmish, type SkirmishState } from './index.js';

/** A legal deck of cards taken by chance. */
const randomDeck = (random: Random): readonly DeckCard[] => {
  const size = DECK_SIZE.min + random.int(DECK_SIZE.max - DECK_SIZE.min + 1);
  const deck = new Map<string, number>();
  const asList = (): DeckCard[] => [...deck].map(([cardId, count]) => ({ cardId, count }));
  for (let count = 0; count < size;) {
    const { id } = DEFINITIONS[random.int(DEFINITIONS.length)];
    const before = deck.get(id);
    deck.set(id, (before ?? 0) + 1);
    if (violations(asList(), { minSize: 0 }).length === 0) count++;
    else if (before === undefined) deck.delete(id);
    else deck.set(id, before);
  }
  return asList();
};

export interface Played {
  readonly state: SkirmishState;
  readonly actions: number;
}

export type Watch = (
  state: SkirmishState,
  action: SkirmishAction,
  next: SkirmishState,
  events: readonly GameEvent[],
) => void;

/** Passing is one action among dozens, so hands are played out before a skirmish ends. */
const choose = (legal: readonly SkirmishAction[], random: Random): SkirmishAction => legal[random.int(legal.length)];

const MOST_ACTIONS = 2000;

/** A whole match of random decks and random legal actions. */
export const playRandomly = (seed: string, watch: Watch = () => {}): Played => {
  const chance = seededRandom(seed, 0);
  const setup = { options: {}, decks: [randomDeck(chance), randomDeck(chance)] as const };
  let { state } = skirmish.initialState(setup, chance);
  let actions = 0;
  while (!state.result) {
    const seat = SEATS.find((candidate) => skirmish.status(state).toAct.includes(candidate))!;
    const legal = skirmish.legalActions(state, seat);
    if (legal.length === 0) throw new Error(`${seed}: nothing can be done after ${actions} actions`);
    if (actions++ === MOST_ACTIONS) throw new Error(`${seed}: the match does not end`);
    const action = choose(legal, chance);
    const step = skirmish.apply(state, action, chance);
    watch(state, action, step.state, step.events);
    state = step.state;
  }
  return { state, actions };
};
