import { describe, expect, it } from '@jest/globals';
import {
  ability,
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
  play,
  protect,
  statsIn,
  withCard,
} from '../duels.fixture.js';
import { tridimensionalDuels as game } from '../index.js';

const atChampion = cardTarget('b-ethereal-wisper');

describe('Invictus', () => {
  const state = duel({ champion: 'invictus' });

  it.each([
    ['its card', atChampion],
    ['its lane', laneTarget(1, 1)],
  ])('may attack the enemy champion, by %s, with both enemy side lanes intact', (_by, target) =>
    expect(game.validate(state, attack('a-invictus', target))).toEqual({ valid: true, exceptionApplied: true }),
  );

  it('hits it', () =>
    expect(statsIn(fight(state, attack('a-invictus', laneTarget(1, 1))).state, 'b-ethereal-wisper').def).toBe(22));

  it('needs no exception once a lane is broken', () =>
    expect(game.validate(duel({ champion: 'invictus' }, { lanes: [0, 5] }), attack('a-invictus', atChampion))).toEqual({
      valid: true,
    }));
});

describe('Frost Sentinel', () => {
  const state = duel({ champion: 'frost-sentinel' }, { left: 'iron-guardian' });
  const used = play(state, ability('a-frost-sentinel', 'b-iron-guardian')).state;

  it('stuns one enemy monster for a turn', () => {
    const theirs = play(used, endStrategy, by(1, drawCard)).state;
    expect(codeOf(theirs, by(1, protect('b-iron-guardian')))).toBe('ACTOR_CANNOT_PERFORM');
    const later = play(theirs, by(1, endStrategy)).state;
    expect(later.cards['b-iron-guardian'].statusEffects).toEqual([]);
  });

  it('does so once a turn', () =>
    expect(codeOf(used, ability('a-frost-sentinel', 'b-iron-guardian'))).toBe('ACTOR_CANNOT_PERFORM'));

  it('keeps its own selection beside the ability', () =>
    expect(
      codeOf(
        play(
          duel({ champion: 'frost-sentinel' }, { left: 'iron-guardian', lanes: [5, 0] }),
          ability('a-frost-sentinel', 'b-iron-guardian'),
        ).state,
        attack('a-frost-sentinel', atChampion),
      ),
    ).toBeNull());

  it('cannot stun a champion', () =>
    expect(codeOf(state, ability('a-frost-sentinel', 'b-ethereal-wisper'))).toBe('INVALID_TARGETS'));
});

describe('Flamewarden', () => {
  it('deals 2 splash damage to the monsters beside its target', () => {
    const state = duel({ champion: 'flamewarden' }, { left: 'aquatic-golem', right: 'stone-protector', lanes: [0, 5] });
    const after = fight(state, attack('a-flamewarden', atChampion)).state;
    expect(statsIn(after, 'b-ethereal-wisper').def).toBe(19);
    expect(statsIn(after, 'b-aquatic-golem').def).toBe(6);
    expect(statsIn(after, 'b-stone-protector').def).toBe(7);
  });
});

describe('Ethereal Wisper', () => {
  const state = withCard(duel({ left: 'iron-guardian' }, { left: 'pyro-fiend' }), 'a-iron-guardian', { damage: 4 });

  it('heals 3 on one of its own front-row cards', () =>
    expect(play(state, ability('a-ethereal-wisper', 'a-iron-guardian')).state.cards['a-iron-guardian'].damage).toBe(1));

  it('heals no more than the damage', () => {
    const scratched = withCard(state, 'a-ethereal-wisper', { damage: 1 });
    const after = play(scratched, ability('a-ethereal-wisper', 'a-ethereal-wisper')).state;
    expect(after.lanes[0][1]).toBe(25);
  });

  it('does not heal the enemy', () =>
    expect(codeOf(state, ability('a-ethereal-wisper', 'b-pyro-fiend'))).toBe('INVALID_TARGETS'));
});

describe('Stormbringer', () => {
  it('hits its target and, with the same ATK, each enemy side monster by the damage table', () => {
    const state = duel({ champion: 'stormbringer' }, { left: 'aquatic-golem', right: 'swift-striker', lanes: [0, 5] });
    const after = fight(state, attack('a-stormbringer', atChampion)).state;
    expect(statsIn(after, 'b-ethereal-wisper').def).toBe(18);
    expect(statsIn(after, 'b-aquatic-golem').def).toBe(1);
    expect(graveyardHas(after, 'b-swift-striker')).toBe(true);
    expect(after.lanes[1][2]).toBe(2);
  });
});
