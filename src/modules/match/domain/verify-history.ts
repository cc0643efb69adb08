import { entryHash, type LogEntry } from './history.js';
import { Match, type MatchSetup } from './match.js';
import type { Game } from '../../gameplay/domain/engine/game.js';

export interface BrokenEntry {
  readonly seq: number;
  readonly what: 'SEQUENCE' | 'CHAIN' | 'HASH' | 'UNPLAYABLE' | 'STATE';
}

const firstFault = (match: Match, entry: LogEntry): BrokenEntry['what'] | Match => {
  if (entry.seq !== match.values.headSeq + 1) return 'SEQUENCE';
  if (entry.prevHash !== match.values.headHash) return 'CHAIN';
  if (entry.hash !== entryHash(match.key, entry)) return 'HASH';
  try {
    const { match: next } = match.after(entry);
    return next.stateHash === entry.stateHash ? next.at(entry) : 'STATE';
  } catch {
    return 'UNPLAYABLE';
  }
};

/** Plays a history from its setup and checks every link and every state; answers the first that is broken, or null. */
export const firstBroken = (setup: MatchSetup, game: Game, entries: readonly LogEntry[]): BrokenEntry | null => {
  let match = Match.create(setup, game);
  for (const entry of entries) {
    const checked = firstFault(match, entry);
    if (typeof checked === 'string') return { seq: entry.seq, what: checked };
    match = checked;
  }
  return null;
};
