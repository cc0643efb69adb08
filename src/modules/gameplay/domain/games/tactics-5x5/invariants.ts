import { isOnBoard, isSameTile } from './board.js';
import type { TacticsState } from './state.js';

export const invariants = (state: TacticsState): readonly string[] => {
  const broken: string[] = [];
  const { units, spent } = state;
  units.forEach((unit, index) => {
    const earlier = units.slice(0, index);
    if (unit.alive !== unit.hp > 0) broken.push(`${unit.id}: alive must mean hp above zero`);
    if (!isOnBoard(unit.position)) broken.push(`${unit.id}: stands outside the board`);
    if (earlier.some(({ id }) => id === unit.id)) broken.push(`${unit.id}: this id occurs twice`);
    if (unit.alive && earlier.some((other) => other.alive && isSameTile(other.position, unit.position)))
      broken.push(`${unit.id}: shares its tile with another living unit`);
    if (!Object.hasOwn(spent, unit.id)) broken.push(`${unit.id}: missing in spent`);
  });
  if (Object.keys(spent).some((id) => !units.some((unit) => unit.id === id)))
    broken.push('spent: names a unit that does not exist');
  if (state.winner !== null && !state.isGameOver) broken.push('winner: set before the game is over');
  return broken;
};
