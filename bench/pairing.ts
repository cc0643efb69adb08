import { countsOf } from '../test/pairing/oracle.js';
import { askPackage, PACKAGES, type Package } from './support/other-pairings.js';
import { lottery, type MeasuredRound, swissEvent } from './support/swiss-event.js';
import { markdownTable } from './support/markdown-table.js';
import { playOverHttp, seatOverHttp } from './support/tournament-event.js';

/**
 * Every round of whole Swiss events, beside two published packages that are given the same rounds. `edmonds-blossom` is a
 * matching and gets the engine's objective up to the pairs across groups; `swiss-pairing` pairs by a sum of its own.
 */
const FIELDS = [64, 512, 2048, 4096, 8192];
const EVENT = 4096;
/** A package that did not finish so many rounds of a field in a row is not asked for the rest of it. */
const PATIENCE = 2;

const thousands = (value: number): string => value.toLocaleString('en');
const time = (ms: number): string => (ms < 100 ? ms.toFixed(1) : thousands(Math.round(ms)));

const beside = async (name: Package, { input, history }: MeasuredRound): Promise<string | null> => {
  const reply = await askPackage({ package: name, input, history });
  if (reply === null) return null;
  const { rematches, crossGroup, largestDifference } = countsOf(input, reply.pairs);
  return `${time(reply.ms)} · ${rematches} · ${crossGroup} · ${largestDifference}`;
};

const lines: Record<string, string>[] = [];
for (const size of FIELDS) {
  const failures = new Map(PACKAGES.map((name) => [name, 0]));
  for (const round of swissEvent(size)) {
    const { rematches, crossGroup, largestDifference } = countsOf(round.input, round.paired.pairs);
    const line: Record<string, string> = {
      players: thousands(size),
      round: String(round.input.round),
      ms: time(round.medianMs),
      'worst ms': time(round.worstMs),
      rematches: String(rematches),
      'cross-group': String(crossGroup),
      'largest difference': String(largestDifference),
    };
    for (const name of PACKAGES) {
      if (failures.get(name) === PATIENCE) {
        line[name] = 'not asked again';
        continue;
      }
      const told = await beside(name, round);
      failures.set(name, told === null ? failures.get(name)! + 1 : 0);
      line[name] = told ?? 'does not finish';
    }
    lines.push(line);
    process.stderr.write(`${Object.values(line).join('  ')}\n`);
  }
}
console.log('Of the packages: ms · rematches · cross-group pairs · largest difference; ended after 10 s.\n');
console.log(markdownTable(lines));

console.log(`\nThe same of ${EVENT} players over HTTP, on a PostgreSQL that waits for the disk:\n`);
const overHttp = await playOverHttp(EVENT, lottery(EVENT));
console.log(
  markdownTable(overHttp.map((line) => Object.fromEntries(Object.entries(line).map(([k, v]) => [k, thousands(v)])))),
);

const { ms, matches } = await seatOverHttp(EVENT);
console.log(`\nA round with its ${thousands(matches)} matches on the server, paired and published: ${time(ms)} ms.`);
