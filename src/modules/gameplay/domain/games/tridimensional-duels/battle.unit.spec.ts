import { describe, expect, it } from '@jest/globals';
import type { GameEvent } from '../../engine/events.js';
import {
  attack,
  cardTarget,
  duel,
  fight,
  graveyardHas,
  laneTarget,
  place,
  protect,
  pump,
  typesOf,
  withCard,
} from './duels.fixture.js';
import type { Card, DuelState } from './state.js';

const attackersIn = (events: readonly GameEvent[]): unknown[] =>
  events.filter(({ type }) => type === 'ATTACKED').map(({ data }) => data.attackerId);
const targetsIn = (events: readonly GameEvent[]): unknown[] =>
  events.filter(({ type }) => type === 'ATTACKED').map(({ data }) => data.target);

describe('the order of attacks', () => {
  const state = duel({ left: 'iron-guardian', right: 'stone-protector' });
  const order = (left: Partial<Card>, right: Partial<Card>): unknown[] => {
    const set = withCard(withCard(state, 'a-iron-guardian', left), 'a-stone-protector', right);
    const both = [attack('a-iron-guardian', laneTarget(1, 0)), attack('a-stone-protector', laneTarget(1, 2))];
    return attackersIn(fight(set, ...both).events);
  };
  const [first, second] = ['a-iron-guardian', 'a-stone-protector'];

  it.each([
    ['the faster', { atk: 1, def: 9, spd: 2 }, { atk: 9, def: 9, spd: 1 }],
    ['at equal SPD the stronger', { atk: 3, def: 1, spd: 2 }, { atk: 2, def: 9, spd: 2 }],
    ['at equal ATK the tougher', { atk: 3, def: 9, spd: 2 }, { atk: 3, def: 8, spd: 2 }],
  ])('begins with %s', (_rule, strong, weak) => {
    expect(order({ base: strong }, { base: weak })).toEqual([first, second]);
    expect(order({ base: weak }, { base: strong })).toEqual([second, first]);
  });

  it('begins with the earlier placed where all is equal', () => {
    const base = { atk: 3, def: 8, spd: 2 };
    expect(order({ base, placedAt: 5 }, { base, placedAt: 4 })).toEqual([second, first]);
    expect(order({ base, placedAt: 4 }, { base, placedAt: 5 })).toEqual([first, second]);
  });
});

describe('an attack at its moment', () => {
  it('uses the values of that moment', () => {
    const state = duel({ left: 'iron-guardian', right: 'mystic-channel', hand: ['power-surge'] });
    const { state: after } = fight(
      state,
      attack('a-iron-guardian', laneTarget(1, 0)),
      place('a-power-surge', 0, 'a-iron-guardian'),
      pump('a-mystic-channel', 'a-iron-guardian'),
    );
    expect(after.lanes[1][0]).toBe(0);
  });

  it('does not happen where its card has been destroyed before', () => {
    const state = duel({ left: 'iron-guardian', hand: ['sacrificial-ritual'] });
    const { events } = fight(
      state,
      attack('a-iron-guardian', laneTarget(1, 0)),
      place('a-sacrificial-ritual', 0, 'a-iron-guardian'),
    );
    expect(attackersIn(events)).toEqual([]);
  });

  it('VERTICAL turns to what stands opposite where its target has moved', () => {
    const state = duel({ left: 'iron-guardian', hand: ['teleport'] }, { left: 'aquatic-golem' });
    const { events } = fight(
      state,
      attack('a-iron-guardian', cardTarget('b-aquatic-golem')),
      place('a-teleport', 0, 'b-aquatic-golem'),
    );
    expect(targetsIn(events)).toEqual([laneTarget(1, 0)]);
  });

  it('VERTICAL turns to what stands opposite where the attacker has moved', () => {
    const state = duel({ left: 'iron-guardian', hand: ['teleport'] }, { left: 'aquatic-golem', right: 'pyro-fiend' });
    const { events } = fight(
      state,
      attack('a-iron-guardian', cardTarget('b-aquatic-golem')),
      place('a-teleport', 0, 'a-iron-guardian'),
    );
    expect(targetsIn(events)).toEqual([cardTarget('b-pyro-fiend')]);
  });

  it('turns to the card that has moved before the lane', () => {
    const state = duel({ left: 'iron-guardian', hand: ['teleport'] }, { right: 'pyro-fiend' });
    const { events } = fight(
      state,
      attack('a-iron-guardian', laneTarget(1, 0)),
      place('a-teleport', 0, 'b-pyro-fiend'),
    );
    expect(targetsIn(events)).toEqual([cardTarget('b-pyro-fiend')]);
  });

  it('turns to the lane where a faster card has destroyed its target', () => {
    const state = duel({ champion: 'stormbringer', left: 'iron-guardian' }, { left: 'lightning-bolt', lanes: [5, 0] });
    const weak = withCard(state, 'b-lightning-bolt', { isProtecting: true, base: { atk: 3, def: 2, spd: 9 } });
    const { events } = fight(
      weak,
      attack('a-iron-guardian', cardTarget('b-lightning-bolt')),
      attack('a-stormbringer', cardTarget('b-ethereal-wisper')),
    );
    expect(targetsIn(events)).toEqual([cardTarget('b-ethereal-wisper'), laneTarget(1, 0)]);
  });

  it('fizzles where that is not legal either', () => {
    const state = duel({ left: 'iron-guardian', hand: ['teleport'] }, { lanes: [5, 0] });
    const { events } = fight(
      state,
      attack('a-iron-guardian', laneTarget(1, 0)),
      place('a-teleport', 0, 'a-iron-guardian'),
    );
    expect(typesOf(events)).toContain('ATTACK_FIZZLED');
    expect(attackersIn(events)).toEqual([]);
  });

  it('DIAGONAL stays with the column it named', () => {
    const state = duel({ left: 'swift-striker', hand: ['teleport'] }, { lanes: [0, 5] });
    const { events } = fight(
      state,
      attack('a-swift-striker', cardTarget('b-ethereal-wisper'), 'DIAGONAL'),
      place('a-teleport', 0, 'a-swift-striker'),
    );
    expect(targetsIn(events)).toEqual([cardTarget('b-ethereal-wisper')]);
  });
});

