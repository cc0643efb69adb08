/** Lines of the same columns as a table that a document takes as it is. */
export const markdownTable = (lines: readonly Readonly<Record<string, string>>[]): string => {
  const columns = Object.keys(lines[0]);
  const widths = columns.map((name) => Math.max(4, ...[name, ...lines.map((line) => line[name])].map((s) => s.length)));
  const row = (cells: readonly string[]): string => `| ${cells.map((s, i) => s.padStart(widths[i])).join(' | ')} |`;
  return [
    row(columns),
    `| ${widths.map((width) => `${'-'.repeat(width - 1)}:`).join(' | ')} |`,
    ...lines.map((line) => row(columns.map((name) => line[name]))),
  ].join('\n');
};
