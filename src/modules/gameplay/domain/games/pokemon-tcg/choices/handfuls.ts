import type { CardId, PokemonState } from '../state.js';

/** More answers than this are not listed, though each of them is accepted. */
const MOST_LISTED = 2000;

/**
 * The choices of `min` to `max` of these cards, one for each that differs by what the cards are: of equal cards the
 * first are taken.
 */
export const handfuls = (state: PokemonState, ids: readonly CardId[], min: number, max: number): CardId[][] => {
  const kinds = byKind(state, ids);
  const found: CardId[][] = [];
  const extend = (kind: number, chosen: readonly CardId[]): void => {
    if (found.length >= MOST_LISTED) return;
    if (kind === kinds.length) {
      if (chosen.length >= min) found.push(inOrder(ids, chosen));
      return;
    }
    const most = Math.min(kinds[kind].length, max - chosen.length);
    for (let count = 0; count <= most; count++) extend(kind + 1, [...chosen, ...kinds[kind].slice(0, count)]);
  };
  extend(0, []);
  return found;
};

const byKind = (state: PokemonState, ids: readonly CardId[]): CardId[][] => {
  const kinds = new Map<string, CardId[]>();
  for (const id of ids) {
    const { definition } = state.cards[id];
    kinds.set(definition, [...(kinds.get(definition) ?? []), id]);
  }
  return [...kinds.values()];
};

/** Every choice of `min` to `max` of these, where equal cards are not the same. */
export const selections = (ids: readonly CardId[], min: number, max: number): CardId[][] => {
  const found: CardId[][] = [];
  const extend = (next: number, chosen: readonly CardId[]): void => {
    if (found.length >= MOST_LISTED) return;
    if (chosen.length >= min) found.push([...chosen]);
    if (chosen.length === max) return;
    for (let index = next; index < ids.length; index++) extend(index + 1, [...chosen, ids[index]]);
  };
  extend(0, []);
  return found;
};

const inOrder = (ids: readonly CardId[], chosen: readonly CardId[]): CardId[] =>
  ids.filter((id) => chosen.includes(id));

/** The listed choice that equals this one. */
export const likeInOrder = (state: PokemonState, ids: readonly CardId[], chosen: readonly CardId[]): CardId[] => {
  const wanted = new Map<string, number>();
  for (const id of chosen) {
    const { definition } = state.cards[id];
    wanted.set(definition, (wanted.get(definition) ?? 0) + 1);
  }
  return ids.filter((id) => {
    const { definition } = state.cards[id];
    const left = wanted.get(definition) ?? 0;
    wanted.set(definition, left - 1);
    return left > 0;
  });
};
