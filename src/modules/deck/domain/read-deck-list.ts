import { fail, ok, type Result } from '../../../shared/domain/result.js';
import type { CardIndex } from './card-index.js';
import { MAX_COUNT, MAX_LINES, merged, type CardCount } from './deck.js';
import { folded } from './folded.js';

/** A line of a list that does not say which cards it means. */
export interface UnreadableLine {
  readonly code: 'UNKNOWN_CARD' | 'AMBIGUOUS_CARD' | 'INVALID_COUNT' | 'UNREADABLE_LINE';
  /** Counted from 1, blank lines included. */
  readonly line: number;
  readonly text: string;
  readonly message: string;
}

const BYTE_ORDER_MARK = /^(\ufeff|ï»¿)/;
const INVISIBLE = /[\u200b-\u200d\u2060\ufeff]/g;
const COMMENT = /^(\/\/|#(?!#))/;
/** Bullets and rules that surround titles: `* 4 Ember Fox`, `== Trainer (20) ==`. */
const ORNAMENT = /^[\s*•·=#~_-]+|[\s*=#~_-]+$/g;

/** What players and sites write above groups of cards, or below them as a sum. */
const HEADINGS =
  /^((the )?(main ?)?deck ?(list)?|.* deck ?list|total( number of)?( cards?)?|cards?( in (the )?deck)?|(basic |special )?(pok.{1,3}mon|trainers?|energy|energies|items?|supporters?|stadiums?|tools?|units?|actions?|champions?|monsters?|spells?|creatures?|others?)( cards?)?)$/;
/** `: 12`, `(12)`, `- 12`, `[12 cards]`, a bare colon, or nothing. */
const SUM_AFTER = / ?[:(\[-]? ?(\d+( cards?)?)? ?[)\]]? ?:?$/;
/** `60 cards`, `60 cards total`. */
const SUM_ALONE = /^\d+ cards?( in total| total)?$/;

const COUNT_FIRST = /^(?:(\d+)\s*[x×]?|[x×]\s*(\d+))\s+(\S.*)$/i;
const COUNT_LAST = /^(\S.*?)\s+(?:[x×]\s*(\d+)|(\d+)\s*[x×]|\(\s*[x×]?\s*(\d+)\s*[x×]?\s*\))$/i;

const isHeading = (text: string): boolean => {
  const plain = folded(text);
  return HEADINGS.test(plain.replace(SUM_AFTER, '')) || SUM_ALONE.test(plain);
};

const splitLine = (text: string): { readonly count: number; readonly reference: string } | null => {
  const first = COUNT_FIRST.exec(text);
  if (first) return { count: Number(first[1] ?? first[2]), reference: first[3] };
  const last = COUNT_LAST.exec(text);
  return last ? { count: Number(last[2] ?? last[3] ?? last[4]), reference: last[1] } : null;
};

const readLine = (raw: string, line: number, cards: CardIndex): CardCount | UnreadableLine | null => {
  const text = raw.replace(INVISIBLE, '').trim();
  const plain = text.replace(ORNAMENT, '');
  if (plain === '' || COMMENT.test(text) || isHeading(plain)) return null;
  const unreadable = (code: UnreadableLine['code'], message: string) => ({ code, line, text, message });
  const split = splitLine(plain);
  if (!split) return unreadable('UNREADABLE_LINE', 'A line is a count and a card, such as "4 Ember Fox STR 12"');
  if (split.count < 1 || split.count > MAX_COUNT)
    return unreadable('INVALID_COUNT', `The count is a whole number from 1 to ${MAX_COUNT}`);
  const found = cards.find(split.reference);
  switch (found.kind) {
    case 'CARD':
      return { cardId: found.cardId, count: split.count };
    case 'UNKNOWN':
      return unreadable('UNKNOWN_CARD', found.message);
    case 'AMBIGUOUS':
      return unreadable('AMBIGUOUS_CARD', found.message);
    default:
      return found satisfies never;
  }
};

/** A deck list in the forms that players copy; every line that cannot be read is named. */
export const readDeckList = (
  list: string,
  cards: CardIndex,
): Result<readonly CardCount[], readonly UnreadableLine[]> => {
  const lines = list.replace(BYTE_ORDER_MARK, '').split(/\r\n|[\n\r\u2028\u2029]/);
  const read = lines.flatMap((raw, index) => readLine(raw, index + 1, cards) ?? []);
  const unreadable = read.filter((each) => 'code' in each);
  if (unreadable.length > 0) return fail(unreadable);
  if (read.length > MAX_LINES) {
    const message = `A list has at most ${MAX_LINES} lines of cards`;
    return fail([{ code: 'UNREADABLE_LINE', line: MAX_LINES + 1, text: '', message }]);
  }
  return ok(merged(read.filter((each) => 'cardId' in each)));
};
