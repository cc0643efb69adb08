import type { RuleBehaviour } from '../../../engine/rule-manager.js';
import type { Seat } from '../../../engine/seat.js';
import type { By, Effect, Trigger } from '../effects/effect.js';
import type { CardFace, DefinitionId, SlotRef } from '../model.js';
import type { RuleType, SkirmishRuleTypes } from '../rules/rule-types.js';
import type { Option, SkirmishState } from '../state.js';

export type Rarity = 'BRONZE' | 'SILVER' | 'GOLD' | 'TOKEN';

/** An ability that happens by itself. */
export interface FixedAbility {
  readonly effects: (state: SkirmishState, self: Trigger) => readonly Effect[];
}

/** An ability whose owner chooses. Options a rule denies are taken away before the question is put. */
export interface ChoosingAbility {
  readonly options: (state: SkirmishState, self: Trigger) => readonly Option[];
  /** True only where the text says *may*. */
  readonly optional: boolean;
  /** Where choosing deploys a unit: which, and where. CAN_DEPLOY is asked about it. */
  readonly deploys?: (
    state: SkirmishState,
    self: Trigger,
    option: Option,
  ) => { readonly card: CardFace; readonly slot: SlotRef };
  readonly chosen: (state: SkirmishState, self: Trigger, option: Option) => readonly Effect[];
}

export type Ability = FixedAbility | ChoosingAbility;
export const isChoosing = (ability: Ability): ability is ChoosingAbility => 'options' in ability;

/** A choice among slots. */
export const chooseSlot = (
  options: (state: SkirmishState, self: Trigger) => readonly SlotRef[],
  chosen: (state: SkirmishState, self: Trigger, slot: SlotRef) => readonly Effect[],
): ChoosingAbility => ({
  options,
  optional: false,
  chosen: (state, self, option) => chosen(state, self, option as SlotRef),
});

/** A unit as it stands on the board. */
export interface Standing {
  readonly by: By;
  readonly owner: Seat;
  readonly slot: SlotRef;
}

export interface Activation {
  /** Own turns until the next use; 0 is once a turn. */
  readonly cooldown: number;
  readonly isTarget: (state: SkirmishState, self: Standing, target: SlotRef) => boolean;
  /** What follows at once, or a further choice. */
  readonly ability: Ability;
}

export interface UnitDefinition {
  readonly kind: 'UNIT';
  readonly id: DefinitionId;
  readonly name: string;
  readonly rarity: Rarity;
  readonly text: string;
  readonly power: number;
  readonly consumes?: 'MAY' | 'MUST';
  readonly deploy?: Ability;
  readonly consume?: Ability;
  readonly consumed?: FixedAbility;
  readonly death?: FixedAbility;
  readonly turnStart?: FixedAbility;
  readonly conquer?: FixedAbility;
  readonly activate?: Activation;
  readonly afterDamage?: (state: SkirmishState, self: Standing, slot: SlotRef, amount: number) => readonly Effect[];
  readonly afterDeath?: (state: SkirmishState, self: Standing, slot: SlotRef) => readonly Effect[];
  readonly afterActionCard?: (state: SkirmishState, self: Standing, player: Seat) => readonly Effect[];
  readonly rules?: {
    readonly [T in RuleType]?: RuleBehaviour<
      SkirmishState,
      SkirmishRuleTypes[T]['context'],
      SkirmishRuleTypes[T]['result']
    >;
  };
}

export interface ActionDefinition {
  readonly kind: 'ACTION';
  readonly id: DefinitionId;
  readonly name: string;
  readonly rarity: Rarity;
  readonly text: string;
  readonly targets: 1 | 2;
  readonly isTarget: (state: SkirmishState, player: Seat, targets: readonly SlotRef[]) => boolean;
  readonly effects: (state: SkirmishState, by: By, targets: readonly SlotRef[]) => readonly Effect[];
}

export type CardDefinition = UnitDefinition | ActionDefinition;

/** The catalogue's id: the name in kebab-case. */
const idOf = (name: string): DefinitionId => name.toLowerCase().replaceAll(' ', '-');

export const unit = (
  name: string,
  power: number,
  rarity: Rarity,
  text: string,
  abilities: Partial<UnitDefinition> = {},
): UnitDefinition => ({ kind: 'UNIT', id: idOf(name), name, rarity, text, power, ...abilities });

export const action = (
  name: string,
  rarity: Rarity,
  text: string,
  rules: Pick<ActionDefinition, 'targets' | 'isTarget' | 'effects'>,
): ActionDefinition => ({ kind: 'ACTION', id: idOf(name), name, rarity, text, ...rules });
