import { canonicalJson } from '../../gameplay/domain/engine/canonical.js';
import type { MatchState, Outcome } from '../../gameplay/domain/engine/game.js';
import type { Seat } from '../../gameplay/domain/engine/seat.js';
import type { Cancellation, MatchSetup, RecordedEntry } from '../../match/index.js';

export const REPLAY_FORMAT = 'opentcg-replay';
export const REPLAY_VERSION = 1;

export interface ReplayAction {
  readonly seq: number;
  readonly commandId: string;
  readonly seat: Seat | null;
  readonly type: string;
  readonly data: object;
  readonly stateHash: string;
  readonly prevHash: string;
  readonly hash: string;
  /** Evidence: the one member that no hash covers. */
  readonly recordedAt: string;
}

export interface ReplaySignature {
  readonly algorithm: 'Ed25519';
  readonly keyId: string;
  /** Base64. */
  readonly value: string;
}

/** What a replay says of its match besides the actions; checking computes it anew. */
export interface ReplayClaims {
  readonly seedCommitment: string;
  readonly head: { readonly seq: number; readonly hash: string };
  readonly state: MatchState;
  readonly outcome: Outcome | null;
  readonly cancellation: Cancellation | null;
}

/** A match as a file that stands alone. docs/replay-format.md describes it. */
export interface ReplayFile extends ReplayClaims {
  readonly format: typeof REPLAY_FORMAT;
  readonly version: typeof REPLAY_VERSION;
  readonly setup: Omit<MatchSetup, 'seed'>;
  readonly seed: string;
  readonly actions: readonly ReplayAction[];
  readonly signature: ReplaySignature | null;
}

/** What stands in the file of a running match in place of what would give its future away. */
export type Secret = null;

export interface ReplayOpening {
  readonly setup: Omit<MatchSetup, 'seed'>;
  readonly seed: string | Secret;
  readonly seedCommitment: string;
}

export interface ReplayClosing extends Omit<ReplayClaims, 'seedCommitment' | 'head'> {
  readonly head: { readonly seq: number; readonly hash: string | Secret };
  readonly signature: ReplaySignature | null;
}

export const setupOf = (setup: MatchSetup): Omit<MatchSetup, 'seed'> => {
  const { id, tournamentId, game, rulesVersion, options, policy } = setup;
  return { id, tournamentId, game, rulesVersion, options, policy };
};

export const actionOf = (entry: RecordedEntry): ReplayAction => {
  const { seq, commandId, seat, type, data, stateHash, prevHash, hash, recordedAt } = entry;
  return { seq, commandId, seat, type, data, stateHash, prevHash, hash, recordedAt };
};

/** The bytes of a file: members in a fixed order, each in its canonical form, a line an action. */
export async function* replayText(
  { setup, seed, seedCommitment }: ReplayOpening,
  actions: AsyncIterable<object> | Iterable<object>,
  { head, state, outcome, cancellation, signature }: ReplayClosing,
): AsyncGenerator<string> {
  yield `{"format":"${REPLAY_FORMAT}","version":${REPLAY_VERSION},\n`;
  yield `"setup":${canonicalJson(setup)},\n"seed":${canonicalJson(seed)},\n`;
  yield `"seedCommitment":${canonicalJson(seedCommitment)},\n"actions":[`;
  let comma = '\n';
  for await (const action of actions) {
    yield comma + canonicalJson(action);
    comma = ',\n';
  }
  yield `\n],\n"head":${canonicalJson(head)},\n"state":${canonicalJson(state)},\n`;
  yield `"outcome":${canonicalJson(outcome)},\n"cancellation":${canonicalJson(cancellation)},\n`;
  yield `"signature":${canonicalJson(signature)}}\n`;
}
