import type { GameEvent } from '../../engine/events.js';
import type { JsonObject } from '../../engine/json.js';
import type { Random } from '../../engine/random.js';
import type { Seat } from '../../engine/seat.js';
import type { Answer, CardId, Choice, EffectsTask, PlayerState, PokemonInPlay, PokemonState, Task } from './state.js';

/** One action being carried out: the state so far, the chance it draws on, and what happened. */
export interface Play {
  state: PokemonState;
  readonly random: Random;
  readonly events: GameEvent[];
  /** What the action names as the cause of its events. */
  cause: string;
  /** Answers sent along with the action by its seat, for the questions to come. */
  answers: readonly Answer[];
  readonly seat: Seat;
}

export const begin = (
  state: PokemonState,
  random: Random,
  seat: Seat,
  cause: string,
  answers: readonly Answer[] = [],
): Play => ({ state, random, seat, cause, answers, events: [] });

export const tell = (play: Play, type: string, data: JsonObject, only?: GameEvent['only']): void => {
  play.events.push(only ? { type, cause: play.cause, data, only } : { type, cause: play.cause, data });
};

export const change = (play: Play, patch: Partial<PokemonState>): void => {
  play.state = { ...play.state, ...patch };
};

export const changePlayer = (play: Play, seat: Seat, patch: Partial<PlayerState>): void => {
  const [first, second] = play.state.players;
  change(play, {
    players: seat === 0 ? [{ ...first, ...patch }, second] : [first, { ...second, ...patch }],
  });
};

export const changePokemon = (play: Play, id: CardId, patch: Partial<PokemonInPlay>): void => {
  const { cards } = play.state;
  change(play, { cards: { ...cards, [id]: { ...cards[id], ...patch } } });
};

export const ask = (play: Play, ...choices: readonly Choice[]): void =>
  change(play, { pending: [...play.state.pending, ...choices] });

/** Puts work in front of what is left to do. */
export const doNext = (play: Play, ...tasks: readonly Task[]): void =>
  change(play, { tasks: [...tasks, ...play.state.tasks] });

/** The effects being resolved: always the first task. */
export const currentTask = (play: Play): EffectsTask => play.state.tasks[0] as EffectsTask;

export const changeTask = (play: Play, patch: Partial<EffectsTask>): void => {
  const [task, ...rest] = play.state.tasks;
  change(play, { tasks: [{ ...(task as EffectsTask), ...patch }, ...rest] });
};
