interface Row {
  readonly upTo: number;
  readonly rounds: number;
  readonly cut: number | null;
}

const row = (upTo: number, rounds: number, cut: number | null = null): Row => ({ upTo, rounds, cut });

/** Play! Pokémon, League Cup: Swiss rounds and the cut that follows them. */
const CUP: readonly Row[] = [
  row(8, 3),
  row(12, 4, 4),
  row(20, 5, 4),
  row(32, 5, 8),
  row(64, 6, 8),
  row(128, 7, 8),
  row(226, 8, 8),
  row(409, 9, 8),
  row(Infinity, 10, 8),
];

/** Play! Pokémon, League Challenge: Swiss rounds only. */
const CHALLENGE: readonly Row[] = [
  row(8, 3),
  row(16, 4),
  row(32, 5),
  row(64, 6),
  row(128, 7),
  row(256, 8),
  row(512, 9),
  row(Infinity, 10),
];

const find = (table: readonly Row[], attendance: number): Row => table.find(({ upTo }) => attendance <= upTo)!;

export const cupRounds = (attendance: number): number => find(CUP, attendance).rounds;
export const cupCut = (attendance: number): number | null => find(CUP, attendance).cut;
export const challengeRounds = (attendance: number): number => find(CHALLENGE, attendance).rounds;
