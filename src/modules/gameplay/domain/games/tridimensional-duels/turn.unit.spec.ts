import { describe, expect, it } from '@jest/globals';
import {
  act,
  attack,
  by,
  cardTarget,
  codeOf,
  drawCard,
  duel,
  endStrategy,
  fight,
  graveyardHas,
  laneTarget,
  place,
  play,
  protect,
  typesOf,
  withCard,
  withStatus,
} from './duels.fixture.js';
import { canTransitionToPhase, PHASES } from './phases.js';
import type { DuelState } from './state.js';

/** Both players draw and pass, so that player 0 is in STRATEGY again. */
const aRoundLater = (state: DuelState): DuelState => play(state, by(1, drawCard), by(1, endStrategy), drawCard).state;

describe('the phases', () => {
  it('follow one another as DRAW, STRATEGY, BATTLE, END, and in no other way', () => {
    const allowed = PHASES.flatMap((from) =>
      PHASES.filter((to) => canTransitionToPhase(from, to)).map((to) => `${from} → ${to}`),
    );
    expect(allowed).toEqual(['DRAW → STRATEGY', 'STRATEGY → BATTLE', 'BATTLE → END', 'END → DRAW']);
  });

  it('BATTLE and END run by themselves and lead to the other player’s DRAW', () => {
    const { state, events } = fight(duel());
    expect(state).toMatchObject({ turn: 4, phase: 'DRAW', activePlayerIndex: 1 });
    expect(events.filter(({ type }) => type === 'PHASE_STARTED').map(({ data }) => data.phase)).toEqual([
      'BATTLE',
      'END',
      'DRAW',
    ]);
  });
});

describe('DRAW', () => {
  const state = duel({ deck: 2 }, {}, { phase: 'DRAW' });

  it('puts the top card of the deck into the hand', () => {
    const [top] = state.players[0].deck;
    const after = play(state, drawCard).state;
    expect(after.players[0].hand).toEqual([top]);
    expect(after.phase).toBe('STRATEGY');
  });

  it('is mandatory', () => expect(codeOf(state, endStrategy)).toBe('INVALID_ACTION_TIMING'));

  it.each([
    ['the higher sum of champion life and side lanes wins', [5, 4], 1],
    ['an equal sum is a draw', [5, 5], null],
  ] as const)('that is impossible ends the duel: %s', (_rule, lanes, winner) => {
    const empty = duel({ deck: 0, lanes }, { champion: 'ethereal-wisper' }, { phase: 'DRAW' });
    expect(play(empty, drawCard).state).toMatchObject({ endReason: 'DECK_OUT', winner });
  });
});

describe('protection', () => {
  const protecting = fight(duel({ left: 'iron-guardian' }), protect('a-iron-guardian')).state;

  it('lasts through the enemy’s turn', () =>
    expect(play(protecting, by(1, drawCard)).state.cards['a-iron-guardian'].isProtecting).toBe(true));

  it('ends as the owner’s next STRATEGY starts, and is remembered', () =>
    expect(aRoundLater(protecting).cards['a-iron-guardian']).toMatchObject({
      isProtecting: false,
      protectedLastTurn: true,
    }));

  it('is not chosen two turns running', () =>
    expect(codeOf(aRoundLater(protecting), protect('a-iron-guardian'))).toBe('PROTECTION_ON_COOLDOWN'));

  it('is open again the turn after', () =>
    expect(
      codeOf(aRoundLater(play(aRoundLater(protecting), endStrategy).state), protect('a-iron-guardian')),
    ).toBeNull());
});

