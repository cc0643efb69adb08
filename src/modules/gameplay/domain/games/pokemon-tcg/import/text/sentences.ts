/** What stands in brackets only to remind of a rule that holds anyway. */
const REMINDERS: readonly RegExp[] = [
  /^don't apply weakness and resistance for benched pokémon\.?$/i,
  /^(before|after) applying weakness and resistance$/i,
  /^(any )?other effects of attacks still happen\.?$/i,
  /^before your attack$/i,
  /^your opponent chooses the new active pokémon\.?$/i,
  /^you choose the new active pokémon\.?$/i,
  /^both yours and your opponent's$/i,
  /^excluding this card$/i,
];

const BRACKETS = /\s*\(([^()]*)\)/g;

const isReminder = (text: string): boolean => REMINDERS.some((reminder) => reminder.test(text.trim()));

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\bPokemon\b/g, 'Pokémon')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * A printed text sentence by sentence, without the full stops. A card that speaks of itself by its name says "this
 * Pokémon"; brackets that are no known reminder stay, so that nobody reads past them.
 */
export const sentencesOf = (text: string, ownName?: string, itself = 'this Pokémon'): string[] => {
  const named = ownName ? new RegExp(`(?<![\\p{L}\\d])${escaped(plain(ownName))}(?![\\p{L}\\d])`, 'gu') : null;
  const inOwnWords = named ? plain(text).replace(named, itself) : plain(text);
  return inOwnWords
    .replace(/the Pokémon this (card|Tool) is attached to/gi, 'this Pokémon')
    .replace(BRACKETS, (whole, inside: string) => (isReminder(inside) ? '' : whole))
    .replace(/; if (heads|tails)/gi, '. If $1')
    .split(/(?<=[.!?]\)?)\s+/)
    .map((sentence) => sentence.trim().replace(/\.$/, ''))
    .filter((sentence) => sentence !== '');
};

/** Sentences with the card's own name in them again, as they are printed. */
export const asPrinted = (unread: readonly string[], text: string, ownName: string): string[] => {
  const said = sentencesOf(text, ownName);
  const printed = sentencesOf(text, ownName, ownName);
  return unread.map((sentence) => printed[said.indexOf(sentence)] ?? sentence);
};
