/** What Windows-1252 has in the place of the control characters from 0x80 on. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const BYTE_OF = new Map([
  ...Array.from({ length: 256 }, (_, byte) => [String.fromCharCode(byte), byte] as const),
  ...[...WINDOWS].map((character, index) => [character, 0x80 + index] as const),
]);
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** UTF-8 that was read as Windows-1252 by one program on its way, such as "PokÃ©mon". */
const unmangledOnce = (text: string): string => {
  const bytes = [...text].map((character) => BYTE_OF.get(character));
  if (!bytes.some((byte) => byte !== undefined && byte > 0x7f) || bytes.includes(undefined)) return text;
  try {
    return utf8.decode(Uint8Array.from(bytes as number[]));
  } catch {
    return text;
  }
};

/** The text as it was before programs that disagree about encodings passed it on, twice at most. */
export const unmangled = (text: string): string => unmangledOnce(unmangledOnce(text));

/** A name as it is compared: without accents and case, with plain quotes, dashes and single spaces. */
export const folded = (text: string): string =>
  unmangled(text)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’‛`´]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** A letter that some program could not write down: the replacement character, or a question mark in its place. */
const LOST = /[\ufffd?]+/g;
const MAX_LOST = 4;
/** One letter may have been several bytes. */
const LETTERS_A_GAP = '.{1,3}';

/** Matches the folded names that a folded text may have been before letters of it were lost; null if none were. */
export const withLostLetters = (text: string): RegExp | null => {
  const parts = text.split(LOST);
  if (parts.length === 1 || parts.length > MAX_LOST + 1) return null;
  const escaped = parts.map((part) => part.replace(/[.*+^${}()|[\]\\/-]/g, '\\$&'));
  return new RegExp(`^${escaped.join(LETTERS_A_GAP)}$`);
};
