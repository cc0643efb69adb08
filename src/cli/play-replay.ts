import type { GameEvent } from '../modules/gameplay/domain/engine/events.js';
import { Match } from '../modules/match/index.js';
import type { ReplayFile } from '../modules/replay/index.js';
import { Unusable } from './exit-codes.js';
import { gameOf } from './replay-files.js';

export interface Moment {
  readonly action: ReplayFile['actions'][number];
  readonly match: Match;
  readonly events: readonly GameEvent[];
}

/** Every moment of a file, one after another. */
export function* momentsOf(file: ReplayFile): Generator<Moment, void> {
  let match = Match.create({ ...file.setup, seed: file.seed }, gameOf(file));
  for (const action of file.actions) {
    try {
      const step = match.after({ ...action, accountId: '' });
      match = step.match.at(action);
      yield { action, match, events: step.events };
    } catch (error) {
      throw new Unusable(`Action ${action.seq} cannot be played (${(error as Error).message}): verify the file.`);
    }
  }
}

export const namesIn = ({ actions }: ReplayFile): [string, string] => {
  const joined = actions.filter(({ type }) => type === 'JOIN').map(({ data }) => (data as { name: string }).name);
  return [joined[0] ?? 'Seat 0', joined[1] ?? 'Seat 1'];
};
