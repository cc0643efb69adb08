import { locate, unitAt, unitsOnBoard, withCard } from '../board.js';
import { unitDefinition } from '../cards/index.js';
import type { SkirmishState } from '../state.js';
import type { EffectOf } from './effect.js';
import type { Happening, Tell } from './happening.js';
import { watchers } from './watchers.js';

export const damage = (state: SkirmishState, { by, slots, amount }: EffectOf<'DAMAGE'>, tell: Tell): Happening => {
  const hit = unitsOnBoard(state, slots);
  if (amount <= 0 || hit.length === 0) return { state };
  let after = state;
  for (const { card, slot } of hit) {
    tell('UNIT_DAMAGED', by.definition, { source: by.card, card: card.id, slot, amount });
    after = withCard(after, card.id, { damage: card.damage + amount });
  }
  const next = hit.flatMap(({ slot }) =>
    watchers(after).flatMap(
      (self) => unitDefinition(self.by.definition).afterDamage?.(after, self, slot, amount) ?? [],
    ),
  );
  return { state: after, next };
};

export const kill = (state: SkirmishState, { by, slot }: EffectOf<'KILL'>, tell: Tell): Happening => {
  const victim = unitAt(state, slot);
  if (!victim) return { state };
  tell('UNIT_KILLED', by.definition, { source: by.card, card: victim.id, slot });
  return { state, dying: [slot] };
};

export const consume = (state: SkirmishState, { by, slot }: EffectOf<'CONSUME'>, tell: Tell): Happening => {
  const victim = unitAt(state, slot);
  if (!victim) return { state };
  tell('UNIT_CONSUMED', by.definition, { source: by.card, card: victim.id, slot });
  return { state, dying: [slot] };
};

export const buff = (state: SkirmishState, { by, cards, amount }: EffectOf<'BUFF'>, tell: Tell): Happening => {
  let after = state;
  for (const card of cards) {
    if (!locate(after, card)) continue;
    tell('UNIT_BUFFED', by.definition, { source: by.card, card, amount });
    after = withCard(after, card, { buffs: after.cards[card].buffs + amount });
  }
  return { state: after };
};

export const setBasePower = (
  state: SkirmishState,
  { by, card, power }: EffectOf<'SET_BASE_POWER'>,
  tell: Tell,
): Happening => {
  if (!locate(state, card)) return { state };
  tell('BASE_POWER_SET', by.definition, { source: by.card, card, power });
  return { state: withCard(state, card, { basePower: power }) };
};
