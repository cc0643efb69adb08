import { Tally, talliedFile, type Statistics } from '../modules/replay/index.js';
import { EXIT } from './exit-codes.js';
import { readReplay, replayPaths } from './replay-files.js';
import { progressOn, type Terminal } from './terminal.js';

const percent = (share: number | null): string => (share === null ? '–' : `${(share * 100).toFixed(1)} %`);
const TOP = 10;

type RateOf = Statistics['firstSeatWinRate'];

const rateText = ({ rate, low, high, wins, of }: RateOf): string =>
  `${percent(rate)} (${wins} of ${of}; ${percent(low)} to ${percent(high)})`;

const lines = (statistics: Statistics): string[] => {
  const { game, matches, firstSeatWinRate, draws, lengths, endings, actions, decks, cards, matchups } = statistics;
  const { min, median, p90, max } = lengths;
  const list = (title: string, items: readonly string[]) =>
    items.length === 0 ? [] : ['', `  ${title}`, ...items.slice(0, TOP).map((item) => `    ${item}`)];
  return [
    `${game}: ${matches} matches, ${draws} drawn`,
    `  first seat wins ${rateText(firstSeatWinRate)}`,
    `  actions: ${min} to ${max}, median ${median}, nine of ten up to ${p90}`,
    ...list(
      'endings',
      endings.map(
        ({ reason, winner, matches: n }) => `${n} × ${reason}, ${winner === null ? 'drawn' : `seat ${winner}`}`,
      ),
    ),
    ...list(
      'actions',
      actions.map(({ type, count, perMatch }) => `${count} × ${type}, ${perMatch.toFixed(1)} a match`),
    ),
    ...list(
      'decks',
      decks.map(({ deck, deckIds, winRate }) => `${deckIds.join(', ') || deck}: ${rateText(winRate)}`),
    ),
    ...list(
      'cards',
      cards.map(({ cardId, winRate }) => `${cardId}: ${rateText(winRate)}`),
    ),
    ...list(
      'matchups',
      matchups.map(({ decks: [a, b], wins, draws: n }) => `${a} against ${b}: ${wins.join(' : ')}, ${n} drawn`),
    ),
  ];
};

/** Counts a file or a folder of them in one pass. */
export async function stats(path: string, { json }: { json?: boolean }, terminal: Terminal): Promise<number> {
  const paths = await replayPaths(path);
  const progress = progressOn(terminal, 'counted');
  const tallies = new Map<string, Tally>();
  for (const [index, each] of paths.entries()) {
    const file = await readReplay(each);
    const { game } = file.setup;
    if (!tallies.has(game)) tallies.set(game, new Tally(game));
    const match = talliedFile(file);
    if (match) tallies.get(game)!.add(match);
    progress.at(index + 1, paths.length);
  }
  progress.done();
  const counted = [...tallies.values()].map((tally) => tally.statistics());
  if (json) terminal.out(JSON.stringify(counted));
  else terminal.out(counted.map((each) => lines(each).join('\n')).join('\n\n') || 'No replays.');
  return EXIT.OK;
}
