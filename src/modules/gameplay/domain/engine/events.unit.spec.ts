import { describe, expect, it } from '@jest/globals';
import { type GameEvent, visibleEvents } from './events.js';

const drawn: GameEvent = {
  type: 'CARD_DRAWN',
  cause: 'DRAW',
  data: { seat: 0, count: 1 },
  only: { 0: { card: 'ace' } },
};
const dealt: GameEvent = {
  type: 'DEALT',
  cause: 'SETUP',
  data: {},
  only: { 0: { mine: 'ace' }, 1: { yours: 'king' } },
};
const open: GameEvent = { type: 'TURN_PASSED', cause: 'END_TURN', data: { to: 1 } };

describe('visibleEvents', () => {
  it.each([
    [0, { seat: 0, count: 1, card: 'ace' }],
    [1, { seat: 0, count: 1 }],
    ['SPECTATOR', { seat: 0, count: 1 }],
    ['OMNISCIENT', { seat: 0, count: 1, card: 'ace' }],
  ] as const)('gives %s what they may know', (observer, data) =>
    expect(visibleEvents([drawn], observer)).toEqual([{ type: 'CARD_DRAWN', cause: 'DRAW', data }]),
  );
  it('shows everything to the omniscient', () =>
    expect(visibleEvents([dealt], 'OMNISCIENT')[0].data).toEqual({ mine: 'ace', yours: 'king' }));
  it('shows a public event to all alike', () =>
    expect(([0, 1, 'SPECTATOR', 'OMNISCIENT'] as const).map((who) => visibleEvents([open], who)[0])).toEqual(
      Array.from({ length: 4 }, () => open),
    ));
  it('keeps the order', () =>
    expect(visibleEvents([drawn, open, dealt], 1).map(({ type }) => type)).toEqual([
      'CARD_DRAWN',
      'TURN_PASSED',
      'DEALT',
    ]));
  it('never carries the private parts along', () =>
    expect(visibleEvents([drawn, dealt], 'SPECTATOR').some((event) => 'only' in event)).toBe(false));
});
