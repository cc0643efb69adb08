import type { DeckCard } from '../../src/modules/gameplay/domain/engine/deck.js';
import type { Game, GameSetup } from '../../src/modules/gameplay/domain/engine/game.js';
import { isObject } from '../../src/modules/gameplay/domain/engine/json.js';
import { type Random, seededRandom } from '../../src/modules/gameplay/domain/engine/random.js';

/** What a match was set up with, as a golden playthrough writes it down. */
export interface SetupChoice {
  readonly options: Readonly<Record<string, unknown>>;
  /** The ids of the ready decks, a seat each; null where a game has no decks. */
  readonly decks: readonly [string, string] | null;
}

const choicesOf = (schema: unknown): readonly unknown[] => {
  if (!isObject(schema)) return [];
  if (Array.isArray(schema.enum)) return schema.enum;
  return schema.type === 'boolean' ? [true, false] : [];
};

/** Each option that has a short list of values takes one of them, or none. */
const pickOptions = (game: Game, random: Random): Record<string, unknown> => {
  const properties = isObject(game.optionsSchema.properties) ? game.optionsSchema.properties : {};
  const options: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(properties)) {
    const choices = choicesOf(schema);
    const pick = random.int(choices.length + 1);
    if (pick < choices.length) options[name] = choices[pick];
  }
  return game.parseOptions(options).ok ? options : {};
};

export const pickSetup = (game: Game, seed: string): SetupChoice => {
  const random = seededRandom(`${seed}/setup`, 0);
  const options = pickOptions(game, random);
  if (!game.decks) return { options, decks: null };
  const { readyDecks } = game.decks;
  const deck = (): string => readyDecks[random.int(readyDecks.length)].id;
  return { options, decks: [deck(), deck()] };
};

const cardsOf = (game: Game, deckId: string): readonly DeckCard[] => {
  const deck = game.decks?.readyDecks.find(({ id }) => id === deckId);
  if (!deck) throw new Error(`${game.id} has no ready deck ${deckId}`);
  return deck.cards;
};

export const setupOf = (game: Game, { options, decks }: SetupChoice): GameSetup<object> => {
  const parsed = game.parseOptions(options);
  if (!parsed.ok) throw new Error(`${game.id} refuses its options: ${parsed.error.join('; ')}`);
  return { options: parsed.value, decks: decks && [cardsOf(game, decks[0]), cardsOf(game, decks[1])] };
};
