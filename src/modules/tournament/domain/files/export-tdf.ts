import { ok, type Result } from '../../../../shared/domain/result.js';
import { foldLog } from '../tournament/evolve.js';
import { refuse, type TournamentRefusal } from '../tournament/refusal.js';
import { publishedRounds, type TournamentState } from '../tournament/state.js';
import { deedsOfTdf } from './import-tdf.js';
import { readTdf } from './read-tdf.js';
import { userIdOf, writeTdf } from './write-tdf.js';

/** Files know Swiss rounds, and a single elimination after them. */
const FORMATS = ['SWISS', 'SWISS SINGLE_ELIMINATION'];

/** Who met whom at which place of the event, and how it ended. */
const playedIn = (state: TournamentState): string => {
  const users = new Map(state.entrants.map((entrant) => [entrant.id, userIdOf(entrant)]));
  const user = (id: string | null): string | null => (id === null ? null : users.get(id)!);
  return JSON.stringify(
    publishedRounds(state).map(({ phase, pairings }) => [
      phase,
      pairings.map(({ entrants, node, result }) => [
        entrants.map(user).sort(),
        node,
        result && [user(result.winner), result.doubleLoss],
      ]),
    ]),
  );
};

const readAgain = (file: string, { settings, organizerId, seed }: TournamentState): TournamentState | null => {
  const read = readTdf(file);
  let next = 0;
  const context = { game: settings.game, organizerId, seed, newId: () => String(++next) };
  const deeds = read.ok ? deedsOfTdf(read.value, context) : read;
  if (!deeds.ok) return null;
  return foldLog(
    'again',
    deeds.value.map((deed, i) => ({ seq: i + 1, deed })),
  );
};

/** The event as a file that imports to the same rounds and results; where there is no such file, none is written. */
export const exportTdf = (state: TournamentState): Result<string, TournamentRefusal> => {
  const kinds = state.phases.map(({ kind }) => kind);
  if (!FORMATS.includes(kinds.join(' ')))
    return refuse(
      'NOT_EXPORTABLE',
      'A .tdf file holds Swiss rounds and a single elimination after them. Take the CSV files.',
      { phases: kinds },
    );
  const file = writeTdf(state);
  const again = readAgain(file, state);
  if (again === null || playedIn(again) !== playedIn(state))
    return refuse(
      'NOT_EXPORTABLE',
      'A .tdf file of this event would not import to the same event. Take the CSV files.',
    );
  return ok(file);
};