describe('status effects', () => {
  const guardian = duel({ left: 'iron-guardian', deck: 8 }, { deck: 8 });
  const afflicted = (type: 'BURN' | 'POISON' | 'STUN' | 'FREEZE', remaining: number): DuelState =>
    withStatus(guardian, 'a-iron-guardian', { type, remaining });
  const damageOf = (state: DuelState): number => state.cards['a-iron-guardian'].damage;

  it('BURN does 1 damage at each END of the owner', () => {
    const once = fight(afflicted('BURN', 2)).state;
    expect(damageOf(once)).toBe(1);
    const theirs = play(once, by(1, drawCard), by(1, endStrategy)).state;
    expect(damageOf(theirs)).toBe(1);
    expect(damageOf(play(theirs, drawCard, endStrategy).state)).toBe(2);
  });

  it('POISON does 1, 2, 3, 3', () => {
    const sturdy = withCard(afflicted('POISON', 4), 'a-iron-guardian', { base: { atk: 3, def: 30, spd: 2 } });
    let { state } = fight(sturdy);
    const damage = [damageOf(state)];
    for (let turn = 0; turn < 3; turn++) {
      state = play(aRoundLater(state), endStrategy).state;
      damage.push(damageOf(state));
    }
    expect(damage).toEqual([1, 3, 6, 9]);
    expect(state.cards['a-iron-guardian'].statusEffects).toEqual([]);
  });

  it.each(['STUN', 'FREEZE'] as const)('%s ends after its turns', (type) => {
    const { state, events } = fight(afflicted(type, 1));
    expect(state.cards['a-iron-guardian'].statusEffects).toEqual([]);
    expect(typesOf(events)).toContain('STATUS_ENDED');
  });

  it('reapplied keep the longer duration', () => {
    const state = withStatus(duel({ hand: ['petrify'] }, { left: 'iron-guardian' }), 'b-iron-guardian', {
      type: 'STUN',
      remaining: 3,
    });
    const after = fight(state, place('a-petrify', 0, 'b-iron-guardian')).state;
    expect(after.cards['b-iron-guardian'].statusEffects).toEqual([{ type: 'STUN', remaining: 3 }]);
  });
});

describe('END', () => {
  const borrowed = (state: DuelState, cardId: string): DuelState =>
    withCard(state, cardId, { damage: 25, modifiers: [{ stat: 'def', value: 2, expiresAtEndOfTurn: 3 }] });

  it('destroys what an expiry leaves without DEF', () => {
    const state = withCard(duel({ left: 'iron-guardian' }), 'a-iron-guardian', {
      damage: 8,
      modifiers: [{ stat: 'def', value: 1, expiresAtEndOfTurn: 3 }],
    });
    expect(graveyardHas(fight(state).state, 'a-iron-guardian')).toBe(true);
  });

  it('gives the duel to the opponent of a champion that falls', () =>
    expect(fight(borrowed(duel(), 'a-ethereal-wisper')).state).toMatchObject({
      winner: 1,
      endReason: 'CHAMPION_DESTROYED',
      phase: 'END',
    }));

  it('is a draw where both champions fall at once', () =>
    expect(fight(borrowed(borrowed(duel(), 'a-ethereal-wisper'), 'b-ethereal-wisper')).state).toMatchObject({
      winner: null,
      endReason: 'CHAMPION_DESTROYED',
    }));
});

describe('the first turn of the duel', () => {
  it('has no attack', () =>
    expect(codeOf(duel({ left: 'iron-guardian' }, {}, { turn: 1 }), attack('a-iron-guardian', laneTarget(1, 0)))).toBe(
      'CANNOT_ATTACK',
    ));

  it('does not bind the second player', () =>
    expect(
      codeOf(
        duel({}, { left: 'iron-guardian' }, { turn: 2, activePlayerIndex: 1 }),
        by(1, attack('b-iron-guardian', laneTarget(0, 0))),
      ),
    ).toBeNull());
});

describe('CONCEDE', () => {
  it.each([0, 1] as const)('by player %i gives the duel to the other', (seat) => {
    const state = play(duel({ left: 'iron-guardian' }), protect('a-iron-guardian'), by(seat, act('CONCEDE'))).state;
    expect(state).toMatchObject({ winner: 1 - seat, endReason: 'CONCEDE', queued: {} });
  });
});

describe('a broken side lane', () => {
  it('opens the champion', () =>
    expect(
      codeOf(duel({}, { lanes: [5, 0] }), attack('a-ethereal-wisper', cardTarget('b-ethereal-wisper'))),
    ).toBeNull());
});
