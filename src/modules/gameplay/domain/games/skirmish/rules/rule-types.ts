import type { Seat } from '../../../engine/seat.js';
import type { CardFace, CardId, Pair, SlotRef } from '../model.js';

/** What each rule is asked with and what it answers. A new rule type is one entry here and its name below. */
export type SkirmishRuleTypes = {
  CAN_DEPLOY: {
    readonly context: { readonly card: CardFace; readonly slot: SlotRef; readonly targetUnit?: CardId };
    readonly result: boolean;
  };
  CAN_TARGET: { readonly context: { readonly source: CardFace; readonly slot: SlotRef }; readonly result: boolean };
  CAN_CONSUME: { readonly context: { readonly consumer: CardFace; readonly victim: CardId }; readonly result: boolean };
  DETERMINE_TERRAIN_WINNER: {
    readonly context: { readonly terrain: number; readonly power: Pair<number>; readonly present: Pair<boolean> };
    readonly result: Seat | null;
  };
};

export type RuleType = keyof SkirmishRuleTypes;

export const RULE_TYPES: Readonly<Record<RuleType, true>> = {
  CAN_DEPLOY: true,
  CAN_TARGET: true,
  CAN_CONSUME: true,
  DETERMINE_TERRAIN_WINNER: true,
};
