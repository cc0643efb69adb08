import { describe, expect, it } from '@jest/globals';
import type { TacticsAction } from './action.js';
import { apply, normalForm } from './apply.js';
import { legalActions } from './legal-actions.js';
import { status } from './outcome.js';
import { unitById } from './state.js';
import { position, unit } from './positions.fixture.js';

const duel = position([unit('a', 0, 1, 1), unit('foe', 1, 2, 2), unit('far', 1, 4, 4)]);
const touching = position([unit('a', 0, 1, 2), unit('foe', 1, 2, 2, { hp: 3 }), unit('far', 1, 4, 4)]);
const lastStand = position([unit('a', 0, 1, 2), unit('foe', 1, 2, 2, { hp: 2 })]);

const move: TacticsAction = { type: 'MOVE', seat: 0, data: { targetPosition: { x: 1, y: 2 } } };
const attack: TacticsAction = {
  type: 'ATTACK',
  seat: 0,
  data: { targetUnitId: 'foe', targetPosition: { x: 2, y: 2 } },
};
const charge: TacticsAction = {
  type: 'MOVE_AND_ATTACK',
  seat: 0,
  data: { targetUnitId: 'foe', targetPosition: { x: 1, y: 2 } },
};
const endTurn: TacticsAction = { type: 'END_TURN', seat: 0, data: {} };

describe('MOVE', () => {
  const { state, events } = apply(duel, move);
  it('changes the position', () => expect(unitById(state, 'a')?.position).toEqual({ x: 1, y: 2 }));
  it('leaves the turn', () => expect(state).toMatchObject({ currentPlayer: 0, turnNumber: 7, actionsThisTurn: 1 }));
  it('is remembered', () => expect(state.spent.a).toEqual({ moved: true, attacked: false }));
  it('shares the units it does not touch', () => expect(state.units[1]).toBe(duel.units[1]));
  it('is told', () =>
    expect(events).toEqual([
      { type: 'UNIT_MOVED', cause: 'MOVE', data: { unitId: 'a', from: { x: 1, y: 1 }, to: { x: 1, y: 2 } } },
    ]));
});

describe('ATTACK', () => {
  const { state, events } = apply(touching, attack);
  it('takes the attack from the hp, and kills at zero', () =>
    expect(unitById(state, 'foe')).toMatchObject({ hp: 0, alive: false }));
  it('leaves the turn', () => expect(state.currentPlayer).toBe(0));
  it('goes on while another enemy lives', () => expect(state.isGameOver).toBe(false));
  it('tells the death', () => expect(events.map(({ type }) => type)).toEqual(['UNIT_ATTACKED', 'UNIT_DIED']));
  it('lets hp fall below zero', () => expect(unitById(apply(lastStand, attack).state, 'foe')?.hp).toBe(-1));
  it('starts the count of actions anew', () =>
    expect(apply({ ...touching, actionsThisTurn: 150 }, attack).state.actionsThisTurn).toBe(0));
  it('wins when no enemy is left, and keeps the current player', () =>
    expect(apply(lastStand, attack).state).toMatchObject({ isGameOver: true, winner: 0, currentPlayer: 0 }));
  it('names the reason of the win', () =>
    expect(status(apply(lastStand, attack).state).outcome).toEqual({ winner: 0, reason: 'ELIMINATION' }));
});

describe('MOVE_AND_ATTACK', () => {
  const { state } = apply(duel, charge);
  it('moves', () => expect(unitById(state, 'a')?.position).toEqual({ x: 1, y: 2 }));
  it('strikes with the mover', () => expect(unitById(state, 'foe')?.hp).toBe(7));
  it('passes the turn', () => expect(state).toMatchObject({ currentPlayer: 1, turnNumber: 8 }));
  it('passes the turn also when it wins', () => {
    const last = position([unit('a', 0, 1, 1), unit('foe', 1, 2, 2, { hp: 1 })]);
    expect(apply(last, charge).state).toMatchObject({ isGameOver: true, winner: 0, currentPlayer: 1 });
  });
});

