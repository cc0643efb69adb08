export type Seat = 0 | 1;
export const SEATS: readonly Seat[] = [0, 1];

/** Who looks: a player, the public, or (finished matches, admins) everything. */
export type Observer = Seat | 'SPECTATOR' | 'OMNISCIENT';

export const opponentOf = (seat: Seat): Seat => (seat === 0 ? 1 : 0);
export const isSeat = (value: unknown): value is Seat => value === 0 || value === 1;
