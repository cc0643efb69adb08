import { seededOrder } from '../pairing/seeded-order.js';
import type { Profile, TieBreakerCode } from './profile.js';
import type { StandingsInput } from './results.js';
import { ScoreTable } from './score-table.js';
import { TIE_BREAKERS } from './tie-breakers/index.js';

/** What puts a row below the one above it. */
export type Separation = 'POINTS' | 'LATE' | TieBreakerCode | 'DRAW_BY_LOT';

export interface TieBreakerValue {
  readonly code: TieBreakerCode;
  /** Head-to-head has none: it compares two. */
  readonly value: number | null;
}

export interface StandingsRow {
  readonly place: number;
  readonly entrantId: string;
  readonly points: number;
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
  readonly byes: number;
  readonly late: boolean;
  readonly dropped: boolean;
  readonly tieBreakers: readonly TieBreakerValue[];
  /** Null in the first row. */
  readonly separatedBy: Separation | null;
}

interface Placed {
  readonly id: string;
  readonly separatedBy: Separation | null;
}

type Criterion = (group: readonly string[]) => { readonly groups: string[][]; readonly by: Separation };

const byNumber = (
  group: readonly string[],
  by: Separation,
  numberOf: (id: string) => number,
): ReturnType<Criterion> => {
  const groups = new Map<number, string[]>();
  for (const id of group) {
    const key = numberOf(id);
    const same = groups.get(key);
    if (same === undefined) groups.set(key, [id]);
    else same.push(id);
  }
  return { by, groups: [...groups].sort(([a], [b]) => b - a).map(([, ids]) => ids) };
};

const criteriaOf = (table: ScoreTable): Criterion[] => {
  const { profile, input } = table;
  const scale = 10 ** profile.percentages.decimals;
  const lot = new Map(seededOrder([...table.records.keys()], input.seed, 'standings').map((id, place) => [id, -place]));
  const tieBreakers = profile.tieBreakers.map((code): Criterion => {
    const tieBreaker = TIE_BREAKERS[code];
    if (tieBreaker.kind === 'VALUE')
      return (group) => byNumber(group, code, (id) => Math.round(tieBreaker.value(table, id, input.round) * scale));
    return (group) => {
      if (group.length !== 2) return { by: code, groups: [[...group]] };
      const order = tieBreaker.compare(table, group[0], group[1]);
      if (order === 0) return { by: code, groups: [[...group]] };
      return { by: code, groups: order < 0 ? [[group[0]], [group[1]]] : [[group[1]], [group[0]]] };
    };
  });
  return [
    (group) => byNumber(group, 'POINTS', (id) => table.record(id).points),
    (group) => byNumber(group, 'LATE', (id) => (profile.lateRanksLast && table.record(id).entrant.late ? 0 : 1)),
    ...tieBreakers,
    (group) => byNumber(group, 'DRAW_BY_LOT', (id) => lot.get(id)!),
  ];
};

/** Splits a group by the first criterion, each part by the next, until everyone stands alone. */
const place = (group: readonly string[], criteria: readonly Criterion[], separatedBy: Separation | null): Placed[] => {
  if (group.length === 1 || criteria.length === 0) return group.map((id) => ({ id, separatedBy }));
  const [criterion, ...rest] = criteria;
  const { groups, by } = criterion(group);
  return groups.flatMap((part, i) => place(part, rest, i === 0 ? separatedBy : by));
};

const tieBreakerValues = (table: ScoreTable, id: string): TieBreakerValue[] =>
  table.profile.tieBreakers.map((code) => {
    const tieBreaker = TIE_BREAKERS[code];
    return { code, value: tieBreaker.kind === 'VALUE' ? tieBreaker.value(table, id, table.input.round) : null };
  });

export const rank = (table: ScoreTable): StandingsRow[] => {
  const listed = [...table.records.values()].filter(({ entrant }) => !entrant.disqualified);
  const placed = place(
    listed.map(({ entrant }) => entrant.id),
    criteriaOf(table),
    null,
  );
  return placed.map(({ id, separatedBy }, i) => {
    const { points, wins, losses, draws, byes, entrant } = table.record(id);
    const dropped = table.droppedBy(id, table.input.round);
    const tieBreakers = tieBreakerValues(table, id);
    const { late } = entrant;
    return { place: i + 1, entrantId: id, points, wins, losses, draws, byes, late, dropped, tieBreakers, separatedBy };
  });
};

export const standings = (input: StandingsInput, profile: Profile): StandingsRow[] =>
  rank(new ScoreTable(input, profile));
