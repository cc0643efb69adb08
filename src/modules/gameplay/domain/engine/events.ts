import type { JsonObject } from './json.js';
import type { Observer, Seat } from './seat.js';

/** What happened, told in order. `data` is for everyone; `only` adds what single seats may know. */
export interface GameEvent {
  readonly type: string;
  /** The action type, card or rule that brought it about, so that a number can be opened into its terms. */
  readonly cause: string;
  readonly data: JsonObject;
  readonly only?: Readonly<Partial<Record<Seat, JsonObject>>>;
}

export interface VisibleEvent {
  readonly type: string;
  readonly cause: string;
  readonly data: JsonObject;
}

/** The events as an observer may know them: the public form, with the observer's own private part laid over it. */
export const visibleEvents = (events: readonly GameEvent[], observer: Observer): VisibleEvent[] =>
  events.map(({ type, cause, data, only }) => {
    if (!only || observer === 'SPECTATOR') return { type, cause, data };
    if (observer === 'OMNISCIENT') return { type, cause, data: { ...data, ...only[0], ...only[1] } };
    return { type, cause, data: only[observer] ? { ...data, ...only[observer] } : data };
  });
