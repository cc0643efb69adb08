import { nothingSpent, type Spent, type TacticsState, type Unit } from './state.js';

/** A unit of a test position. */
export const unit = (id: string, owner: 0 | 1, x: number, y: number, changes: Partial<Unit> = {}): Unit => ({
  id,
  type: 'SWORDSMAN',
  owner,
  hp: 10,
  attack: 3,
  position: { x, y },
  alive: true,
  ...changes,
});

export const dead = (id: string, owner: 0 | 1, x: number, y: number): Unit =>
  unit(id, owner, x, y, { hp: -1, alive: false });

/** Seat 0 to act in the middle of a game. */
export const position = (
  units: readonly Unit[],
  changes: Partial<Omit<TacticsState, 'spent'>> & { readonly spent?: Readonly<Record<string, Partial<Spent>>> } = {},
): TacticsState => {
  const { spent = {}, ...rest } = changes;
  const entries = Object.entries(spent).map(([id, what]) => [id, { moved: false, attacked: false, ...what }] as const);
  return {
    board: { width: 5, height: 5 },
    ruleset: 'V1',
    units,
    currentPlayer: 0,
    turnNumber: 7,
    turnsWithoutDamage: 0,
    actionsThisTurn: 0,
    isGameOver: false,
    winner: null,
    ...rest,
    spent: { ...nothingSpent(units), ...Object.fromEntries(entries) },
  };
};
