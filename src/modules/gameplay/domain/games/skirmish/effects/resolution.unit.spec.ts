import { describe, expect, it } from '@jest/globals';
import type { SkirmishRecord } from '../state.js';
import { follow, modifiersOf, pass } from '../test-actions.js';
import { given, type Given } from '../test-states.js';

const last = (wanted: Given): Given => ({ ...wanted, opponent: { ...wanted.opponent, isDone: true } });
const ended = (wanted: Given) => follow(given(last(wanted)), pass(0));

const record = (skirmish: number, winner: 0 | 1 | null): SkirmishRecord => ({
  skirmish,
  terrains: [winner, null, null, null, null],
  sp: [winner === 0 ? 1 : 0, winner === 1 ? 1 : 0],
  winner,
});

const after = (...winners: (0 | 1 | null)[]): Given => {
  const marks = (seat: 0 | 1): number => winners.filter((winner) => winner === null || winner === seat).length;
  return {
    player: { marks: marks(0) },
    opponent: { marks: marks(1) },
    state: { skirmish: winners.length + 1, history: winners.map((winner, index) => record(index + 1, winner)) },
  };
};

describe('resolution', () => {
  it('gives a terrain to the higher power, to the only unit, or to nobody', () => {
    const { state } = ended({
      own: ['noble', 'bard', 'bard', 'scout', null],
      enemy: ['bard', 'noble', 'scout', null, null],
    });
    expect(state.history).toEqual([{ skirmish: 1, terrains: [0, 1, null, 0, null], sp: [2, 1], winner: 0 }]);
  });

  it('counts slot modifiers, buffs and damage', () => {
    const { state } = ended({
      own: ['bard', 'noble'],
      enemy: ['noble', 'bard'],
      ownModifiers: [3],
      units: { 'o-noble': { damage: 3 } },
    });
    expect(state.history[0].terrains.slice(0, 2)).toEqual([0, 1]);
  });

  it('more SP wins a mark', () => {
    const { state } = ended({ own: ['noble'] });
    expect(state.players.map(({ marks }) => marks)).toEqual([1, 0]);
  });

  it('equal SP gives both a mark', () => {
    const { state } = ended({});
    expect(state.players.map(({ marks }) => marks)).toEqual([1, 1]);
  });

  it('two marks win the match', () => {
    expect(ended({ own: ['noble'], ...after(0) }).state.result).toEqual({ winner: 0, reason: 'TWO_MARKS' });
  });

  it('one mark each goes on to a third skirmish', () => {
    expect(ended({ own: ['noble'], ...after(1) }).state).toMatchObject({ skirmish: 3, result: null });
  });

  it('both reaching two together is a draw', () => {
    expect(ended(after(0, 1)).state.result).toEqual({ winner: null, reason: 'EQUAL_MARKS' });
    expect(ended(after(null)).state.result).toEqual({ winner: null, reason: 'EQUAL_MARKS' });
  });

  it('a mark ahead and a tie win', () => {
    expect(ended(after(0)).state.result).toEqual({ winner: 0, reason: 'TWO_MARKS' });
  });

  it('sends units to their owners’ graveyards without Death, as printed', () => {
    const { state } = ended({
      own: ['roots'],
      enemy: ['squire', 'bard'],
      units: { 'e-bard': { damage: 1, buffs: 2 } },
    });
    expect([state.players[0].graveyard, state.players[1].graveyard]).toEqual([['o-roots'], ['e-bard']]);
    expect(modifiersOf(state, 0)[0]).toBe(0);
    expect(state.cards['e-bard']).toMatchObject({ damage: 0, buffs: 0 });
    expect(state.cards.t1).toBeUndefined();
  });

  it('keeps slot modifiers, resets SP and Done', () => {
    const { state } = ended({ own: ['noble'], ownModifiers: [1, 2, 3, 4, 5] });
    expect(modifiersOf(state, 0)).toEqual([1, 2, 3, 4, 5]);
    expect(state.players.map(({ sp, isDone, playedCard }) => [sp, isDone, playedCard])).toEqual([
      [0, false, false],
      [0, false, false],
    ]);
  });

  it('draws 4 each, or what the deck still has', () => {
    const deck = ['seed', 'seed', 'seed', 'seed', 'seed'];
    const { state } = ended({ deck, enemyDeck: ['bard'] });
    expect(state.players.map(({ hand }) => hand.length)).toEqual([4, 1]);
  });

  it('the starter alternates', () => {
    const { state } = ended({});
    expect([state.startingPlayer, state.currentPlayer]).toEqual([1, 1]);
  });

  it('tells Conquer before the end of the skirmish', () => {
    const { events } = ended({ own: ['noble'], deck: ['seed', 'seed'] });
    const types = events.map(({ type, cause }) => `${type} ${cause}`);
    expect(types.indexOf('CARDS_DRAWN noble')).toBeLessThan(types.indexOf('SKIRMISH_ENDED RESOLUTION'));
  });

  it('names the rule where a card decided', () => {
    const { events } = ended({ own: ['rogue'], enemy: ['champion'] });
    expect(events.find(({ type }) => type === 'TERRAIN_RESOLVED')).toMatchObject({ cause: 'DETERMINE_TERRAIN_WINNER' });
  });
});
