import type { PairTieBreaker } from './tie-breaker.js';

export const headToHead: PairTieBreaker = {
  kind: 'PAIR',
  code: 'HEAD_TO_HEAD',
  reference: 'Play! Pokémon Tournament Rules Handbook, tie-breakers: head-to-head, where exactly two are tied and met',
  compare: (table, a, b) => {
    const meetings = table.record(a).lines.filter(({ opponent }) => opponent === b);
    const won = meetings.filter(({ outcome }) => outcome === 'WIN').length;
    const lost = table.record(b).lines.filter(({ opponent, outcome }) => opponent === a && outcome === 'WIN').length;
    return lost - won;
  },
};
