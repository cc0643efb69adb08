import { describe, expect, it } from '@jest/globals';
import type { Random } from '../../../engine/random.js';
import { seededRandom } from '../../../engine/random.js';
import type { Seat } from '../../../engine/seat.js';
import type { ActionType, PokemonAction } from '../actions/action.js';
import { pokemonTcg } from '../index.js';
import { DEFAULT_OPTIONS, type PokemonOptions } from '../options.js';
import type { PokemonState } from '../state.js';
import { answerTo, cardsIn } from '../table.fixture.js';
import { MOST_FAILING_HANDS } from './draw-initial-cards.js';

const BASICS = [
  { cardId: 'ember-fox', count: 4 },
  { cardId: 'fire-energy', count: 16 },
];
const RARE = [
  { cardId: 'ember-fox', count: 1 },
  { cardId: 'fire-energy', count: 59 },
];

/** Shuffling leaves the order as it is, so that the last cards of the list are drawn, or turns it around. */
const chance = (turned = false): Random => {
  let n = 0;
  return {
    int: (bound) => n++ % bound,
    flip: () => true,
    shuffle: (items) => (turned ? [...items].reverse() : [...items]),
  };
};

const begin = (decks = [BASICS, BASICS], options: Partial<PokemonOptions> = {}): PokemonState =>
  pokemonTcg.initialState(
    { options: { ...DEFAULT_OPTIONS, ...options }, decks: [decks[0], decks[1]] },
    seededRandom('setup', 0),
  ).state;

const step = (state: PokemonState, seat: Seat, type: ActionType, data: object = {}, random = chance()) => {
  const answer = answerTo(state, { type, seat, data });
  if (answer !== 'valid') throw new Error(answer);
  return pokemonTcg.apply(state, { type, seat, data } as PokemonAction, random);
};

/** A hand of the first cards of the deck list (Basics) or of its last. */
const draw = (state: PokemonState, seat: Seat, good: boolean) =>
  step(state, seat, 'DRAW_INITIAL_CARDS', {}, chance(good)).state;

const bothDrawn = (options: Partial<PokemonOptions> = {}) => draw(draw(begin(undefined, options), 0, true), 1, true);

/** The Basics lie first in the list; a failing hand is put back turned around, which `good` turns back. */
const withMulligans = (count: number, options: Partial<PokemonOptions> = {}) => {
  let state = begin(undefined, options);
  for (let n = 0; n < count; n++) state = forceMulligan(state, 1);
  return draw(draw(state, 0, true), 1, true);
};

const forceMulligan = (state: PokemonState, seat: Seat): PokemonState => {
  for (const turned of [false, true]) {
    const next = draw(state, seat, turned);
    if (next.players[seat].mulligans > state.players[seat].mulligans) return next;
  }
  throw new Error('no failing hand');
};

const chooseActive = (state: PokemonState, seat: Seat) => {
  const cardId = state.players[seat].hand.find((id) => state.cards[id].definition === 'ember-fox')!;
  return step(state, seat, 'SET_ACTIVE_POKEMON', { cardId });
};

describe('PRE_GAME_SETUP', () => {
  const opening = (seed: string) =>
    pokemonTcg.initialState({ options: DEFAULT_OPTIONS, decks: [BASICS, BASICS] }, seededRandom(seed, 0));
  it('records the toss as an event', () => {
    const { state, events } = opening('a');
    expect(events).toEqual([{ type: 'COIN_TOSSED', cause: 'PRE_GAME_SETUP', data: { firstSeat: state.firstSeat } }]);
  });
  it('is the same toss for the same seed, and falls both ways', () => {
    const tosses = Array.from({ length: 20 }, (_, n) => opening(`toss-${n}`).state.firstSeat);
    expect(new Set(tosses).size).toBe(2);
    expect(opening('toss-1').state.firstSeat).toBe(tosses[1]);
  });
  it('goes on to DRAWING_CARDS by itself', () => expect(begin().matchState).toBe('DRAWING_CARDS'));
  it('needs decks that allow an opening hand', () =>
    expect(() => begin([[{ cardId: 'fire-energy', count: 60 }], BASICS])).toThrow('opening hand'));
});

