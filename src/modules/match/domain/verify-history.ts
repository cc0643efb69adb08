import { entryHash, type LogEntry } from './history.js';
import { Match, type MatchSetup } from './match.js';
import type { Game } from '../../gameplay/domain/engine/game.js';

export type EntryFault = 'SEQUENCE' | 'CHAIN' | 'HASH' | 'ILLEGAL' | 'UNPLAYABLE' | 'STATE';

export interface BrokenEntry {
  readonly seq: number;
  readonly what: EntryFault;
}

type CheckedEntry = Omit<LogEntry, 'id' | 'accountId'>;

const OURS = ['JOIN', 'LEAVE', 'CANCEL'];

/** Who knows the seed can forge hashes, but not make the rules allow what they forbid. */
const isLegal = ({ game, values }: Match, { type, seat, data }: CheckedEntry): boolean =>
  OURS.includes(type) ||
  (values.gameState !== null && game.validate(values.gameState, { type, seat: seat!, data }).valid);

/** The match after an entry whose link, legality and state are as they should be; otherwise what is wrong. */
export const checkEntry = (match: Match, entry: CheckedEntry): EntryFault | Match => {
  if (entry.seq !== match.values.headSeq + 1) return 'SEQUENCE';
  if (entry.prevHash !== match.values.headHash) return 'CHAIN';
  if (entry.hash !== entryHash(match.key, entry)) return 'HASH';
  try {
    if (!isLegal(match, entry)) return 'ILLEGAL';
    const { match: next } = match.after({ ...entry, accountId: '' });
    return next.stateHash === entry.stateHash ? next.at(entry) : 'STATE';
  } catch {
    return 'UNPLAYABLE';
  }
};

/** Plays a history from its setup and checks every link and every state; answers the first that is broken, or null. */
export const firstBroken = (setup: MatchSetup, game: Game, entries: readonly LogEntry[]): BrokenEntry | null => {
  let match = Match.create(setup, game);
  for (const entry of entries) {
    const checked = checkEntry(match, entry);
    if (typeof checked === 'string') return { seq: entry.seq, what: checked };
    match = checked;
  }
  return null;
};
