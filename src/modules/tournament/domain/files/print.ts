import type { PlacedRow } from '../tournament/standings-of.js';
import type { Pairing, Round, TournamentState } from '../tournament/state.js';
import { escapeXml } from './xml.js';

const STYLE = `
body{font:12pt system-ui,sans-serif;margin:1.5cm;color:#000;background:#fff}
h1{font-size:16pt;margin:0 0 .5cm}h2{font-size:13pt;break-after:avoid}
table{border-collapse:collapse;width:100%}th,td{border-bottom:1px solid #999;padding:3pt 6pt;text-align:left}
td.n,th.n{text-align:right}tr{break-inside:avoid}thead{display:table-header-group}
section+section{break-before:page}.slip{border:1px dashed #000;padding:.6cm;margin:0 0 .4cm;break-inside:avoid}
.slip p{margin:.3cm 0}@page{margin:1cm}@media print{body{margin:0}}`;

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeXml(title)}</title><style>${STYLE}</style></head><body><h1>${escapeXml(title)}</h1>${body}</body></html>\n`;

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string => {
  const cells = (tag: 'th' | 'td', row: readonly (string | number)[]): string =>
    row
      .map((value) => `<${tag}${typeof value === 'number' ? ' class="n"' : ''}>${escapeXml(String(value))}</${tag}>`)
      .join('');
  const body = rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('');
  return `<table><thead><tr>${cells('th', head)}</tr></thead><tbody>${body}</tbody></table>`;
};

const namesOf = ({ entrants }: TournamentState): ((id: string | null) => string) => {
  const names = new Map(entrants.map(({ id, name }) => [id, name]));
  return (id) => (id === null ? 'BYE' : names.get(id)!);
};

/** By name, to find one's table; by table, for the staff. */
export const printPairings = (state: TournamentState, { number, pairings }: Round): string => {
  const name = namesOf(state);
  const sides = pairings.flatMap(({ table: at, entrants: [a, b] }) =>
    b === null
      ? [[name(a), at, name(null)]]
      : [
          [name(a), at, name(b)],
          [name(b), at, name(a)],
        ],
  );
  const byName = sides.sort(([a], [b]) => String(a).localeCompare(String(b), 'en'));
  const byTable = [...pairings]
    .sort((a, b) => a.table - b.table)
    .map(({ table: at, entrants: [a, b] }) => [at, name(a), name(b)]);
  return page(
    `${state.settings.name} – round ${number}`,
    `<section><h2>By name</h2>${table(['Name', 'Table', 'Opponent'], byName)}</section><section><h2>By table</h2>${table(['Table', 'First', 'Second'], byTable)}</section>`,
  );
};

export const printSlips = (state: TournamentState, { number, pairings }: Round): string => {
  const name = namesOf(state);
  const line = (id: string | null): string =>
    `<p>☐ ${escapeXml(name(id))} won&emsp;&emsp;Signature ______________________</p>`;
  const slip = ({ table: at, entrants: [a, b] }: Pairing): string =>
    `<div class="slip"><strong>Round ${number} · Table ${at}</strong>${line(a)}${line(b)}<p>☐ Draw&emsp;&emsp;☐ ${escapeXml(name(a))} drops&emsp;&emsp;☐ ${escapeXml(name(b))} drops</p></div>`;
  return page(
    `${state.settings.name} – round ${number}`,
    pairings
      .filter(({ entrants }) => entrants[1] !== null)
      .map(slip)
      .join(''),
  );
};

export const printStandings = (state: TournamentState, rows: readonly PlacedRow[], round: number): string => {
  const codes = rows[0]?.tieBreakers.filter(({ value }) => value !== null).map(({ code }) => code) ?? [];
  const percent = (value: number): string => `${(100 * value).toFixed(2)} %`;
  const lines = rows.map((row) => [
    row.place,
    row.dropped ? `${row.name} (dropped)` : row.name,
    row.points,
    `${row.wins + row.byes}–${row.losses}–${row.draws}`,
    ...row.tieBreakers.flatMap(({ value }) => (value === null ? [] : [percent(value)])),
  ]);
  return page(
    `${state.settings.name} – standings after round ${round}`,
    table(['Place', 'Name', 'Points', 'Record', ...codes], lines),
  );
};
