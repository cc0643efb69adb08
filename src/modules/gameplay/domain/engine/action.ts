import type { Seat } from './seat.js';

/** An action as it arrives: only the seat can be trusted. */
export interface UntrustedAction {
  readonly type: unknown;
  readonly seat: Seat;
  readonly data?: unknown;
}

/** An action whose shape has been checked. Games narrow this to a union of their own. */
export interface Action {
  readonly type: string;
  readonly seat: Seat;
  readonly data: object;
}
