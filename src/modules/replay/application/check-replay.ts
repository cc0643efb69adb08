import { canonicalJson } from '../../gameplay/domain/engine/canonical.js';
import type { Game } from '../../gameplay/domain/engine/game.js';
import { checkEntry, Match, type EntryFault, type LogEntry, type MatchSetup } from '../../match/index.js';
import type { ReplayClaims, ReplayFile } from './replay-file.js';
import { isSignedBy } from './replay-signature.js';

export type ReplayFault = EntryFault | 'COMMITMENT' | 'TRUNCATED' | 'HEAD' | 'OUTCOME' | 'NOT_OVER' | 'SIGNATURE';

export interface ReplayVerdict {
  readonly valid: boolean;
  /** How many actions were checked and found right. */
  readonly actions: number;
  readonly firstBroken?: { readonly seq: number; readonly what: ReplayFault };
}

export const FAULT_SENTENCES: Readonly<Record<ReplayFault, string>> = {
  COMMITMENT: 'the seed is not the one that was committed to',
  SEQUENCE: 'an action is missing, twice or out of order',
  CHAIN: 'the action does not follow the one before it, or the setup was changed',
  HASH: 'the action was changed after it was recorded',
  ILLEGAL: 'the rules do not allow the action here',
  UNPLAYABLE: 'the rules cannot carry the action out here',
  STATE: 'the action leads to another state than the one recorded',
  TRUNCATED: 'actions are missing at the end',
  HEAD: 'the history does not end where it should',
  OUTCOME: 'the recorded end is not the one that the actions lead to',
  NOT_OVER: 'the match is not over',
  SIGNATURE: 'the signature is missing or not by this key',
};

/** Plays a history entry by entry against what is claimed of it, holding one state at a time. */
export class ReplayCheck {
  private match: Match;
  private broken: ReplayVerdict['firstBroken'];

  constructor(
    setup: MatchSetup,
    game: Game,
    private readonly claims: ReplayClaims,
  ) {
    this.match = Match.create(setup, game);
    if (this.match.seedCommitment !== claims.seedCommitment) this.broken = { seq: 0, what: 'COMMITMENT' };
  }

  get actions(): number {
    return this.match.values.headSeq;
  }

  /** False once something is broken: nothing after it can be trusted. */
  add(entry: Omit<LogEntry, 'id' | 'accountId'>): boolean {
    if (this.broken) return false;
    const checked = checkEntry(this.match, entry);
    if (typeof checked === 'string') this.broken = { seq: this.actions + 1, what: checked };
    else this.match = checked;
    return !this.broken;
  }

  /** After the last entry. */
  verdict(): ReplayVerdict {
    const firstBroken = this.broken ?? this.brokenEnd();
    return { valid: !firstBroken, actions: this.actions, ...(firstBroken && { firstBroken }) };
  }

  private brokenEnd(): ReplayVerdict['firstBroken'] {
    const { headSeq: seq, headHash, state, outcome, cancellation } = this.match.values;
    const { claims } = this;
    if (seq < claims.head.seq) return { seq: seq + 1, what: 'TRUNCATED' };
    if (seq !== claims.head.seq || headHash !== claims.head.hash) return { seq, what: 'HEAD' };
    const end = { state, outcome, cancellation };
    const claimed = { state: claims.state, outcome: claims.outcome, cancellation: claims.cancellation };
    return canonicalJson(end) === canonicalJson(claimed) ? undefined : { seq, what: 'OUTCOME' };
  }
}

export interface FileCheckOptions {
  /** The commitment that was published when the match was created. */
  readonly commitment?: string;
  /** The server's public key, PEM. */
  readonly publicKey?: string;
  readonly onProgress?: (checked: number, of: number) => void;
}

const PROGRESS_EVERY = 256;

/** Checks a file against itself and, if given, against what the server published. */
export const checkReplayFile = (file: ReplayFile, game: Game, options: FileCheckOptions = {}): ReplayVerdict => {
  const { setup, seed, actions } = file;
  const seedCommitment = options.commitment ?? file.seedCommitment;
  if (seedCommitment !== file.seedCommitment)
    return { valid: false, actions: 0, firstBroken: { seq: 0, what: 'COMMITMENT' } };
  const check = new ReplayCheck({ ...setup, seed }, game, file);
  for (const [index, action] of actions.entries()) {
    if (!check.add({ ...action, matchId: setup.id })) break;
    if (index % PROGRESS_EVERY === 0) options.onProgress?.(index, actions.length);
  }
  const verdict = check.verdict();
  if (!verdict.valid) return verdict;
  const { head } = file;
  if (file.state !== 'MATCH_ENDED' && file.state !== 'CANCELLED')
    return { valid: false, actions: verdict.actions, firstBroken: { seq: head.seq, what: 'NOT_OVER' } };
  if (options.publicKey === undefined) return verdict;
  const signed = file.signature && isSignedBy(options.publicKey, { ...file, matchId: setup.id }, file.signature);
  return signed
    ? verdict
    : { valid: false, actions: verdict.actions, firstBroken: { seq: head.seq, what: 'SIGNATURE' } };
};
