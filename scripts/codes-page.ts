import { games } from '../src/modules/gameplay/domain/games/index.js';
import { PROBLEM_CODES } from '../src/shared/application/problem.js';
import { PROBLEM_STATUS } from '../src/shared/infrastructure/http/problem-status.js';
import { PROBLEM_MEANINGS } from './problem-meanings.js';

type Row = readonly string[];

/** A Markdown table with its columns aligned, as the formatter wants it. */
const table = (head: Row, rows: readonly Row[]): string => {
  const cells = [head, ...rows].map((row) => row.map((cell) => cell.replaceAll('|', '\\|')));
  const widths = head.map((_, column) => Math.max(3, ...cells.map((row) => row[column].length)));
  const line = (row: Row) => `| ${row.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  const rule = line(widths.map((width) => '-'.repeat(width)));
  return [line(cells[0]), rule, ...cells.slice(1).map(line)].join('\n');
};

const problems = (): string =>
  table(
    ['code', 'status', 'meaning'],
    PROBLEM_CODES.map((code) => [`\`${code}\``, String(PROBLEM_STATUS[code]), PROBLEM_MEANINGS[code]]),
  );

const refusalsOfGames = (): string[] =>
  games.flatMap(({ id, name, version, refusalCodes }) => [
    `### ${name} (\`${id}\`, rules ${version})`,
    table(
      ['code', 'sentence'],
      Object.entries(refusalCodes).map(([code, sentence]) => [`\`${code}\``, sentence]),
    ),
  ]);

/** docs/codes.md: every code the server can answer, from the tables it answers from. */
export const codesPage = (): string =>
  [
    '# Codes',
    '<!-- Written by `npm run codes`; do not edit. -->',
    'Every error carries a stable `code` ([how errors look](api.md#errors)). Programs should look at the code; the sentences beside it are for people and may change.',
    '## Problems',
    'The same for every game.',
    problems(),
    '## Refusals of the rules',
    'A game refuses an action with a code of its own, always with status 400, and `availableActions` lists what would be valid. `CRITICAL_ERROR` is common to all games: the rules broke an invariant, which is a fault of the server; the action was discarded.',
    ...refusalsOfGames(),
  ].join('\n\n') + '\n';
