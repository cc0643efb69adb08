import { describe, expect, it } from '@jest/globals';
import {
  attack,
  cardTarget,
  duel,
  fight,
  graveyardHas,
  laneTarget,
  place,
  statsIn,
  withCard,
  withStatus,
} from './duels.fixture.js';
import type { DuelState } from './state.js';

const opposed = (attacker: string, target: string): DuelState => duel({ left: attacker }, { left: target });
const hit = (state: DuelState, attacker: string, target: string): DuelState =>
  fight(state, attack(`a-${attacker}`, cardTarget(`b-${target}`))).state;

describe('an attack of A on a card of DEF d', () => {
  it('adds A damage where A < d', () => {
    const after = hit(opposed('iron-guardian', 'aquatic-golem'), 'iron-guardian', 'aquatic-golem');
    expect(after.cards['b-aquatic-golem'].damage).toBe(3);
    expect(statsIn(after, 'b-aquatic-golem').def).toBe(5);
  });

  it('leaves DEF 1 where A = d', () => {
    const after = hit(opposed('swift-striker', 'warped-archer'), 'swift-striker', 'warped-archer');
    expect(statsIn(after, 'b-warped-archer').def).toBe(1);
  });

  it('destroys where A = d = 1, without excess', () => {
    const weak = withCard(opposed('iron-guardian', 'warped-archer'), 'b-warped-archer', { damage: 3 });
    const weakest = withCard(weak, 'a-iron-guardian', { base: { atk: 1, def: 8, spd: 2 } });
    const after = hit(weakest, 'iron-guardian', 'warped-archer');
    expect(graveyardHas(after, 'b-warped-archer')).toBe(true);
    expect(after.lanes[1][0]).toBe(5);
  });

  it('destroys where A > d, and A − d hits the side lane', () => {
    const after = hit(opposed('lightning-bolt', 'warped-archer'), 'lightning-bolt', 'warped-archer');
    expect(graveyardHas(after, 'b-warped-archer')).toBe(true);
    expect(after.lanes[1][0]).toBe(2);
  });

  it('is lessened by the protection that covers the target', () => {
    const state = withCard(opposed('lightning-bolt', 'aquatic-golem'), 'b-aquatic-golem', { isProtecting: true });
    expect(statsIn(hit(state, 'lightning-bolt', 'aquatic-golem'), 'b-aquatic-golem').def).toBe(5);
  });

  it('never becomes negative', () => {
    const state = withCard(opposed('iron-guardian', 'aquatic-golem'), 'b-aquatic-golem', { isProtecting: true });
    expect(hit(state, 'iron-guardian', 'aquatic-golem').cards['b-aquatic-golem'].damage).toBe(0);
  });

  it('counts the highest of several protections', () => {
    const state = duel(
      { champion: 'stormbringer' },
      { left: 'stone-protector', right: 'stone-protector', lanes: [0, 5] },
    );
    const stronger = withCard(state, 'b-stone-protector-2', {
      isProtecting: true,
      modifiers: [{ stat: 'atk', value: 2, expiresAtEndOfTurn: 9 }],
    });
    const both = withCard(stronger, 'b-stone-protector', { isProtecting: true });
    const after = fight(both, attack('a-stormbringer', cardTarget('b-ethereal-wisper'))).state;
    expect(statsIn(after, 'b-ethereal-wisper').def).toBe(23);
  });

  it('follows the same table against a champion, without excess', () => {
    const state = duel({ champion: 'flamewarden' }, { lanes: [0, 5] });
    const wounded = withCard(state, 'b-ethereal-wisper', { damage: 20 });
    const after = fight(wounded, attack('a-flamewarden', cardTarget('b-ethereal-wisper'))).state;
    expect(after).toMatchObject({ winner: 0, endReason: 'CHAMPION_DESTROYED' });
    expect(after.lanes[1]).toEqual([0, 0, 5]);
  });

  it('leaves a champion at 1 where A = d', () => {
    const state = duel({ champion: 'flamewarden' }, { lanes: [0, 5] });
    const wounded = withCard(state, 'b-ethereal-wisper', { damage: 19 });
    const after = fight(wounded, attack('a-flamewarden', cardTarget('b-ethereal-wisper'))).state;
    expect(after.lanes[1]).toEqual([0, 1, 5]);
  });

  it('halves a frozen card’s DEF, and freezing leaves at least 1', () => {
    const frozen = withStatus(opposed('iron-guardian', 'aquatic-golem'), 'b-aquatic-golem', {
      type: 'FREEZE',
      remaining: 2,
    });
    expect(statsIn(frozen, 'b-aquatic-golem').def).toBe(4);
    expect(statsIn(withCard(frozen, 'b-aquatic-golem', { damage: 7 }), 'b-aquatic-golem').def).toBe(1);
  });

  it('counts no stat below 0', () => {
    const state = withCard(duel({ left: 'iron-guardian' }), 'a-iron-guardian', {
      modifiers: [{ stat: 'atk', value: -9, expiresAtEndOfTurn: 9 }],
    });
    expect(statsIn(state, 'a-iron-guardian').atk).toBe(0);
  });
});

describe('an attack on an empty cell', () => {
  it('takes ATK from the lane', () => {
    const after = fight(duel({ left: 'iron-guardian' }), attack('a-iron-guardian', laneTarget(1, 0))).state;
    expect(after.lanes[1]).toEqual([2, 25, 5]);
  });

  it('takes no more than the lane has', () => {
    const after = fight(duel({ left: 'lightning-bolt' }), attack('a-lightning-bolt', laneTarget(1, 0))).state;
    expect(after.lanes[1][0]).toBe(0);
  });
});

describe('other damage', () => {
  it('knows neither protection nor the rule of A = d', () => {
    const state = duel({ champion: 'flamewarden' }, { left: 'iron-guardian', lanes: [0, 5] });
    const protectedOne = withCard(state, 'b-iron-guardian', { damage: 7, isProtecting: true });
    const after = fight(protectedOne, attack('a-flamewarden', cardTarget('b-ethereal-wisper'))).state;
    expect(graveyardHas(after, 'b-iron-guardian')).toBe(true);
  });

  it('has no excess', () => {
    const state = duel({ champion: 'flamewarden' }, { right: 'warped-archer', lanes: [0, 5] });
    const weak = withCard(state, 'b-warped-archer', { damage: 3 });
    const after = fight(weak, attack('a-flamewarden', cardTarget('b-ethereal-wisper'))).state;
    expect(graveyardHas(after, 'b-warped-archer')).toBe(true);
    expect(after.lanes[1][2]).toBe(5);
  });

  it('destroys a card whose DEF a spell takes away', () => {
    const state = withCard(duel({ left: 'iron-guardian', hand: ['unholy-frenzy'] }), 'a-iron-guardian', { damage: 7 });
    const after = fight(state, place('a-unholy-frenzy', 0, 'a-iron-guardian')).state;
    expect(graveyardHas(after, 'a-iron-guardian')).toBe(true);
  });
});
