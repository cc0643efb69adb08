import type { Caller } from '../../../shared/application/caller.js';
import type { Tournament } from '../domain/tournament.js';

export const isStaffOf = (caller: Caller | undefined, { organizerId }: Tournament): boolean =>
  caller !== undefined && (caller.role === 'ADMIN' || caller.id === organizerId);

/** A draft exists for its staff only. */
export const maySee = (caller: Caller | undefined, tournament: Tournament): boolean =>
  tournament.state !== 'DRAFT' || isStaffOf(caller, tournament);
