import { describe, expect, it } from '@jest/globals';
import { seededRandom } from '../../engine/random.js';
import { azul } from './index.js';
import { ALL_TILES } from './initial-state.js';
import { draft, position } from './test-states.js';
import { plusAll, totalOf } from './tile-counts.js';

const OBSERVERS = [0, 1, 'SPECTATOR', 'OMNISCIENT'] as const;
const setup = { options: {}, decks: null };
const start = (seq: number) => azul.initialState(setup, seededRandom('setup', seq));

describe('the setup', () => {
  const { state, events } = start(0);
  it('has four tiles on each factory and the rest in the bag', () =>
    expect([state.factories.map(totalOf), state.factories.reduce(plusAll, state.bag)]).toEqual([
      [4, 4, 4, 4, 4],
      ALL_TILES,
    ]));
  it('has the token alone in the centre', () => expect(state.center).toEqual({ tiles: {}, hasFirstPlayerToken: true }));
  it('has an empty lid', () => expect(state.lid).toEqual({}));
  it('has lines of one to five spaces', () =>
    expect(state.players[1].patternLines.map(({ capacity }) => capacity)).toEqual([1, 2, 3, 4, 5]));
  it('lets the starter act', () => expect(state.activeSeat).toBe(state.startingSeat));
  it('lets either seat start', () =>
    expect(new Set(Array.from({ length: 20 }, (_, seq) => start(seq).state.startingSeat))).toEqual(new Set([0, 1])));
  it('is the same for the same seed', () => expect(start(0).state).toEqual(state));
  it('is told factory by factory', () =>
    expect(events.map(({ type }) => type)).toEqual([...Array(5).fill('FACTORY_FILLED'), 'ROUND_STARTED']));
});

describe('the options', () => {
  it.each([undefined, null, {}, { variant: null }])('are none: %p', (json) =>
    expect(azul.parseOptions(json)).toEqual({ ok: true, value: {} }),
  );
  it('with an unknown name are refused', () =>
    expect(azul.parseOptions({ variant: 'grey' })).toEqual({ ok: false, error: ['variant: unknown option'] }));
  it.each([[[]], ['grey'], [1]])('as %p are refused', (json) => expect(azul.parseOptions(json).ok).toBe(false));
});

describe('the status', () => {
  it('during play', () =>
    expect(azul.status(position({ activeSeat: 1 }))).toEqual({
      matchState: 'PLAYER_TURN',
      phase: 'DRAFT',
      toAct: [1],
      outcome: null,
    }));
  it('after the end', () => {
    const { state } = azul.apply(position({}), { type: 'CONCEDE', seat: 0, data: {} }, seededRandom('end', 1));
    expect(azul.status(state)).toEqual({
      matchState: 'MATCH_ENDED',
      phase: 'GAME_OVER',
      toAct: [],
      outcome: { winner: 1, reason: 'CONCEDE' },
    });
  });
});

describe('what is visible', () => {
  const { state, events } = start(3);
  const action = draft(0, 'BLUE', 1);

  it.each(OBSERVERS)('the whole state to %p', (observer) => expect(azul.view(state, observer)).toEqual(state));
  it.each(OBSERVERS)('every event to %p', (observer) => expect(azul.visibleEvents(events, observer)).toEqual(events));
  it.each(OBSERVERS)('every action to %p', (observer) =>
    expect(azul.visibleAction!(action, observer)).toEqual({ type: action.type, data: action.data }),
  );
  it.each([0, 1, 'SPECTATOR'] as const)('so that nothing is left to deal anew for %p', (observer) =>
    expect(azul.redeal(state, observer, seededRandom('redeal', 1))).toEqual(state),
  );

  it('says nothing of the order of the bag: the next filling depends on chance alone', () => {
    const last = position({ center: { WHITE: 1 } });
    const fillings = Array.from({ length: 5 }, (_, seq) =>
      JSON.stringify(azul.apply(last, draft('center', 'WHITE', 4), seededRandom('bag', seq)).state.factories),
    );
    expect(new Set(fillings).size).toBe(5);
  });
});

describe('the normal form', () => {
  const state = position({ factories: [{ BLUE: 4 }], center: { RED: 1 } });
  it.each([draft(0, 'BLUE', 1), draft(0, 'BLUE', 'floor'), draft('center', 'RED', 4)])(
    'is the listed action',
    (action) => expect(azul.legalActions(state, 0)).toContain(azul.normalForm(state, action)),
  );
});