describe('END_TURN', () => {
  it('passes the turn and clears what was spent', () => {
    const spent = position(duel.units, { spent: { a: { moved: true, attacked: true } }, actionsThisTurn: 4 });
    expect(apply(spent, endTurn).state).toMatchObject({
      currentPlayer: 1,
      turnNumber: 8,
      actionsThisTurn: 0,
      spent: { a: { moved: false, attacked: false } },
    });
  });
  it('counts a turn without an attack', () =>
    expect(apply({ ...duel, turnsWithoutDamage: 4 }, endTurn).state.turnsWithoutDamage).toBe(5));
  it('forgets the count after an attack', () => {
    const fought = position(duel.units, { turnsWithoutDamage: 4, spent: { a: { attacked: true } } });
    expect(apply(fought, endTurn).state.turnsWithoutDamage).toBe(0);
  });
});

describe('CONCEDE', () => {
  const { state } = apply(duel, { type: 'CONCEDE', seat: 1, data: {} });
  it('gives the game to the other seat and leaves the current player', () =>
    expect(state).toMatchObject({ isGameOver: true, winner: 0, currentPlayer: 0 }));
  it('is named as the reason', () => expect(status(state).outcome).toEqual({ winner: 0, reason: 'CONCEDE' }));
});

describe('draws', () => {
  it.each([
    ['NO_DAMAGE', { turnsWithoutDamage: 19 }, endTurn],
    ['TURN_LIMIT', { turnNumber: 200 }, endTurn],
    ['ACTION_LIMIT', { actionsThisTurn: 199 }, move],
  ])('%s ends the game without a winner', (reason, changes, action) =>
    expect(status(apply({ ...duel, ...changes }, action).state).outcome).toEqual({ winner: null, reason }),
  );
  it.each([
    ['19 turns without damage', { turnsWithoutDamage: 18 }, endTurn],
    ['199 turns', { turnNumber: 199 }, endTurn],
    ['199 actions', { actionsThisTurn: 198 }, move],
  ])('%s are not enough', (_, changes, action) =>
    expect(apply({ ...duel, ...changes }, action).state.isGameOver).toBe(false),
  );
  it('a win goes before a draw', () => {
    const last = position([unit('a', 0, 1, 1), unit('foe', 1, 2, 2, { hp: 1 })], { turnNumber: 200 });
    expect(status(apply(last, charge).state).outcome).toEqual({ winner: 0, reason: 'ELIMINATION' });
  });
});

describe('every action', () => {
  const identities = ({ units }: typeof duel) => units.map(({ id, owner, attack: strength }) => [id, owner, strength]);
  it.each([duel, touching, lastStand])('leaves ids, owners and attacks as they are', (state) => {
    for (const action of legalActions(state, 0))
      expect(identities(apply(state, action).state)).toEqual(identities(state));
  });
});

describe('the forced win under V1', () => {
  it('lets seat 0 strike without end in one turn, which V1_BALANCED forbids', () => {
    const units = [unit('a', 0, 1, 2), unit('foe', 1, 2, 2)];
    const again = (ruleset: 'V1' | 'V1_BALANCED') =>
      legalActions(apply(position(units, { ruleset }), attack).state, 0).some(({ type }) => type === 'ATTACK');
    expect([again('V1'), again('V1_BALANCED')]).toEqual([true, false]);
  });
});

describe('normalForm', () => {
  it.each([
    [duel, move],
    [touching, attack],
    [duel, charge],
  ])('names the inferred unit', (state, action) =>
    expect(normalForm(state, action)).toEqual({ ...action, data: { ...action.data, actingUnitId: 'a' } }),
  );
  it('leaves END_TURN as it is', () => expect(normalForm(duel, endTurn)).toBe(endTurn));
});

describe('legalActions', () => {
  it('is empty for the seat whose turn it is not', () => expect(legalActions(duel, 1)).toEqual([]));
  it('is empty after the end', () => expect(legalActions({ ...duel, isGameOver: true }, 0)).toEqual([]));
  it('lists moves, charges, attacks and the end of the turn', () =>
    expect(legalActions(duel, 0).map(({ type }) => type)).toEqual([
      'MOVE',
      'MOVE_AND_ATTACK',
      'MOVE',
      'MOVE',
      'MOVE_AND_ATTACK',
      'MOVE',
      'END_TURN',
    ]));
});
