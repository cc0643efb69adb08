import { describe, expect, it } from '@jest/globals';
import { duel, play, protect, withCard } from './duels.fixture.js';
import { tridimensionalDuels as game } from './index.js';
import type { DuelState } from './state.js';

const state = duel({ left: 'iron-guardian', hand: ['noble-knight', 'power-surge'] }, { left: 'aquatic-golem' });
const faultsOf = (json: unknown): readonly string[] => {
  const parsed = game.parseState(json);
  return parsed.ok ? [] : parsed.error;
};
const withPlayer = (changes: Partial<DuelState['players'][0]>): DuelState => ({
  ...state,
  players: [{ ...state.players[0], ...changes }, state.players[1]],
});
const withGrid = (row: DuelState['board']['grid'][0]): DuelState => ({
  ...state,
  board: { ...state.board, grid: [row, state.board.grid[1]] },
});
const { hand } = state.players[0];

describe('a state from outside', () => {
  it('is accepted as it is', () => expect(game.parseState(state)).toEqual({ ok: true, value: state }));

  it.each([
    ['no object', null, 'state: must be an object'],
    ['a list', [], 'state: must be an object'],
    ['an unknown field', { ...state, extra: 1 }, 'extra: unknown field'],
    ['an unknown phase', { ...state, phase: 'NAP' }, 'phase: must be one of DRAW, STRATEGY, BATTLE, END'],
    ['a turn below 1', { ...state, turn: 0 }, 'turn: must be a whole number from 1 to 1000000'],
    ['a third player', { ...state, activePlayerIndex: 2 }, 'activePlayerIndex: must be one of 0, 1'],
    [
      'a lane that is no number',
      {
        ...state,
        lanes: [
          [5, 25, '5'],
          [5, 25, 5],
        ],
      },
      'lanes[0][2]: must be a whole number from 0 to 999',
    ],
    [
      'a card under another id',
      withCard(state, 'a-iron-guardian', { id: 'other' }),
      'cards["a-iron-guardian"].id: must be its key',
    ],
    [
      'an id objects treat specially',
      { ...state, queued: JSON.parse('{"__proto__":{"type":"SELECT_PROTECT"}}') as object },
      'queued["__proto__"]: must be an id',
    ],
    [
      'a selection of no kind',
      { ...state, queued: { 'a-iron-guardian': { type: 'NAP' } } },
      'queued["a-iron-guardian"].type: must be one of SELECT_ATTACK, SELECT_PROTECT, SELECT_PUMP',
    ],
    [
      'a status of no kind',
      withCard(state, 'a-iron-guardian', { statusEffects: [{ type: 'SLEEP' as 'STUN', remaining: 1 }] }),
      'cards["a-iron-guardian"].statusEffects[0].type: must be one of STUN, FREEZE, BURN, POISON, RULE_OVERRIDE',
    ],
    [
      'a boolean that is none',
      withCard(state, 'a-iron-guardian', { isProtecting: 1 as unknown as boolean }),
      'cards["a-iron-guardian"].isProtecting: must be true or false',
    ],
  ])('with %s is refused', (_what, json, fault) => expect(faultsOf(json)).toContain(fault));

  it('has every fault named', () => expect(faultsOf({ ...state, turn: -1, phase: null, winner: 7 })).toHaveLength(3));
});

