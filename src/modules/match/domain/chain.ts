import { newId } from '../../../shared/domain/ids.js';
import { entryHash, type Deed, type LogEntry } from './history.js';
import type { Match } from './match.js';

/** The entry that records a deed, chained to the match it was done in. */
export const chained = (before: Match, after: Match, deed: Deed): LogEntry => {
  const body = {
    ...deed,
    matchId: before.setup.id,
    seq: before.values.headSeq + 1,
    stateHash: after.stateHash,
    prevHash: before.values.headHash,
  };
  return { ...body, id: newId(), hash: entryHash(before.key, body) };
};
