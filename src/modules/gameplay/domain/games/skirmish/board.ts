import { opponentOf, SEATS, type Seat } from '../../engine/seat.js';
import { TERRAINS, type Card, type CardId, type Slot, type SlotRef } from './model.js';
import type { PlayerState, SkirmishState } from './state.js';

export interface UnitInSlot {
  readonly slot: SlotRef;
  readonly card: Card;
}

const slotsOf = (seat: Seat): readonly SlotRef[] =>
  Array.from({ length: TERRAINS }, (_, terrain): SlotRef => ({ terrain, seat }));
const OWN_SLOTS = [slotsOf(0), slotsOf(1)] as const;

export const ownSlots = (seat: Seat): readonly SlotRef[] => OWN_SLOTS[seat];

export const inFront = ({ terrain, seat }: SlotRef): SlotRef => OWN_SLOTS[opponentOf(seat)][terrain];
export const sameSlot = (a: SlotRef, b: SlotRef): boolean => a.terrain === b.terrain && a.seat === b.seat;
export const isOnBoard = ({ terrain, seat }: SlotRef): boolean =>
  terrain >= 0 && terrain < TERRAINS && (seat === 0 || seat === 1);

const ALL_SLOTS = SEATS.map((first) => OWN_SLOTS[first].flatMap((slot) => [slot, inFront(slot)]));

/** Terrain 0→4, the given player's slot first. */
export const allSlots = (first: Seat): readonly SlotRef[] => ALL_SLOTS[first];

/** Own and opposing slots on the adjacent terrains, and the slot in front. */
export const isClose = (a: SlotRef, b: SlotRef): boolean => {
  const distance = Math.abs(a.terrain - b.terrain);
  return distance === 1 || (distance === 0 && a.seat !== b.seat);
};

const CLOSE_SLOTS = OWN_SLOTS.map((slots) =>
  slots.map((slot) => allSlots(slot.seat).filter((other) => isClose(slot, other))),
);

export const closeSlots = ({ terrain, seat }: SlotRef): readonly SlotRef[] => CLOSE_SLOTS[seat][terrain];
export const ownCloseSlots = (slot: SlotRef): readonly SlotRef[] =>
  closeSlots(slot).filter(({ seat }) => seat === slot.seat);

export const slotAt = (state: SkirmishState, { terrain, seat }: SlotRef): Slot => state.terrains[terrain].slots[seat];

export const unitAt = (state: SkirmishState, slot: SlotRef): Card | null => {
  const { unit } = slotAt(state, slot);
  return unit === null ? null : state.cards[unit];
};

/** Where a unit stands, or null when it is not on the board. */
export const locate = (state: SkirmishState, card: CardId): SlotRef | null => {
  for (let terrain = 0; terrain < TERRAINS; terrain++) {
    for (const seat of SEATS) if (state.terrains[terrain].slots[seat].unit === card) return OWN_SLOTS[seat][terrain];
  }
  return null;
};

export const unitsOnBoard = (state: SkirmishState, slots: readonly SlotRef[]): UnitInSlot[] => {
  const units: UnitInSlot[] = [];
  for (const slot of slots) {
    const card = unitAt(state, slot);
    if (card) units.push({ slot, card });
  }
  return units;
};

/** max(0, basePower + buffs − damage + slot modifier); 0 for an empty slot. */
export const powerAt = (state: SkirmishState, slot: SlotRef): number => {
  const card = unitAt(state, slot);
  return card ? Math.max(0, card.basePower + card.buffs - card.damage + slotAt(state, slot).modifier) : 0;
};

export const isWounded = (card: Card): boolean => card.damage > 0;

export const withSlot = (state: SkirmishState, ref: SlotRef, change: Partial<Slot>): SkirmishState => ({
  ...state,
  terrains: state.terrains.map((terrain, index) =>
    index === ref.terrain
      ? {
          slots:
            ref.seat === 0
              ? [{ ...terrain.slots[0], ...change }, terrain.slots[1]]
              : [terrain.slots[0], { ...terrain.slots[1], ...change }],
        }
      : terrain,
  ),
});

export const withCard = (state: SkirmishState, id: CardId, change: Partial<Card>): SkirmishState => ({
  ...state,
  cards: { ...state.cards, [id]: { ...state.cards[id], ...change } },
});

export const withPlayer = (state: SkirmishState, seat: Seat, change: Partial<PlayerState>): SkirmishState => {
  const changed = { ...state.players[seat], ...change };
  return { ...state, players: seat === 0 ? [changed, state.players[1]] : [state.players[0], changed] };
};
