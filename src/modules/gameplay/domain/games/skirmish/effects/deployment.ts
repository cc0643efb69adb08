import { powerAt, unitAt } from '../board.js';
import type { Card, SlotRef } from '../model.js';
import type { SkirmishState } from '../state.js';
import type { By, Effect, Trigger, TriggerName } from './effect.js';

export const by = ({ id, definition }: Card): By => ({ card: id, definition });

export const trigger = (
  name: TriggerName,
  card: Card,
  slot: SlotRef,
  more: Partial<Pick<Trigger, 'power' | 'consumer' | 'target'>> = {},
): Trigger => ({
  kind: 'TRIGGER',
  trigger: name,
  by: by(card),
  owner: card.owner,
  slot,
  power: 0,
  consumer: null,
  target: null,
  ...more,
});

/** As the card played, or by the ability of another. The victim dies → the unit is placed → its Deploy → the victim's Consumed → its Consume. */
export const deployment = (
  state: SkirmishState,
  card: Card,
  slot: SlotRef,
  source: By = by(card),
): readonly Effect[] => {
  const victim = unitAt(state, slot);
  const placed: readonly Effect[] = [{ kind: 'ENTER', by: source, card: card.id, slot }, trigger('DEPLOY', card, slot)];
  if (!victim) return placed;
  return [
    { kind: 'CONSUME', by: by(card), slot },
    ...placed,
    trigger('CONSUMED', victim, slot, { consumer: card.id }),
    trigger('CONSUME', card, slot, { power: powerAt(state, slot) }),
  ];
};
