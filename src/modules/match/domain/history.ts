import { canonicalJson, hmacHex } from '../../gameplay/domain/engine/canonical.js';
import type { Seat } from '../../gameplay/domain/engine/seat.js';

/** What a row of the log says happened: an action of the game, or JOIN, LEAVE, CANCEL. */
export interface Deed {
  readonly commandId: string;
  readonly accountId: string;
  readonly seat: Seat | null;
  readonly type: string;
  readonly data: object;
}

/** A deed in its place in a match's history, chained to the one before. */
export interface LogEntry extends Deed {
  readonly id: string;
  readonly matchId: string;
  readonly seq: number;
  readonly stateHash: string;
  readonly prevHash: string;
  readonly hash: string;
}

/** Hashes are keyed by a secret derived from the seed: a plain hash of a hidden card could be guessed. */
export const historyKey = (seed: string): Buffer => Buffer.from(hmacHex(seed, 'opentcg/history/v1'), 'hex');

export const hashOf = (key: Buffer, value: unknown): string => hmacHex(key, canonicalJson(value));

export const entryHash = (key: Buffer, entry: Omit<LogEntry, 'hash' | 'id' | 'accountId'>): string => {
  const { matchId, seq, commandId, seat, type, data, stateHash, prevHash } = entry;
  return hashOf(key, { matchId, seq, commandId, seat, type, data, stateHash, prevHash });
};