describe('an invariant', () => {
  it.each([
    [
      'the champion stands in the centre',
      withGrid(['a-ethereal-wisper', null, 'a-iron-guardian']),
      'player 0: no champion in the centre',
    ],
    [
      'a card is in one place',
      withPlayer({ hand: [...hand, 'a-iron-guardian'] }),
      'card a-iron-guardian: in hand and in grid',
    ],
    [
      'the graveyard counts as a place',
      withPlayer({ graveyard: [...state.players[0].graveyard, 'a-iron-guardian'] }),
      'card a-iron-guardian: in graveyard and in grid',
    ],
    ['a card is somewhere', withPlayer({ hand: hand.slice(1) }), 'card a-noble-knight: nowhere'],
    [
      'a card in a zone exists',
      withPlayer({ hand: [...hand, 'ghost'] }),
      'card ghost: in hand, but there is no such card',
    ],
    [
      'a card lies on its owner’s side',
      {
        ...state,
        players: [withPlayer({ hand: [hand[0]] }).players[0], { ...state.players[1], hand: [hand[1]] }] as const,
      },
      'card a-power-surge: on the side of player 1, but player 0’s',
    ],
    [
      'a monster is in no deck',
      withPlayer({ hand: [hand[1]], deck: [...state.players[0].deck, hand[0]] }),
      'card a-noble-knight: a MONSTER in deck',
    ],
    [
      'a token stands on the grid',
      withCard(state, 'a-noble-knight', { token: true }),
      'card a-noble-knight: a token in hand',
    ],
    [
      'a player has sixteen cards',
      withCard(state, 'a-noble-knight', { token: true }),
      'player 0: 4 cards of type MONSTER instead of 5',
    ],
    [
      'what stands was placed',
      withCard(state, 'a-iron-guardian', { placedAt: null }),
      'card a-iron-guardian: in grid without having been placed',
    ],
    [
      'what stands has DEF',
      withCard(state, 'a-iron-guardian', { damage: 8 }),
      'card a-iron-guardian: stands without DEF',
    ],
    [
      'a card is of its definition’s class',
      withCard(state, 'a-iron-guardian', { class: 'PUMPER' }),
      'card a-iron-guardian: not of the type and class of iron-guardian',
    ],
    [
      'a definition exists',
      withCard(state, 'a-iron-guardian', { definition: 'toString' }),
      'card a-iron-guardian: unknown definition toString',
    ],
    [
      'a side lane has 0 to 5',
      {
        ...state,
        lanes: [
          [6, 25, 5],
          [5, 25, 5],
        ],
      },
      'lanes[0][0]: 6 is not from 0 to 5',
    ],
    [
      'the centre lane mirrors the champion',
      {
        ...state,
        lanes: [
          [5, 24, 5],
          [5, 25, 5],
        ],
      },
      'lanes[0][1]: 24, but the champion’s life is 25',
    ],
    [
      'selections belong to STRATEGY',
      { ...play(state, protect('a-iron-guardian')).state, phase: 'DRAW' },
      'queued a-iron-guardian: outside STRATEGY',
    ],
    [
      'selections are the active player’s',
      { ...state, queued: { 'b-aquatic-golem': { type: 'SELECT_PROTECT' } } },
      'queued b-aquatic-golem: not in the active player’s front row',
    ],
    ['a phase waits for a player', { ...state, phase: 'BATTLE' }, 'phase: BATTLE does not wait for a player'],
    ['a winner needs an end', { ...state, winner: 1 }, 'winner: does not fit endReason'],
    ['a concession has a winner', { ...state, endReason: 'CONCEDE' }, 'winner: does not fit endReason'],
  ])('holds: %s', (_claim, json, fault) => expect(faultsOf(json)).toContain(fault));

  it('about champions holds only while nothing has ended: a dead one leaves the centre', () => {
    const dead: DuelState = {
      ...withGrid(['a-iron-guardian', null, null]),
      players: [
        { ...state.players[0], graveyard: [...state.players[0].graveyard, 'a-ethereal-wisper'] },
        state.players[1],
      ],
      lanes: [
        [5, 0, 5],
        [5, 25, 5],
      ],
      winner: 1,
      endReason: 'CHAMPION_DESTROYED',
    };
    expect(faultsOf(dead)).toEqual([]);
  });
});

describe('options', () => {
  it.each([undefined, null, {}])('may be %p', (options) =>
    expect(game.parseOptions(options)).toEqual({ ok: true, value: {} }),
  );
  it('are otherwise unknown', () =>
    expect(game.parseOptions({ speed: 2 })).toEqual({ ok: false, error: ['speed: unknown option'] }));
  it('are an object', () =>
    expect(game.parseOptions([])).toEqual({ ok: false, error: ['options: must be an object'] }));
});
