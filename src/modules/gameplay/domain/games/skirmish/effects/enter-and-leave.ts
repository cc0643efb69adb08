import { slotAt, unitAt, withPlayer, withSlot } from '../board.js';
import { definitionOf } from '../cards/index.js';
import { printedCard } from '../cards/printed-card.js';
import type { Card, CardId, DefinitionId, SlotRef } from '../model.js';
import { registerRules, unregisterRules } from '../rules/rule-book.js';
import type { SkirmishState } from '../state.js';
import type { EffectOf } from './effect.js';
import { by, trigger } from './deployment.js';
import type { Happening, Tell } from './happening.js';

export const isToken = (definition: DefinitionId): boolean => definitionOf(definition).rarity === 'TOKEN';

/** Takes a card out of its owner's hand or graveyard. */
export const withdraw = (state: SkirmishState, { id, owner }: Card): SkirmishState => {
  const { hand, graveyard } = state.players[owner];
  if (hand.includes(id)) return withPlayer(state, owner, { hand: hand.filter((other) => other !== id) });
  if (graveyard.includes(id)) return withPlayer(state, owner, { graveyard: graveyard.filter((other) => other !== id) });
  return state;
};

const place = (state: SkirmishState, card: Card, slot: SlotRef): SkirmishState =>
  registerRules(withSlot(state, slot, { unit: card.id }), card);

export const enter = (
  state: SkirmishState,
  { card: id, slot, by: source }: EffectOf<'ENTER'>,
  tell: Tell,
): Happening => {
  const card = state.cards[id];
  tell('UNIT_DEPLOYED', source.definition, { card: id, definition: card.definition, slot });
  return { state: place(withdraw(state, card), card, slot) };
};

/** A token is deployed like any unit, and ceases to exist when it leaves. */
export const createToken = (
  state: SkirmishState,
  { by: source, definition, slot }: EffectOf<'CREATE_TOKEN'>,
  tell: Tell,
): Happening => {
  const token = printedCard(`t${state.entries + 1}`, definition, slot.seat);
  tell('TOKEN_CREATED', source.definition, { source: source.card, card: token.id, definition, slot });
  const created = { ...state, cards: { ...state.cards, [token.id]: token } };
  return { state: place(created, token, slot), next: [trigger('DEPLOY', token, slot)] };
};

const withoutCard = (state: SkirmishState, id: CardId): SkirmishState => {
  const cards = { ...state.cards };
  delete cards[id];
  return { ...state, cards };
};

/** The one way off the board: rules are removed, printed values come back, a token ceases to exist. */
export const onLeave = (state: SkirmishState, slot: SlotRef, to: 'hand' | 'graveyard'): SkirmishState => {
  const { id, definition, owner } = unitAt(state, slot)!;
  const left = unregisterRules(withSlot(state, slot, { unit: null }), id);
  if (isToken(definition)) return withoutCard(left, id);
  const printed = { ...left, cards: { ...left.cards, [id]: printedCard(id, definition, owner) } };
  return withPlayer(printed, owner, { [to]: [...printed.players[owner][to], id] });
};

export const bounce = (state: SkirmishState, { by: source, slot }: EffectOf<'BOUNCE'>, tell: Tell): Happening => {
  const unit = unitAt(state, slot);
  if (!unit) return { state };
  tell('UNIT_RETURNED', source.definition, { source: source.card, ...by(unit), slot });
  return { state: onLeave(state, slot, 'hand') };
};

/** A move is no deployment: rules stay registered and read where the unit stands now. */
export const move = (state: SkirmishState, { by: source, from, to }: EffectOf<'MOVE'>, tell: Tell): Happening => {
  const moved = slotAt(state, from).unit;
  const swapped = slotAt(state, to).unit;
  if (moved === null) return { state };
  tell('UNIT_MOVED', source.definition, { source: source.card, card: moved, from, to, swapped });
  return { state: withSlot(withSlot(state, from, { unit: swapped }), to, { unit: moved }) };
};
