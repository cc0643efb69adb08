import { describe, expect, it } from '@jest/globals';
import { seededRandom } from '../../engine/random.js';
import { decks } from './decks.js';
import { tridimensionalDuels as game } from './index.js';
import type { DuelState } from './state.js';

const [wall, thunder] = decks.readyDecks;
const deal = (seed: string): DuelState =>
  game.initialState({ options: {}, decks: [wall.cards, thunder.cards] }, seededRandom(seed, 0)).state;
const state = deal('setup');
const definitionsIn = (ids: readonly string[]): string[] => ids.map((id) => state.cards[id].definition);

describe('setup', () => {
  it('puts the champions into the centre', () =>
    expect(state.board.grid.map((row) => row.map((id) => id && state.cards[id].definition))).toEqual([
      [null, 'invictus', null],
      [null, 'stormbringer', null],
    ]));
  it('gives each player their five monsters', () =>
    expect(definitionsIn(state.players[1].hand)).toEqual([
      'swift-striker',
      'lightning-bolt',
      'warped-archer',
      'windcharger',
      'aquatic-golem',
    ]));
  it('makes the ten spells the draw pile', () => {
    expect(state.players[0].deck).toHaveLength(10);
    expect(state.players[0].deck.every((id) => state.cards[id].type === 'SPELL')).toBe(true);
  });
  it('shuffles it', () =>
    expect(definitionsIn(deal('other').players[0].deck)).not.toEqual(definitionsIn(state.players[0].deck)));
  it('gives side lanes 5 and the champion its DEF', () =>
    expect(state.lanes).toEqual([
      [5, 20, 5],
      [5, 14, 5],
    ]));
  it('tosses for the first player', () =>
    expect(new Set(Array.from({ length: 20 }, (_, at) => deal(`toss-${at}`).firstPlayerIndex)).size).toBe(2));
  it('begins with the first player’s DRAW', () =>
    expect(state).toMatchObject({ turn: 1, phase: 'DRAW', activePlayerIndex: state.firstPlayerIndex }));
  it('gives ids that tell nothing of the order', () =>
    expect(state.players[0].deck).not.toEqual([...state.players[0].deck].sort()));
  it('waits for the first player', () =>
    expect(game.status(state)).toEqual({
      matchState: 'PLAYER_TURN',
      phase: 'DRAW',
      toAct: [state.firstPlayerIndex],
      outcome: null,
    }));
  it('takes the ready decks where none are given', () =>
    expect(game.initialState({ options: {}, decks: null }, seededRandom('setup', 0)).state).toEqual(state));
});
