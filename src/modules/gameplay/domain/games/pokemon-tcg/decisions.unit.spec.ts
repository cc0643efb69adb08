import { describe, expect, it } from '@jest/globals';
import { seededRandom } from '../../engine/random.js';
import { pokemonTcg, type PokemonState } from './index.js';
import { beginMatch, playout } from './playout.fixture.js';
import { act, answerTo, cardsIn, id, table } from './table.fixture.js';

/** Where the written rules are silent or contradict themselves: a test for each decision of docs/games/pokemon-tcg.md. */

const firstMoment = (holds: (state: PokemonState) => boolean): PokemonState => {
  for (const { state } of playout('decisions')) if (holds(state)) return state;
  throw new Error('never happened');
};

describe('decisions', () => {
  it("the first player's card comes with the setup, and that turn has no DRAW phase", () => {
    const state = firstMoment(({ turn }) => turn === 1);
    expect([state.phase, answerTo(state, { type: 'DRAW_CARD', seat: state.firstSeat })]).toEqual([
      'MAIN_PHASE',
      'INVALID_PHASE',
    ]);
  });
  it('END_TURN in DRAW makes the draw first', () => {
    const { state } = act(table({ own: { deck: ['lasso'] }, state: { phase: 'DRAW' } }), { type: 'END_TURN' });
    expect([cardsIn(state, 0, 'hand'), state.activeSeat]).toEqual([['lasso'], 1]);
  });
  it('END_TURN in DRAW does not dodge an empty deck', () =>
    expect(act(table({ own: { deck: [] }, state: { phase: 'DRAW' } }), { type: 'END_TURN' }).state.result).toEqual({
      winner: 1,
      reason: 'DECK_OUT',
    }));
  it('hands have no limit by default', () => {
    const hand = Array.from({ length: 12 }, () => 'fire-energy');
    expect(act(table({ own: { hand } }), { type: 'END_TURN' }).state.pending).toEqual([]);
  });
  it('with handLimit the END phase asks for DISCARD_CARDS', () => {
    const hand = Array.from({ length: 9 }, () => 'fire-energy');
    const { state } = act(table({ own: { hand }, options: { handLimit: 7 } }), { type: 'END_TURN' });
    expect(state).toMatchObject({ phase: 'END', pending: [{ kind: 'HAND_LIMIT', seat: 0, count: 2 }] });
  });
  it('failed hands are shown in the setup states alone', () => {
    const playing = firstMoment(({ turn }) => turn === 1);
    expect(JSON.stringify(pokemonTcg.view(playing, 0))).not.toContain('revealedHand');
  });
  it('DRAWING_CARDS ends with valid hands', () => {
    const state = firstMoment(({ matchState }) => matchState === 'SELECT_ACTIVE_POKEMON');
    expect(state.players.map(({ handValid, hand }) => [handValid, hand.length])).toEqual([
      [true, 7],
      [true, 7],
    ]);
  });
  it.each(['ATTACK', 'END'] as const)('END_TURN passes the turn in a state that stands in %s', (phase) =>
    expect(act(table({ state: { phase } }), { type: 'END_TURN' }).state).toMatchObject({
      activeSeat: 1,
      phase: 'DRAW',
    }),
  );
  it('a match may end without a winner', () => {
    const doomed = { card: 'torch-lizard', damage: 50, energy: ['fire-energy', 'fire-energy'] };
    const state = table({
      own: { active: doomed, prizes: [] },
      other: { active: { card: 'ember-fox', damage: 50 }, prizes: [] },
    });
    expect(act(state, { type: 'ATTACK', data: { attackIndex: 0 } }).state.result).toEqual({
      winner: null,
      reason: 'SIMULTANEOUS',
    });
  });
  it('a taken prize is shown to its taker', () => {
    const state = table({ own: { prizes: ['lasso', 'antidote'] }, state: { pending: [{ kind: 'PRIZE', seat: 0 }] } });
    const { events } = act(state, { type: 'SELECT_PRIZE', data: { index: 1 } });
    const told = ([0, 1, 'SPECTATOR'] as const).map((observer) =>
      JSON.stringify(pokemonTcg.visibleEvents(events, observer)).includes('antidote'),
    );
    expect(told).toEqual([true, false, false]);
  });
  it('the toss comes from the secret seed alone', () => {
    const toss = (seed: string) => beginMatch(seed, {}, [0, 1]).state.firstSeat;
    const seeds = Array.from({ length: 12 }, (_, n) => `seed-${n}`);
    expect(seeds.map(toss)).toEqual(seeds.map((seed) => (seededRandom(seed, 0).flip() ? 0 : 1)));
  });
  it('banned cards are a matter of deck validation', () => {
    const [{ cards }] = pokemonTcg.decks!.readyDecks;
    expect(pokemonTcg.decks!.violations(cards, { bannedCards: ['ember-fox'] })).toMatchObject([
      { code: 'BANNED_CARD' },
    ]);
  });
  it('a Trainer card does not recover itself', () => {
    const state = table({ own: { hand: ['revival-bell'], discard: ['ember-fox'] } });
    const after = act(state, { type: 'PLAY_TRAINER', data: { cardId: id(0, 'revival-bell') } }).state;
    expect(cardsIn(after, 0, 'discard')).toEqual(['revival-bell']);
  });
  it('an effect that cannot draw loses nothing', () => {
    const state = table({
      own: { active: { card: 'wandering-bard', energy: ['fire-energy', 'fire-energy'] }, deck: [] },
    });
    const after = act(state, { type: 'ATTACK', data: { attackIndex: 0, choices: [1] } }).state;
    expect(after.result).toBeNull();
  });
  it('the answer of another choice does not count', () => {
    const state = table({ own: { prizes: ['lasso'] }, state: { pending: [{ kind: 'PRIZE', seat: 0 }] } });
    expect(answerTo(state, { type: 'ANSWER_CHOICE', data: { choice: [] } })).toBe('CHOICE_PENDING');
  });
});
