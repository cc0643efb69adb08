import { says, type Phrasing } from '../phrasing.js';

const COUNTER = 10;

export const healing: readonly Phrasing[] = [
  says('heal {damage} damage from {who}', ({ damage: amount, who: target }) => ({ op: 'heal', target, amount })),
  says('heal {damage} damage from {who} for each heads', ({ damage: times, who: target }, { flipped }) =>
    flipped ? { op: 'heal', target, amount: { each: { count: 'HEADS' }, times } } : null,
  ),
  says('heal all damage from {who}', ({ who: target }) => ({ op: 'heal', target, amount: 'ALL' })),
  says('remove {n} damage (counter|counters) from {who}', ({ n, who: target }) => ({
    op: 'heal',
    target,
    amount: n * COUNTER,
  })),
  says('remove all damage counters from {who}', ({ who: target }) => ({ op: 'heal', target, amount: 'ALL' })),
];
