import type { CardReading, Tally } from './card-import.js';

/** What an import made of its records. */
export interface Coverage {
  readonly records: number;
  /** Cards, and how many of them can be played. */
  readonly cards: Tally;
  readonly attacks: Tally;
  readonly sentences: Tally;
  /** Cards that cannot be played, and what on them is not understood. */
  readonly unread: readonly { readonly id: string; readonly name: string; readonly sentences: readonly string[] }[];
  /** Records that are no cards; counted from 1. */
  readonly refused: readonly { readonly record: number; readonly id: string; readonly faults: readonly string[] }[];
}

const NONE: Tally = { total: 0, understood: 0 };

export const EMPTY_COVERAGE: Coverage = {
  records: 0,
  cards: NONE,
  attacks: NONE,
  sentences: NONE,
  unread: [],
  refused: [],
};

const plus = (a: Tally, b: Tally): Tally => ({ total: a.total + b.total, understood: a.understood + b.understood });

/** The coverage with more records read. */
export const coverageWith = (before: Coverage, readings: readonly CardReading[]): Coverage => {
  let { cards, attacks, sentences } = before;
  const unread = [...before.unread];
  const refused = [...before.refused];
  for (const [index, reading] of readings.entries()) {
    if (reading.kind === 'REFUSED') {
      refused.push({ record: before.records + index + 1, id: reading.id, faults: reading.faults });
      continue;
    }
    const { card } = reading;
    const isRead = reading.unread.length === 0;
    cards = plus(cards, { total: 1, understood: isRead ? 1 : 0 });
    attacks = plus(attacks, reading.attacks);
    sentences = plus(sentences, reading.sentences);
    if (!isRead) unread.push({ id: card.id, name: card.name, sentences: reading.unread });
  }
  return { records: before.records + readings.length, cards, attacks, sentences, unread, refused };
};
