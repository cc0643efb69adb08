import type { CatalogueCard } from '../../src/modules/gameplay/domain/engine/deck.js';
import type { GameEvent } from '../../src/modules/gameplay/domain/engine/events.js';
import { games } from '../../src/modules/gameplay/domain/games/index.js';
import { Match } from '../../src/modules/match/domain/match.js';
import { SECRETS, type Watcher } from './secrets.js';
import type { Received } from './traffic.js';
import type { StoredHistory } from './verify.js';

interface Moment {
  readonly seq: number;
  readonly state: object;
  readonly events: readonly GameEvent[];
}

/** The match as it really was, action by action, from when both were seated. */
const momentsOf = ({ setup, entries }: StoredHistory): Moment[] => {
  const game = games.find(({ id }) => id === setup.game)!;
  let match = Match.create(setup, game);
  return entries.flatMap((entry) => {
    const step = match.after(entry);
    match = step.match.at(entry);
    const { gameState: state } = match.values;
    return state ? [{ seq: entry.seq, state, events: step.events }] : [];
  });
};

/** Every text in a value, the names of fields included. */
const textsIn = (value: unknown, into: Set<string> = new Set()): Set<string> => {
  if (typeof value === 'string') into.add(value);
  else if (Array.isArray(value)) for (const item of value) textsIn(item, into);
  else if (typeof value === 'object' && value !== null)
    for (const [field, item] of Object.entries(value)) textsIn(item, into.add(field));
  return into;
};

/** The cards that only the other side brought, so that a mention of one can only mean its cards. */
const foreignCards = ({ setup, entries }: StoredHistory, observer: Watcher): readonly CatalogueCard[] => {
  const { cards } = games.find(({ id }) => id === setup.game)!.decks!;
  const decks = entries
    .filter(({ type }) => type === 'JOIN')
    .map(({ data }) => new Set((data as { deck: { cardId: string }[] }).deck.map(({ cardId }) => cardId)));
  const isOwn = (id: string): boolean => observer !== 'SPECTATOR' && decks[observer]!.has(id);
  return cards.filter(({ id }) => !isOwn(id) && decks.some((deck, seat) => seat !== observer && deck.has(id)));
};

/**
 * What an observer received although it was hidden at that time: a card by its id, by its definition or by its name;
 * and hidden cards that the observer has met before under the same id.
 */
export function leaksTo(observer: Watcher, history: StoredHistory, received: readonly Received[]): string[] {
  const secrets = SECRETS[history.setup.game]!;
  const foreign = foreignCards(history, observer).map(({ id, name }) => ({
    id,
    name,
    word: new RegExp(`\\b${name}\\b`),
  }));
  const leaks: string[] = [];
  const met = new Set<string>();
  const learned = new Set<string>();
  const open = new Set<string>();
  for (const { seq, state, events } of momentsOf(history)) {
    const hidden = secrets.hidden(state, observer);
    const cards = secrets.cards(state);
    for (const [id, { definition }] of Object.entries(cards))
      if (!hidden.has(id)) {
        learned.add(definition);
        if (secrets.staysKnown) open.add(id);
      }
    for (const definition of secrets.shown(events, state)) learned.add(definition);
    const unknown = foreign.filter(({ id }) => !learned.has(id));
    for (const { how, body } of received.filter((each) => each.observer === observer && each.seq === seq)) {
      const texts = textsIn(body);
      for (const text of texts) met.add(text);
      for (const { id, word } of unknown)
        if (texts.has(id) || [...texts].some((text) => word.test(text))) leaks.push(`${how} at ${seq} names ${id}`);
    }
    for (const id of hidden)
      if (met.has(id) && !open.has(id)) leaks.push(`at ${seq} the hidden ${id} is known (${cards[id]!.definition})`);
  }
  return leaks;
}