describe('DRAWING_CARDS', () => {
  it('each player draws 7 on its own', () => {
    const state = draw(begin(), 1, true);
    expect([state.players[0].hand.length, state.players[1].hand.length]).toEqual([0, 7]);
    expect(pokemonTcg.status(state).toAct).toEqual([0]);
  });
  it('a failing hand goes back in the same action, and the action is sent again', () => {
    const state = forceMulligan(begin(), 0);
    expect(state.players[0]).toMatchObject({ hand: [], mulligans: 1, handValid: false });
    expect(answerTo(state, { type: 'DRAW_INITIAL_CARDS' })).toBe('valid');
  });
  it('a player with a valid hand may not draw again', () =>
    expect(answerTo(draw(begin(), 0, true), { type: 'DRAW_INITIAL_CARDS' })).toBe('HAND_ALREADY_VALID'));
  it('nothing else is open', () =>
    expect(answerTo(begin(), { type: 'SET_ACTIVE_POKEMON', data: { cardId: 'c1' } })).toBe('INVALID_STATE'));
  it('all start-game rules must hold', () => {
    const options = { startGameRules: [{ type: 'HAS_ENERGY_CARD', minCount: 4 } as const] };
    const state = draw(begin(undefined, options), 0, true);
    expect(state.players[0].mulligans).toBe(1);
  });
  it('after 20 failing hands the required cards are taken first', () => {
    let state = begin([RARE, BASICS]);
    for (let n = 0; n < MOST_FAILING_HANDS; n++) state = forceMulligan(state, 0);
    state = draw(state, 0, false);
    expect(state.players[0]).toMatchObject({ handValid: true, mulligans: 20 });
    expect(cardsIn(state, 0, 'hand').filter((card) => card === 'ember-fox')).toHaveLength(1);
  });
  it('both hands valid lead to SELECT_ACTIVE_POKEMON', () =>
    expect(bothDrawn().matchState).toBe('SELECT_ACTIVE_POKEMON'));
});

describe('the mulligan bonus', () => {
  const bonus = (count: number) => ({ type: 'DRAW_MULLIGAN_BONUS', data: { count } }) as const;
  it('is up to the difference', () => {
    const { state } = step(withMulligans(2), 0, 'DRAW_MULLIGAN_BONUS', { count: 2 });
    expect(state.players[0].hand).toHaveLength(9);
  });
  it.each([
    ['BONUS_LIMIT', withMulligans(2), bonus(3)],
    ['NO_BONUS', withMulligans(2), { ...bonus(1), seat: 1 } as const],
    ['NO_BONUS', bothDrawn(), bonus(1)],
    ['NO_BONUS', withMulligans(2, { mulliganBonus: false }), bonus(1)],
    ['BONUS_ALREADY_TAKEN', step(withMulligans(2), 0, 'DRAW_MULLIGAN_BONUS', { count: 1 }).state, bonus(1)],
    ['ACTIVE_ALREADY_SET', chooseActive(withMulligans(2), 0).state, bonus(1)],
  ])('is refused with %s', (code, state, action) => expect(answerTo(state, action)).toBe(code));
});

describe('SELECT_ACTIVE_POKEMON', () => {
  const energyIn = (state: PokemonState) =>
    state.players[0].hand.find((id) => state.cards[id].definition === 'fire-energy')!;
  it.each([
    ['INSUFFICIENT_RESOURCES', () => bothDrawn(), () => 'c1'],
    ['INVALID_TARGET', () => bothDrawn(), energyIn],
    ['ACTIVE_ALREADY_SET', () => chooseActive(bothDrawn(), 0).state, (state: PokemonState) => state.players[0].hand[0]],
  ])('refuses with %s', (code, given, card) => {
    const state = given();
    const hand = [...state.players[0].hand].sort((a) => (state.cards[a].definition === 'ember-fox' ? -1 : 1));
    const sorted = { ...state, players: [{ ...state.players[0], hand }, state.players[1]] as const };
    expect(answerTo(sorted, { type: 'SET_ACTIVE_POKEMON', data: { cardId: card(sorted) } })).toBe(code);
  });
  it('is hidden from the opponent and from spectators until both have chosen', () => {
    const { state, events } = chooseActive(bothDrawn(), 0);
    for (const observer of [1, 'SPECTATOR'] as const) {
      expect(JSON.stringify(pokemonTcg.view(state, observer))).not.toContain(state.players[0].active);
      expect(JSON.stringify(pokemonTcg.visibleEvents(events, observer))).not.toContain('ember-fox');
    }
    const both = chooseActive(state, 1).state;
    expect(pokemonTcg.view(both, 1)).toMatchObject({ opponentState: { active: { definition: 'ember-fox' } } });
  });
  it('both chosen: the prizes go face down', () => {
    const state = chooseActive(chooseActive(bothDrawn({ prizes: 4 }), 0).state, 1).state;
    expect(state.matchState).toBe('SELECT_BENCH_POKEMON');
    expect(state.players.map(({ prizes, deck }) => [prizes.length, deck.length])).toEqual([
      [4, 9],
      [4, 9],
    ]);
  });
});

