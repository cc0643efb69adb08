import { cardOf } from './board.js';
import { traitsOf } from './cards/catalogue.js';
import type { Seat } from '../../engine/seat.js';
import { COLUMNS, type Card, type DuelState, type Stat, type Stats } from './state.js';

/** Before FREEZE and the floor of 0: what a modifier is added to. */
export const rawStat = (card: Card, stat: Stat): number => {
  const modified = card.modifiers.reduce(
    (sum, { stat: of, value }) => (of === stat ? sum + value : sum),
    card.base[stat],
  );
  const protecting = card.isProtecting ? (traitsOf(card).whileProtecting?.[stat] ?? 0) : 0;
  return modified + protecting - (stat === 'def' ? card.damage : 0);
};

const isFrozen = (card: Card): boolean => card.statusEffects.some(({ type }) => type === 'FREEZE');

const defOf = (card: Card): number => {
  const raw = rawStat(card, 'def');
  if (raw <= 0) return 0;
  return isFrozen(card) ? Math.max(1, Math.floor(raw / 2)) : raw;
};

/** Current values. No stat counts below 0. */
export const statsOf = (card: Card): Stats => ({
  atk: Math.max(0, rawStat(card, 'atk')),
  def: defOf(card),
  spd: Math.max(0, rawStat(card, 'spd')),
});

/** P: the highest current ATK among the protections covering a cell. */
export const protectionAt = (state: DuelState, row: Seat, column: number): number =>
  COLUMNS.reduce((highest: number, from) => {
    const cardId = state.board.grid[row][from];
    const card = cardId === null ? undefined : cardOf(state, cardId);
    if (!card?.isProtecting) return highest;
    const reach = traitsOf(card).protectsNeighbours ? 1 : 0;
    return Math.abs(from - column) <= reach ? Math.max(highest, statsOf(card).atk) : highest;
  }, 0);
