import type { DeckCard } from '../../gameplay/domain/engine/deck.js';
import { SEATS, type Seat } from '../../gameplay/domain/engine/seat.js';
import { deckKey } from './deck-key.js';
import {
  resultsOf,
  type ActionFrequency,
  type CardResults,
  type DeckResults,
  type Ending,
  type Lengths,
  type Matchup,
  type Statistics,
} from './statistics.js';
import { rateOf } from './wilson.js';

/** What counting needs of a finished match. */
export interface TalliedMatch {
  readonly winner: Seat | null;
  readonly reason: string;
  readonly seconds: number;
  /** The types of the game's actions, in order. */
  readonly actions: readonly string[];
  readonly decks: readonly [Brought, Brought] | null;
}

export interface Brought {
  readonly deckId: string | null;
  readonly cards: readonly DeckCard[];
}

interface Played {
  played: number;
  wins: number;
  draws: number;
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Between two values it lies where the database puts it: in proportion. */
const quantile = (sorted: readonly number[], share: number): number => {
  const place = share * (sorted.length - 1);
  const below = sorted[Math.floor(place)]!;
  return below + (sorted[Math.ceil(place)]! - below) * (place - Math.floor(place));
};

const lengthsOf = (values: readonly number[]): Lengths => {
  if (values.length === 0) return { min: null, mean: null, median: null, p90: null, max: null };
  const sorted = [...values].sort((a, b) => a - b);
  return {
    min: sorted[0]!,
    mean: sorted.reduce((sum, value) => sum + value, 0) / sorted.length,
    median: quantile(sorted, 0.5),
    p90: quantile(sorted, 0.9),
    max: sorted.at(-1)!,
  };
};

const entry = <T>(map: Map<string, T>, key: string, fresh: () => T): T => {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = fresh();
  map.set(key, made);
  return made;
};

/** Counts matches one by one and keeps none of them; the same numbers as the server's, from files. */
export class Tally {
  private readonly results = { matches: 0, firstWins: 0, secondWins: 0, draws: 0 };
  private readonly lengths: number[] = [];
  private readonly seconds: number[] = [];
  private readonly endings = new Map<string, { reason: string; winner: Seat | null; matches: number }>();
  private readonly actions = new Map<string, { count: number; matches: number }>();
  private readonly decks = new Map<string, Played & { ids: Set<string> }>();
  private readonly cards = new Map<string, Played>();
  private readonly matchups = new Map<string, { decks: [string, string]; wins: [number, number]; matches: number }>();

  constructor(private readonly game: string) {}

  add(match: TalliedMatch): void {
    const { winner, reason, seconds, actions, decks } = match;
    this.results.matches += 1;
    if (winner === null) this.results.draws += 1;
    else this.results[winner === 0 ? 'firstWins' : 'secondWins'] += 1;
    this.lengths.push(actions.length);
    this.seconds.push(seconds);
    entry(this.endings, `${reason} ${winner}`, () => ({ reason, winner, matches: 0 })).matches += 1;
    for (const type of actions) entry(this.actions, type, () => ({ count: 0, matches: 0 })).count += 1;
    for (const type of new Set(actions)) this.actions.get(type)!.matches += 1;
    if (decks) this.addDecks(decks, winner);
  }

  statistics(): Statistics {
    const { matches } = this.results;
    return {
      game: this.game,
      ...resultsOf(this.results),
      lengths: lengthsOf(this.lengths),
      seconds: lengthsOf(this.seconds),
      endings: [...this.endings.values()].sort(
        (a, b) => b.matches - a.matches || compare(a.reason, b.reason) || (a.winner ?? -1) - (b.winner ?? -1),
      ) satisfies Ending[],
      actions: [...this.actions]
        .map(([type, each]): ActionFrequency => ({ type, ...each, perMatch: each.count / matches }))
        .sort((a, b) => b.count - a.count || compare(a.type, b.type)),
      decks: this.ranked(this.decks, (deck, { ids, draws, wins, played }): DeckResults => ({
        deck,
        deckIds: [...ids].sort(compare),
        draws,
        winRate: rateOf(wins, played),
      })),
      cards: this.ranked(this.cards, (cardId, { draws, wins, played }): CardResults => ({
        cardId,
        draws,
        winRate: rateOf(wins, played),
      })),
      matchups: [...this.matchups.values()]
        .map(({ decks, wins, matches: met }): Matchup => ({
          decks,
          matches: met,
          wins,
          draws: met - wins[0] - wins[1],
        }))
        .sort((a, b) => b.matches - a.matches || compare(a.decks[0], b.decks[0]) || compare(a.decks[1], b.decks[1])),
    };
  }

  private addDecks(decks: readonly [Brought, Brought], winner: Seat | null): void {
    const keys = decks.map(({ cards }) => deckKey(cards));
    for (const seat of SEATS) {
      const { deckId, cards } = decks[seat];
      const deck = entry(this.decks, keys[seat]!, () => ({ played: 0, wins: 0, draws: 0, ids: new Set<string>() }));
      if (deckId !== null) deck.ids.add(deckId);
      const ofCards = [...new Set(cards.map(({ cardId }) => cardId))].map((cardId) =>
        entry(this.cards, cardId, () => ({ played: 0, wins: 0, draws: 0 })),
      );
      for (const record of [deck, ...ofCards]) {
        record.played += 1;
        if (winner === seat) record.wins += 1;
        if (winner === null) record.draws += 1;
      }
    }
    const [low, high]: readonly [Seat, Seat] = compare(keys[0]!, keys[1]!) <= 0 ? [0, 1] : [1, 0];
    const pair: [string, string] = [keys[low]!, keys[high]!];
    const met = entry(this.matchups, pair.join(), () => ({
      decks: pair,
      wins: [0, 0] as [number, number],
      matches: 0,
    }));
    met.matches += 1;
    if (winner !== null) met.wins[winner === low ? 0 : 1] += 1;
  }

  private ranked<R extends Played, T>(map: Map<string, R>, told: (key: string, record: R) => T): T[] {
    return [...map]
      .sort(([a, x], [b, y]) => y.played - x.played || compare(a, b))
      .map(([key, record]) => told(key, record));
  }
}
