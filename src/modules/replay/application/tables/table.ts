export type ColumnType = 'TEXT' | 'INTEGER' | 'TIME' | 'JSON';

export interface Column {
  readonly name: string;
  readonly type: ColumnType;
}

/** JSON cells hold the text of the value. */
export type Cell = string | number | Date | null;
export type Row = readonly Cell[];

export interface Table {
  readonly columns: readonly Column[];
  /** In pages, each as large as the source finds it convenient. */
  readonly pages: AsyncIterable<readonly Row[]>;
}

export const EXPORT_ROWS = ['actions', 'matches'] as const;
export type ExportRows = (typeof EXPORT_ROWS)[number];

const text = (name: string): Column => ({ name, type: 'TEXT' });
const integer = (name: string): Column => ({ name, type: 'INTEGER' });
const time = (name: string): Column => ({ name, type: 'TIME' });
const json = (name: string): Column => ({ name, type: 'JSON' });

/** A row an entry of the log: the actions of the game, and JOIN, LEAVE and CANCEL. */
export const ACTION_COLUMNS: readonly Column[] = [
  text('matchId'),
  integer('seq'),
  text('game'),
  text('rulesVersion'),
  text('tournamentId'),
  integer('seat'),
  text('accountId'),
  text('type'),
  json('data'),
  text('stateHash'),
  text('hash'),
  time('recordedAt'),
];

/** A row a match. `actions` counts what was played; `deck0` and `deck1` name the lists by their keys. */
export const MATCH_COLUMNS: readonly Column[] = [
  text('matchId'),
  text('tournamentId'),
  text('game'),
  text('rulesVersion'),
  json('options'),
  text('state'),
  text('account0'),
  text('account1'),
  text('deck0'),
  text('deck1'),
  integer('actions'),
  integer('winner'),
  text('reason'),
  text('seed'),
  text('seedCommitment'),
  time('createdAt'),
  time('endedAt'),
];

export const COLUMNS: Readonly<Record<ExportRows, readonly Column[]>> = {
  actions: ACTION_COLUMNS,
  matches: MATCH_COLUMNS,
};
