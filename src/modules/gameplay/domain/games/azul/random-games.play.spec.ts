import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { seededRandom } from '../../engine/random.js';
import { opponentOf } from '../../engine/seat.js';
import type { AzulAction, DraftAction } from './actions.js';
import { COLORS } from './colors.js';
import { azul, type AzulState } from './index.js';
import { FACTORY_COUNT, ROW_COUNT } from './state.js';
import { draft } from './test-states.js';
import { totalOf } from './tile-counts.js';

interface Played {
  readonly before: AzulState;
  readonly action: AzulAction;
  readonly after: AzulState;
}

const deepFreeze = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
};

/** A whole game of random moves; what was frozen could not be changed without an exception. */
const playOut = (seed: string): { start: AzulState; steps: Played[]; end: AzulState } => {
  const start = deepFreeze(azul.initialState({ options: {}, decks: null }, seededRandom(seed, 0)).state);
  const choose = seededRandom(`${seed}/moves`, 0);
  const steps: Played[] = [];
  let state = start;
  while (!state.result) {
    const actions = azul.legalActions(state, state.activeSeat);
    const action = actions[choose.int(actions.length)];
    const after = deepFreeze(azul.apply(state, action, seededRandom(seed, steps.length + 1)).state);
    steps.push({ before: state, action, after });
    state = after;
  }
  return { start, steps, end: state };
};

const games = Array.from({ length: 60 }, (_, index) => playOut(`game ${index}`));
const steps = games.flatMap((game) => game.steps);
const roundStarts = games.map((game) => [
  game.start,
  ...game.steps.filter(({ before, after }) => after.round > before.round).map(({ after }) => after),
]);

/** Every draft there could be, and some beyond the edges. */
const everyDraft = (seat: 0 | 1): DraftAction[] =>
  [...Array.from({ length: FACTORY_COUNT + 1 }, (_, index) => index), 'center' as const].flatMap((source) =>
    [...COLORS, 'GREEN'].flatMap((color) =>
      [...Array.from({ length: ROW_COUNT + 1 }, (_, row) => row), 'floor' as const].map((destination) =>
        draft(source, color, destination, seat),
      ),
    ),
  );

describe('in every random game', () => {
  it('no invariant breaks, so that no tile is lost or made', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        for (const { after } of playOut(seed).steps) expect(azul.invariants(after)).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it('the seat to act always has an action, the other none', () => {
    for (const { before } of steps) {
      expect(azul.legalActions(before, before.activeSeat).length).toBeGreaterThan(0);
      expect(azul.legalActions(before, opponentOf(before.activeSeat))).toEqual([]);
    }
  });

  it('an action validates exactly when it is listed', () => {
    for (const { before } of games.slice(0, 4).flatMap((game) => game.steps)) {
      for (const seat of [0, 1] as const) {
        const valid = everyDraft(seat).filter((action) => azul.validate(before, action).valid);
        expect(valid).toEqual(azul.legalActions(before, seat));
      }
    }
  });

  it('a state is the same after it was written and read', () => {
    for (const { after } of steps) {
      expect(azul.parseState(JSON.parse(JSON.stringify(after)))).toEqual({ ok: true, value: after });
    }
  });

  it('the same seed and the same actions give the same game', () => {
    expect(playOut('game 0')).toEqual(games[0]);
  });

  it('at least five rounds are played', () => {
    for (const { end } of games) expect(end.round).toBeGreaterThanOrEqual(5);
  });

  it('the bag is empty after the fifth filling, and not before', () => {
    for (const starts of roundStarts) {
      expect(starts.slice(0, 5).map(({ bag }) => totalOf(bag))).toEqual([80, 60, 40, 20, 0]);
    }
  });

  it('no factory is filled only in part', () => {
    for (const { factories } of roundStarts.flat()) expect(factories.map(totalOf)).toEqual([4, 4, 4, 4, 4]);
  });

  it('the seats alternate within a round', () => {
    for (const { before, after } of steps) {
      if (after.round === before.round && !after.result) expect(after.activeSeat).toBe(opponentOf(before.activeSeat));
    }
  });

  it('the end comes with a complete row', () => {
    for (const { end } of games) {
      expect(end.players.some(({ wall }) => wall.some((row) => !row.includes(false)))).toBe(true);
    }
  });

  it('the board that is not played on is shared, not copied', () => {
    for (const { before, action, after } of steps) {
      const other = opponentOf(action.seat);
      if (after.round === before.round && !after.result) expect(after.players[other]).toBe(before.players[other]);
    }
  });
});
