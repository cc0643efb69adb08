import type { DeckCard, DeckViolation } from '../../../engine/deck.js';
import type { JsonObject } from '../../../engine/json.js';
import { isBasicEnergy, type CardDefinition } from '../cards/card-definition.js';
import { BUILT_IN } from '../cards/catalogue.js';
import { OPENING_HAND } from '../options.js';
import { requirements } from '../setup/start-game-rules.js';
import { deckRulesFrom, type DeckRules } from './deck-rules.js';

interface Entry {
  readonly card: CardDefinition;
  readonly count: number;
}

type DeckRule = (entries: readonly Entry[], rules: DeckRules) => DeckViolation[];

const total = (entries: readonly Entry[]): number => entries.reduce((sum, { count }) => sum + count, 0);

const size: DeckRule = (entries, { size: exact, minSize, maxSize }) => {
  const count = total(entries);
  if (exact !== null && count !== exact) {
    return [{ code: 'DECK_SIZE', message: `The deck must have exactly ${exact} cards`, count, limit: exact }];
  }
  return [
    ...(minSize !== null && count < minSize
      ? [{ code: 'DECK_TOO_SMALL', message: `The deck must have at least ${minSize} cards`, count, limit: minSize }]
      : []),
    ...(maxSize !== null && count > maxSize
      ? [{ code: 'DECK_TOO_LARGE', message: `The deck must have at most ${maxSize} cards`, count, limit: maxSize }]
      : []),
  ];
};

/** Two opening hands' worth of cards beside the prizes, so that every setup can be carried out. */
const enoughForTheSetup: DeckRule = (entries, { prizes }) => {
  const limit = prizes + 2 * OPENING_HAND;
  const count = total(entries);
  return count < limit
    ? [{ code: 'DECK_BELOW_MINIMUM', message: `A deck needs ${limit} cards to set up the game`, count, limit }]
    : [];
};

/** Counted by name: cards of one name may come from several sets. */
const byName = (entries: readonly Entry[]): Map<string, { cardId: string; count: number }> => {
  const names = new Map<string, { cardId: string; count: number }>();
  for (const { card, count } of entries) {
    if (isBasicEnergy(card)) continue;
    const known = names.get(card.name);
    names.set(card.name, { cardId: known?.cardId ?? card.id, count: (known?.count ?? 0) + count });
  }
  return names;
};

const copies: DeckRule = (entries, { maxCopies: limit }) =>
  [...byName(entries)]
    .filter(([, { count }]) => count > limit)
    .map(([name, { cardId, count }]) => ({
      code: 'TOO_MANY_COPIES',
      message: `At most ${limit} cards may be named ${name}`,
      cardId,
      count,
      limit,
    }));

const isNamed = (card: CardDefinition, list: readonly string[]): boolean =>
  list.includes(card.id) || list.includes(card.name);

const bannedSets: DeckRule = (entries, rules) =>
  entries
    .filter(({ card }) => rules.bannedSets.includes(card.set))
    .map(({ card, count }) => ({
      code: 'BANNED_SET',
      message: `${card.name} is of the banned set ${card.set}`,
      cardId: card.id,
      count,
    }));

const bannedCards: DeckRule = (entries, rules) =>
  entries
    .filter(({ card }) => isNamed(card, rules.bannedCards))
    .map(({ card, count }) => ({ code: 'BANNED_CARD', message: `${card.name} is banned`, cardId: card.id, count }));

const restrictedCards: DeckRule = (entries, rules) => {
  const restricted = entries.filter(({ card }) => isNamed(card, rules.restrictedCards));
  const names = new Set(restricted.map(({ card }) => card.name));
  return [...names].flatMap((name) => {
    const same = restricted.filter(({ card }) => card.name === name);
    const count = total(same);
    return count > 1
      ? [{ code: 'RESTRICTED_CARD', message: `${name} is limited to 1`, cardId: same[0].card.id, count, limit: 1 }]
      : [];
  });
};

/** Basic Energy is legal whatever its mark. */
const regulationMarks: DeckRule = (entries, { regulationMarks: marks }) =>
  marks.length === 0
    ? []
    : entries
        .filter(({ card }) => !isBasicEnergy(card) && !marks.includes(card.regulationMark ?? ''))
        .map(({ card, count }) => ({
          code: 'REGULATION_MARK',
          message: `${card.name} has the mark ${card.regulationMark ?? 'none'}, not one of ${marks.join(', ')}`,
          cardId: card.id,
          count,
        }));

const allowsAnOpeningHand: DeckRule = (entries, { startGameRules }) =>
  requirements(startGameRules).flatMap(({ type, count: limit, fulfils }) => {
    const count = total(entries.filter(({ card }) => fulfils(card)));
    if (count >= limit) return [];
    const code = type === 'HAS_BASIC_POKEMON' ? 'TOO_FEW_BASIC_POKEMON' : 'TOO_FEW_ENERGY_CARDS';
    const kind = type === 'HAS_BASIC_POKEMON' ? 'Basic Pokémon' : 'Energy cards';
    return [{ code, message: `The deck needs at least ${limit} ${kind}`, count, limit }];
  });

const textIsUnderstood: DeckRule = (entries, { unplayableAsVanilla }) =>
  unplayableAsVanilla
    ? []
    : entries
        .filter(({ card }) => card.playable === false)
        .map(({ card, count }) => ({
          code: 'UNPLAYABLE_CARD',
          message: `The rules cannot carry out ${card.name}: "${card.notUnderstood ?? ''}"`,
          cardId: card.id,
          count,
        }));

const RULES: readonly DeckRule[] = [
  size,
  enoughForTheSetup,
  copies,
  allowsAnOpeningHand,
  bannedSets,
  bannedCards,
  restrictedCards,
  regulationMarks,
  textIsUnderstood,
];

/** Every violation, not only the first. */
export const deckViolations = (
  deck: readonly DeckCard[],
  rules: JsonObject,
  definitions: readonly object[] = [],
): DeckViolation[] => {
  const brought = new Map((definitions as readonly CardDefinition[]).map((card) => [card.id, card]));
  const entries: Entry[] = [];
  const unknown: DeckViolation[] = [];
  for (const { cardId, count } of deck) {
    const card = brought.get(cardId) ?? BUILT_IN.get(cardId);
    if (card) entries.push({ card, count });
    else unknown.push({ code: 'UNKNOWN_CARD', message: `There is no card ${cardId}`, cardId, count });
  }
  const parsed = deckRulesFrom(rules);
  return [...unknown, ...RULES.flatMap((rule) => rule(entries, parsed))];
};