describe('SELECT_BENCH_POKEMON', () => {
  const chosen = () => chooseActive(chooseActive(bothDrawn(), 0).state, 1).state;
  const basic = (state: PokemonState, seat: Seat) =>
    state.players[seat].hand.find((id) => state.cards[id].definition === 'ember-fox')!;
  const benched = () => step(chosen(), 0, 'PLAY_POKEMON', { cardId: basic(chosen(), 0) });
  const ready = () => step(benched().state, 0, 'COMPLETE_INITIAL_SETUP').state;

  it('benches Basics face down', () => {
    const { state, events } = benched();
    expect(pokemonTcg.view(state, 1)).toMatchObject({
      opponentState: { bench: [{ faceDown: true }, null, null, null, null] },
    });
    expect(pokemonTcg.visibleEvents(events, 1)[0].data).toEqual({ seat: 0 });
    expect(pokemonTcg.visibleEvents(events, 0)[0].data).toMatchObject({ definition: 'ember-fox' });
  });
  it.each(['COMPLETE_INITIAL_SETUP', 'PLAY_POKEMON'] as const)('%s is refused to who is ready', (type) => {
    const state = ready();
    const data = type === 'PLAY_POKEMON' ? { cardId: basic(state, 0) } : {};
    expect(answerTo(state, { type, data })).toBe('SETUP_ALREADY_COMPLETE');
  });
  it('the bench may be skipped', () =>
    expect(step(chosen(), 0, 'COMPLETE_INITIAL_SETUP').state.players[0].ready).toBe(true));
  it('both ready: turn 1 of the first player, whose card is drawn, without a DRAW phase', () => {
    const state = step(ready(), 1, 'COMPLETE_INITIAL_SETUP').state;
    const { firstSeat } = state;
    expect(state).toMatchObject({ matchState: 'PLAYER_TURN', phase: 'MAIN_PHASE', turn: 1, activeSeat: firstSeat });
    const expected: Record<Seat, number> = { 0: 5, 1: 6 };
    expected[firstSeat]++;
    expect(state.players.map(({ hand }) => hand.length)).toEqual([expected[0], expected[1]]);
    expect(pokemonTcg.view(state, 1)).toMatchObject({
      opponentState: { bench: [{ definition: 'ember-fox' }, null, null, null, null] },
    });
  });
});

describe('failed opening hands', () => {
  const failed = forceMulligan(begin(), 0);
  const revealed = (state: PokemonState, observer: Seat) =>
    (pokemonTcg.view(state, observer) as { opponentState: { revealedHand?: unknown[] } }).opponentState.revealedHand;
  it('are hidden until the opponent has drawn too', () => expect(revealed(failed, 1)).toBeUndefined());
  it('appear in opponentState.revealedHand from then on', () =>
    expect(revealed(draw(failed, 1, true), 1)).toHaveLength(1));
  it('are told to the opponent once they are shown', () => {
    const { events } = step(failed, 1, 'DRAW_INITIAL_CARDS', {}, chance(true));
    expect(pokemonTcg.visibleEvents(events, 1).map(({ type }) => type)).toContain('FAILED_HANDS_SHOWN');
  });
  it('are gone once the match is under way', () => {
    const selecting = draw(draw(failed, 1, true), 0, true);
    const chosen = chooseActive(chooseActive(selecting, 0).state, 1).state;
    expect(revealed(chosen, 1)).toHaveLength(1);
    const playing = step(step(chosen, 0, 'COMPLETE_INITIAL_SETUP').state, 1, 'COMPLETE_INITIAL_SETUP').state;
    expect(revealed(playing, 1)).toBeUndefined();
  });
});
