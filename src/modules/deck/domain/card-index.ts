import { folded, withLostLetters } from './folded.js';

export interface NamedCard {
  readonly id: string;
  readonly name: string;
  readonly set: string;
  readonly number: string;
}

export type Found =
  | { readonly kind: 'CARD'; readonly cardId: string }
  | { readonly kind: 'UNKNOWN'; readonly message: string }
  | { readonly kind: 'AMBIGUOUS'; readonly message: string };

const SHOWN = 5;
const BRACKETS = /[()[\]{}]/g;

const withoutZeros = (number: string): string => number.replace(/^0+(?=.)/, '');
const printingOf = (set: string, number: string): string => `${folded(set)} ${withoutZeros(folded(number))}`;
const shown = (cards: readonly NamedCard[]): string => {
  const names = cards.slice(0, SHOWN).map(({ name, set, number }) => `${name} ${set} ${number}`);
  return names.join(', ') + (cards.length > SHOWN ? ', …' : '');
};

/** Finds cards by what players write: an id, a name, a name with its set and number. */
export class CardIndex {
  private readonly ids = new Map<string, NamedCard>();
  private readonly names = new Map<string, NamedCard[]>();

  constructor(cards: readonly NamedCard[]) {
    for (const card of cards) {
      const name = folded(card.name);
      this.ids.set(folded(card.id), card);
      this.names.set(name, [...(this.names.get(name) ?? []), card]);
    }
  }

  find(reference: string): Found {
    const text = folded(reference.replace(BRACKETS, ' '));
    const byId = this.ids.get(text);
    if (byId) return { kind: 'CARD', cardId: byId.id };
    const plain = this.named(text);
    if (plain.length > 0) return only(plain, plain[0].name);
    return this.printed(text, reference) ?? { kind: 'UNKNOWN', message: `There is no card "${reference}"` };
  }

  /** `<name> <set> <number>` or `<name> <set>`. */
  private printed(text: string, reference: string): Found | null {
    const words = text.split(' ');
    let known: readonly NamedCard[] = [];
    for (const tail of [2, 1]) {
      if (words.length <= tail) continue;
      const cards = this.named(words.slice(0, -tail).join(' '));
      const printing = words.slice(-tail);
      const matching = cards.filter(({ set, number }) =>
        tail === 2
          ? printingOf(set, number) === printingOf(printing[0], printing[1])
          : folded(set) === printing[0] || withoutZeros(folded(number)) === withoutZeros(printing[0]),
      );
      if (matching.length > 0) return only(matching, reference);
      if (cards.length > 0) known = cards;
    }
    if (known.length === 0) return null;
    return { kind: 'UNKNOWN', message: `There is no "${reference}"; there is ${shown(known)}` };
  }

  private named(text: string): readonly NamedCard[] {
    const exact = this.names.get(text);
    if (exact) return exact;
    const pattern = withLostLetters(text);
    if (!pattern) return [];
    return [...this.names].flatMap(([name, cards]) => (pattern.test(name) ? cards : []));
  }
}

const only = (cards: readonly NamedCard[], name: string): Found =>
  cards.length === 1
    ? { kind: 'CARD', cardId: cards[0].id }
    : { kind: 'AMBIGUOUS', message: `"${name}" may be ${shown(cards)}: add set and number` };
