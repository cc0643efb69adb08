/** The fixed order of the colours: of legal actions, of wire shapes, and of the wall's diagonals. */
export const COLORS = ['BLUE', 'YELLOW', 'RED', 'BLACK', 'WHITE'] as const;
export type Color = (typeof COLORS)[number];

export const COLOR_COUNT = COLORS.length;
export const TILES_PER_COLOR = 20;

export const isColor = (value: unknown): value is Color => (COLORS as readonly unknown[]).includes(value);

/** Each wall row carries the colours one column further to the right than the row above it. */
export const wallColumn = (row: number, color: Color): number => (COLORS.indexOf(color) + row) % COLOR_COUNT;

export const wallColor = (row: number, column: number): Color => COLORS[(column - row + COLOR_COUNT) % COLOR_COUNT];
