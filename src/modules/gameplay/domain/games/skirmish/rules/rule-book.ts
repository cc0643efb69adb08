import { register, ruleManager, unregister } from '../../../engine/rule-manager.js';
import type { Seat } from '../../../engine/seat.js';
import { powerAt, unitAt } from '../board.js';
import { unitDefinition } from '../cards/index.js';
import type { Card, CardFace, CardId, Pair, SlotRef } from '../model.js';
import type { SkirmishState } from '../state.js';
import type { RuleType, SkirmishRuleTypes } from './rule-types.js';

/** Who registered is data in the state; what the registration does is found by the card's definition. */
const evaluate = ruleManager<SkirmishState, SkirmishRuleTypes>(
  (state) => state.rules,
  (state, cardId, ruleType) => unitDefinition(state.cards[cardId].definition).rules?.[ruleType],
);

/** May this card, or token to be, be deployed here? */
export const isDeploymentAllowed = (state: SkirmishState, card: CardFace, slot: SlotRef): boolean => {
  const targetUnit = unitAt(state, slot)?.id;
  return evaluate(state, 'CAN_DEPLOY', targetUnit === undefined ? { card, slot } : { card, slot, targetUnit }, true);
};

/** May this card's player point at the slot? */
export const isTargetingAllowed = (state: SkirmishState, source: CardFace, slot: SlotRef): boolean =>
  evaluate(state, 'CAN_TARGET', { source, slot }, true);

export const isConsumingAllowed = (state: SkirmishState, consumer: CardFace, victim: CardId): boolean =>
  evaluate(state, 'CAN_CONSUME', { consumer, victim }, true);

export interface TerrainResult {
  readonly power: Pair<number>;
  /** By power alone: both units – the higher; one – its owner; none or equal – nobody. */
  readonly byPower: Seat | null;
  /** After the cards that change the rule. */
  readonly winner: Seat | null;
}

export const terrainResult = (state: SkirmishState, terrain: number): TerrainResult => {
  const slots = [
    { terrain, seat: 0 },
    { terrain, seat: 1 },
  ] as const;
  const power = [powerAt(state, slots[0]), powerAt(state, slots[1])] as const;
  const present = [unitAt(state, slots[0]) !== null, unitAt(state, slots[1]) !== null] as const;
  const byPower = strongest(power, present);
  return { power, byPower, winner: evaluate(state, 'DETERMINE_TERRAIN_WINNER', { terrain, power, present }, byPower) };
};

const strongest = (power: Pair<number>, present: Pair<boolean>): Seat | null => {
  if (!present[0] && !present[1]) return null;
  if (!present[0]) return 1;
  if (!present[1]) return 0;
  if (power[0] === power[1]) return null;
  return power[0] > power[1] ? 0 : 1;
};

export const ruleTypesOf = ({ definition }: CardFace): readonly RuleType[] =>
  Object.keys(unitDefinition(definition).rules ?? {}) as RuleType[];

/** On every entry to a slot, by whatever way. */
export const registerRules = (state: SkirmishState, card: Card): SkirmishState => {
  const order = state.entries + 1;
  const rules = ruleTypesOf(card).reduce((so, ruleType) => register(so, card.id, ruleType, order), state.rules);
  return { ...state, rules, entries: order };
};

/** On every way out. */
export const unregisterRules = (state: SkirmishState, card: CardId): SkirmishState =>
  state.rules.some((rule) => rule.cardId === card) ? { ...state, rules: unregister(state.rules, card) } : state;
