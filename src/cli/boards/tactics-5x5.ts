import type { Board } from './board.js';

interface Unit {
  readonly id: string;
  readonly type: string;
  readonly owner: 0 | 1;
  readonly hp: number;
  readonly alive: boolean;
  readonly position: { readonly x: number; readonly y: number };
}

interface View {
  readonly board: { readonly width: number; readonly height: number };
  readonly units: readonly Unit[];
  readonly turnNumber: number;
}

/** Capitals are the first seat's: S3 is a swordsman with three hit points. */
const marker = ({ type, owner, hp }: Unit): string => {
  const letter = type.charAt(0);
  return `${owner === 0 ? letter : letter.toLowerCase()}${hp}`;
};

export const tacticsBoard: Board = (json, { names }) => {
  const { board, units, turnNumber } = json as unknown as View;
  const at = (x: number, y: number) => {
    const unit = units.find(({ alive, position }) => alive && position.x === x && position.y === y);
    return (unit ? marker(unit) : '·').padEnd(4);
  };
  const columns = Array.from({ length: board.width }, (_, x) => x);
  const rows = Array.from({ length: board.height }, (_, y) => `${y} ${columns.map((x) => at(x, y)).join('')}`);
  return [
    `Turn ${turnNumber} · CAPITALS ${names[0]}, small ${names[1]}; Swordsman, Archer, Tank and their hit points`,
    `  ${columns.map((x) => String(x).padEnd(4)).join('')}`,
    ...rows,
  ].map((line) => line.trimEnd());
};
