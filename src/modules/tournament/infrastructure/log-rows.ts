import type { Author } from '../application/tournament-log.js';
import type { Deed, Entry } from '../domain/tournament/deeds.js';
import { created, evolve } from '../domain/tournament/evolve.js';
import { touchedBy } from '../domain/tournament/history.js';
import type { TournamentState } from '../domain/tournament/state.js';

/** An entry as it is about to be written. */
export interface LogRow extends Entry {
  readonly author: Author;
  readonly before: unknown;
  readonly after: unknown;
}

export interface Step {
  readonly state: TournamentState;
  readonly rows: readonly LogRow[];
}

/** What deeds make of a tournament, and the rows that record them. */
export const stepOf = (before: TournamentState, deeds: readonly Deed[], author: Author): Step => {
  let state = before;
  const rows = deeds.map((deed): LogRow => {
    const entry = { seq: state.headSeq + 1, deed };
    const was = touchedBy(deed, state);
    state = evolve(state, entry);
    return { ...entry, author, before: was, after: touchedBy(deed, state) };
  });
  return { state, rows };
};

/** The same from nothing: the first deed creates the tournament. */
export const firstStepOf = (id: string, [first, ...rest]: readonly Deed[], author: Author): Step => {
  if (first?.type !== 'CREATED') throw new Error('A log begins with CREATED.');
  const opening = created(id, { seq: 1, deed: first });
  const { state, rows } = stepOf(opening, rest, author);
  return { state, rows: [{ seq: 1, deed: first, author, before: null, after: touchedBy(first, opening) }, ...rows] };
};

const json = (value: unknown): string | null => (value === null || value === undefined ? null : JSON.stringify(value));

/** One statement, however many rows. */
export const INSERT_ROWS = `
  INSERT INTO tournament_log (tournament_id, seq, type, data, before, after, account_id, reason)
  SELECT $1::uuid, i.* FROM unnest($2::int[], $3::text[], $4::jsonb[], $5::jsonb[], $6::jsonb[], $7::uuid[], $8::text[]) AS i`;

export const rowValues = (id: string, rows: readonly LogRow[]): unknown[] => [
  id,
  rows.map(({ seq }) => seq),
  rows.map(({ deed }) => deed.type),
  rows.map(({ deed }) => JSON.stringify({ ...deed, type: undefined })),
  rows.map(({ before }) => json(before)),
  rows.map(({ after }) => json(after)),
  rows.map(({ author }) => author.accountId),
  rows.map(({ author }) => author.reason ?? null),
];

export const INSERT_TOURNAMENT = `
  INSERT INTO tournaments (id, name, game, state, organizer_id, settings, head_seq) VALUES ($1, $2, $3, $4, $5, $6, $7)`;

export const tournamentValues = ({ id, settings, status, organizerId, headSeq }: TournamentState): unknown[] => [
  id,
  settings.name,
  settings.game,
  status,
  organizerId,
  JSON.stringify(settings),
  headSeq,
];