describe('BATTLE', () => {
  it('lets a card act on the turn it is placed', () => {
    const state = duel({ hand: ['swift-striker'] });
    const after = fight(state, place('a-swift-striker', 0), attack('a-swift-striker', laneTarget(1, 0))).state;
    expect(after.lanes[1][0]).toBe(1);
  });

  it('follows the later of two selections of a card', () => {
    const state = duel({ left: 'iron-guardian' });
    const { events } = fight(state, attack('a-iron-guardian', laneTarget(1, 0)), protect('a-iron-guardian'));
    expect(attackersIn(events)).toEqual([]);
    expect(typesOf(events)).toContain('PROTECTING');
  });

  const mortal: DuelState = withCard(
    duel({ champion: 'stormbringer', left: 'iron-guardian', hand: ['sacrificial-ritual'] }, { lanes: [5, 0] }),
    'b-ethereal-wisper',
    { damage: 22 },
  );

  it('stops where an attack destroys a champion', () => {
    const { state, events } = fight(
      mortal,
      attack('a-stormbringer', cardTarget('b-ethereal-wisper')),
      attack('a-iron-guardian', laneTarget(1, 0)),
    );
    expect(state).toMatchObject({ winner: 0, endReason: 'CHAMPION_DESTROYED', phase: 'BATTLE' });
    expect(attackersIn(events)).toEqual(['a-stormbringer']);
  });

  it('stops where a spell destroys a champion', () => {
    const { state, events } = fight(
      mortal,
      place('a-sacrificial-ritual', 0, 'a-iron-guardian'),
      attack('a-stormbringer', cardTarget('b-ethereal-wisper')),
    );
    expect(state).toMatchObject({ winner: 0, endReason: 'CHAMPION_DESTROYED' });
    expect(attackersIn(events)).toEqual([]);
    expect(graveyardHas(state, 'a-sacrificial-ritual')).toBe(true);
  });

  it('gives a borrowed monster back where the duel ends', () => {
    const state = withCard(
      duel({ champion: 'stormbringer', hand: ['mind-control'] }, { left: 'iron-guardian', lanes: [5, 0] }),
      'b-ethereal-wisper',
      { damage: 24 },
    );
    const after = fight(
      state,
      place('a-mind-control', 0, 'b-iron-guardian'),
      attack('a-stormbringer', cardTarget('b-ethereal-wisper')),
    ).state;
    expect(after.board.grid).toEqual([
      [null, 'a-stormbringer', null],
      ['b-iron-guardian', null, null],
    ]);
  });

  it('reveals the selections of the active player as it begins', () => {
    const { events } = fight(duel({ left: 'iron-guardian' }), protect('a-iron-guardian'));
    expect(events.find(({ type }) => type === 'SELECTIONS_REVEALED')?.data).toEqual({
      player: 0,
      selections: { 'a-iron-guardian': { type: 'SELECT_PROTECT' } },
    });
  });
});
