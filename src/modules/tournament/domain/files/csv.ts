import type { PlacedRow } from '../tournament/standings-of.js';
import type { Entrant, Round, TournamentState } from '../tournament/state.js';

type Cell = string | number | boolean | null;

/** A cell that a spreadsheet would run as a formula is led by an apostrophe. */
const cell = (value: Cell): string => {
  if (value === null) return '';
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** RFC 4180, one header line. */
const csv = (header: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  [header, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');

export const standingsCsv = (rows: readonly PlacedRow[], tieBreakers: readonly string[]): string =>
  csv(
    ['place', 'name', 'entrantId', 'points', 'wins', 'losses', 'draws', 'byes', 'dropped', ...tieBreakers],
    rows.map((row) => [
      row.place,
      row.name,
      row.entrantId,
      row.points,
      row.wins,
      row.losses,
      row.draws,
      row.byes,
      row.dropped,
      ...row.tieBreakers.map(({ value }) => (value === null ? null : value.toFixed(6))),
    ]),
  );

export const entrantsCsv = (entrants: readonly Entrant[]): string =>
  csv(
    ['id', 'accountId', 'name', 'state', 'late', 'deckId', 'deckHash'],
    entrants.map(({ id, accountId, name, state, late, deck }) => [
      id,
      accountId,
      name,
      state,
      late,
      deck?.id ?? null,
      deck?.hash ?? null,
    ]),
  );

export const pairingsCsv = (state: TournamentState, rounds: readonly Round[]): string => {
  const names = new Map(state.entrants.map(({ id, name }) => [id, name]));
  return csv(
    ['round', 'table', 'first', 'second', 'firstId', 'secondId', 'result'],
    rounds.flatMap(({ number, pairings }) =>
      pairings.map(({ table, entrants: [a, b], result }): Cell[] => {
        const outcome = (): string => {
          if (result === null) return '';
          if (b === null) return 'BYE';
          if (result.doubleLoss) return 'DOUBLE_LOSS';
          if (result.winner === null) return 'DRAW';
          return result.winner === a ? 'FIRST' : 'SECOND';
        };
        return [number, table, names.get(a)!, b === null ? null : names.get(b)!, a, b, outcome()];
      }),
    ),
  );
};
