import { describe, expect, it } from '@jest/globals';
import {
  attack,
  by,
  cardTarget,
  drawCard,
  duel,
  endStrategy,
  fight,
  play,
  protect,
  statsIn,
  withCard,
  withStatus,
} from '../duels.fixture.js';

const protecting = (defender: string) => fight(duel({ left: defender }), protect(`a-${defender}`)).state;

describe('Iron Guardian', () => {
  it('has +1 DEF while it protects', () => expect(statsIn(protecting('iron-guardian'), 'a-iron-guardian').def).toBe(9));

  it('falls when the end of its protection takes the last DEF away', () => {
    const state = withCard(protecting('iron-guardian'), 'a-iron-guardian', { damage: 8 });
    const after = play(state, by(1, drawCard), by(1, endStrategy), drawCard).state;
    expect(after.players[0].graveyard).toContain('a-iron-guardian');
  });
});

describe('Earthen Bulwark', () => {
  it('takes 1 less from an attack', () => {
    const state = duel({ left: 'swift-striker' }, { left: 'earthen-bulwark' });
    const after = fight(state, attack('a-swift-striker', cardTarget('b-earthen-bulwark'))).state;
    expect(statsIn(after, 'b-earthen-bulwark').def).toBe(7);
  });

  it('takes 1 less before the table: A − 1 = d leaves DEF 1', () => {
    const state = withCard(duel({ left: 'swift-striker' }, { left: 'earthen-bulwark' }), 'b-earthen-bulwark', {
      damage: 7,
    });
    const after = fight(state, attack('a-swift-striker', cardTarget('b-earthen-bulwark'))).state;
    expect(statsIn(after, 'b-earthen-bulwark').def).toBe(1);
  });

  it('takes 1 less from burning', () => {
    const state = withStatus(duel({ left: 'earthen-bulwark' }), 'a-earthen-bulwark', { type: 'BURN', remaining: 2 });
    expect(fight(state).state.cards['a-earthen-bulwark'].damage).toBe(0);
  });
});

describe('Aquatic Golem', () => {
  it('heals 2 when it protects', () => {
    const state = withCard(duel({ left: 'aquatic-golem' }), 'a-aquatic-golem', { damage: 5 });
    expect(fight(state, protect('a-aquatic-golem')).state.cards['a-aquatic-golem'].damage).toBe(3);
  });
});

describe('Noble Knight', () => {
  it('has +1 ATK while it protects', () => expect(statsIn(protecting('noble-knight'), 'a-noble-knight').atk).toBe(5));

  it('counts it in its protection', () => {
    const state = withCard(duel({ left: 'lightning-bolt' }, { left: 'noble-knight' }), 'b-noble-knight', {
      isProtecting: true,
    });
    const after = fight(state, attack('a-lightning-bolt', cardTarget('b-noble-knight'))).state;
    expect(after.cards['b-noble-knight'].damage).toBe(2);
  });
});

describe('Stone Protector', () => {
  const state = duel({ champion: 'stormbringer' }, { left: 'stone-protector', right: 'aquatic-golem', lanes: [0, 5] });
  const covered = withCard(state, 'b-stone-protector', { isProtecting: true });
  const after = fight(covered, attack('a-stormbringer', cardTarget('b-ethereal-wisper'))).state;

  it('covers itself', () => expect(after.cards['b-stone-protector'].damage).toBe(4));
  it('covers its neighbour', () => expect(after.cards['b-ethereal-wisper'].damage).toBe(4));
  it('covers nobody further away', () => expect(after.cards['b-aquatic-golem'].damage).toBe(7));
});
