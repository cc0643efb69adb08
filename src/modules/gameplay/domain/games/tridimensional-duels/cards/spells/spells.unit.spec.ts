import { describe, expect, it } from '@jest/globals';
import {
  attack,
  by,
  cardTarget,
  codeOf,
  drawCard,
  duel,
  endStrategy,
  fight,
  graveyardHas,
  place,
  play,
  protect,
  statsIn,
  typesOf,
  withCard,
  type Side,
} from '../../duels.fixture.js';

/** One spell in hand and a monster on either side. */
const table = (spell: string, mine: Side = {}, theirs: Side = {}) =>
  duel({ left: 'iron-guardian', hand: [spell], ...mine }, { left: 'aquatic-golem', ...theirs });

const cast = (spell: string, targets: readonly string[] = [], mine: Side = {}, theirs: Side = {}) =>
  fight(table(spell, mine, theirs), place(`a-${spell}`, 0, ...targets));

describe('a spell', () => {
  it('goes to the graveyard when it has resolved', () => {
    const { state } = cast('power-surge', ['a-iron-guardian']);
    expect(graveyardHas(state, 'a-power-surge')).toBe(true);
    expect(state.board.spellGrid[0]).toEqual([null, null, null]);
  });

  it('fizzles into the graveyard when its target is gone', () => {
    const state = table('sacrificial-ritual', { hand: ['sacrificial-ritual', 'power-surge'] });
    const played = fight(
      state,
      place('a-sacrificial-ritual', 2, 'a-iron-guardian'),
      place('a-power-surge', 0, 'a-iron-guardian'),
    );
    expect(typesOf(played.events)).toContain('SPELL_FIZZLED');
    expect(graveyardHas(played.state, 'a-power-surge')).toBe(true);
  });

  it('resolves in the order of placing, not of position', () => {
    const state = table('power-surge', { hand: ['power-surge', 'speed-boost'] });
    const { events } = fight(
      state,
      place('a-speed-boost', 2, 'a-iron-guardian'),
      place('a-power-surge', 0, 'a-iron-guardian'),
    );
    expect(events.filter(({ type }) => type === 'SPELL_REVEALED').map(({ cause }) => cause)).toEqual([
      'speed-boost',
      'power-surge',
    ]);
  });

  it('changes stats to the end of the opponent’s next turn', () => {
    const { state } = cast('power-surge', ['a-iron-guardian']);
    const theirs = play(state, by(1, drawCard)).state;
    expect(statsIn(theirs, 'a-iron-guardian').atk).toBe(6);
    expect(statsIn(play(theirs, by(1, endStrategy)).state, 'a-iron-guardian').atk).toBe(3);
  });
});

describe('Power Surge', () => {
  it('gives one own card +3 ATK', () =>
    expect(statsIn(cast('power-surge', ['a-iron-guardian']).state, 'a-iron-guardian').atk).toBe(6));
  it('is not for the enemy', () =>
    expect(codeOf(table('power-surge'), place('a-power-surge', 0, 'b-aquatic-golem'))).toBe('INVALID_TARGETS'));
});

describe('Healing Wave', () => {
  it('heals 2 on all own cards', () => {
    const hurt = withCard(withCard(table('healing-wave'), 'a-iron-guardian', { damage: 3 }), 'a-ethereal-wisper', {
      damage: 1,
    });
    const { state } = fight(withCard(hurt, 'b-aquatic-golem', { damage: 3 }), place('a-healing-wave', 1));
    expect([state.cards['a-iron-guardian'].damage, state.cards['a-ethereal-wisper'].damage]).toEqual([1, 0]);
    expect(state.cards['b-aquatic-golem'].damage).toBe(3);
  });
});

describe('Blinding Flash', () => {
  it('takes 2 ATK from all enemies', () => {
    const { state } = cast('blinding-flash');
    expect([statsIn(state, 'b-aquatic-golem').atk, statsIn(state, 'b-ethereal-wisper').atk]).toEqual([2, 1]);
    expect(statsIn(state, 'a-iron-guardian').atk).toBe(3);
  });
});

describe('Defensive Barrier', () => {
  it('gives one own card +3 DEF, a champion’s lane included', () => {
    const { state } = cast('defensive-barrier', ['a-ethereal-wisper']);
    expect(state.lanes[0][1]).toBe(28);
  });
});

describe('Speed Boost', () => {
  it('gives one own card +3 SPD', () =>
    expect(statsIn(cast('speed-boost', ['a-iron-guardian']).state, 'a-iron-guardian').spd).toBe(5));
});

describe('Mana Drain', () => {
  const theirs = play(cast('mana-drain', [], {}, { hand: ['quicksand', 'noble-knight'] }).state, by(1, drawCard)).state;

  it('keeps the enemy from placing a spell next turn', () =>
    expect(codeOf(theirs, by(1, place('b-quicksand', 0)))).toBe('ACTOR_CANNOT_PERFORM'));
  it('does not keep them from placing a monster', () =>
    expect(codeOf(theirs, by(1, place('b-noble-knight', 2)))).toBeNull());
  it('is over after that turn', () =>
    expect(play(theirs, by(1, endStrategy)).state.players[1].spellsBlockedUntilTurn).toBeNull());
});

describe('Summoner’s Call', () => {
  it.each([
    [3, 2],
    [1, 1],
    [0, 0],
  ])('with %i cards in the deck draws %i and never loses', (deck, drawn) => {
    const { state } = cast('summoners-call', [], { deck });
    expect(state.players[0].hand).toHaveLength(drawn);
    expect(state.endReason).toBeNull();
  });
});

describe('Unholy Frenzy', () => {
  it('gives one own card +2 ATK and −1 DEF', () =>
    expect(statsIn(cast('unholy-frenzy', ['a-iron-guardian']).state, 'a-iron-guardian')).toEqual({
      atk: 5,
      def: 7,
      spd: 2,
    }));
});

describe('Teleport', () => {
  it('lets two monsters change places', () => {
    const { state } = cast('teleport', ['a-iron-guardian', 'a-swift-striker'], { right: 'swift-striker' });
    expect(state.board.grid[0]).toEqual(['a-swift-striker', 'a-ethereal-wisper', 'a-iron-guardian']);
  });
  it('moves one monster to the other side cell', () =>
    expect(cast('teleport', ['b-aquatic-golem']).state.board.grid[1]).toEqual([
      null,
      'b-ethereal-wisper',
      'b-aquatic-golem',
    ]));
  it('fizzles if that is occupied', () =>
    expect(typesOf(cast('teleport', ['b-aquatic-golem'], {}, { right: 'pyro-fiend' }).events)).toContain(
      'SPELL_FIZZLED',
    ));
  it('leaves champions in the centre', () =>
    expect(codeOf(table('teleport'), place('a-teleport', 0, 'a-ethereal-wisper', 'a-iron-guardian'))).toBe(
      'INVALID_TARGETS',
    ));
  it('changes nobody’s side', () =>
    expect(codeOf(table('teleport'), place('a-teleport', 0, 'a-iron-guardian', 'b-aquatic-golem'))).toBe(
      'INVALID_TARGETS',
    ));
});

describe('Quicksand', () => {
  it('takes 2 SPD from all enemies, not below 0', () => {
    const { state } = cast('quicksand', [], {}, { right: 'swift-striker' });
    expect([statsIn(state, 'b-aquatic-golem').spd, statsIn(state, 'b-swift-striker').spd]).toEqual([0, 6]);
  });
});

describe('Mirror Image', () => {
  const { state } = cast('mirror-image', ['a-iron-guardian']);
  const token = state.cards[state.board.grid[0][2]!];

  it('puts a token into the leftmost empty own side cell', () =>
    expect(token).toMatchObject({ token: true, owner: 0, definition: 'iron-guardian', class: 'DEFENDER' }));
  it('halves the base stats, rounded down', () => expect(token.base).toEqual({ atk: 1, def: 4, spd: 1 }));
  it('leaves each stat at least 1', () => {
    const weak = withCard(table('mirror-image'), 'a-iron-guardian', { base: { atk: 1, def: 8, spd: 0 } });
    const copy = fight(weak, place('a-mirror-image', 0, 'a-iron-guardian')).state;
    expect(copy.cards[copy.board.grid[0][2]!].base).toEqual({ atk: 1, def: 4, spd: 1 });
  });
  it('gives the token no ability', () => {
    const mine = play(state, by(1, drawCard), by(1, endStrategy), drawCard).state;
    expect(statsIn(fight(mine, protect(token.id)).state, token.id).def).toBe(4);
  });
  it('is gone when it leaves the grid', () => {
    const theirs = duel({ left: 'iron-guardian', hand: ['mirror-image'] }, { right: 'lightning-bolt' });
    const made = play(fight(theirs, place('a-mirror-image', 0, 'a-iron-guardian')).state, by(1, drawCard)).state;
    const tokenId = made.board.grid[0][2]!;
    const after = play(made, by(1, attack('b-lightning-bolt', cardTarget(tokenId))), by(1, endStrategy)).state;
    expect(after.cards[tokenId]).toBeUndefined();
    expect(graveyardHas(after, tokenId)).toBe(false);
  });
  it('fizzles without an empty side cell', () =>
    expect(typesOf(cast('mirror-image', ['a-iron-guardian'], { right: 'pyro-fiend' }).events)).toContain(
      'SPELL_FIZZLED',
    ));
});

describe('Petrify', () => {
  it('stuns an enemy card, a champion too', () => {
    const theirs = play(cast('petrify', ['b-ethereal-wisper'], {}, { lanes: [5, 5] }).state, by(1, drawCard)).state;
    expect(theirs.cards['b-ethereal-wisper'].statusEffects).toEqual([{ type: 'STUN', remaining: 1 }]);
  });
});

describe('Sacrificial Ritual', () => {
  it('hits the lane of the monster’s column while both side lanes stand', () => {
    const { state } = cast('sacrificial-ritual', ['a-iron-guardian']);
    expect(graveyardHas(state, 'a-iron-guardian')).toBe(true);
    expect(state.lanes[1]).toEqual([2, 25, 5]);
  });
  it('hits the champion once a side lane is broken', () =>
    expect(cast('sacrificial-ritual', ['a-iron-guardian'], {}, { lanes: [5, 0] }).state.lanes[1]).toEqual([5, 22, 0]));
  it('is no attack: the first turn allows it', () => {
    const state = duel({ left: 'iron-guardian', hand: ['sacrificial-ritual'] }, {}, { turn: 1 });
    expect(fight(state, place('a-sacrificial-ritual', 0, 'a-iron-guardian')).state.lanes[1][0]).toBe(2);
  });
});

describe('Mind Control', () => {
  const control = ['b-iron-guardian'];
  const theirs: Side = { left: 'iron-guardian', right: 'swift-striker' };

  it('lets the monster attack what stands opposite its new cell', () => {
    const { state, events } = cast('mind-control', control, {}, theirs);
    expect(events.find(({ type }) => type === 'CARD_MOVED')?.data).toEqual({
      cardId: 'b-iron-guardian',
      row: 0,
      column: 2,
    });
    expect(state.cards['b-swift-striker'].damage).toBe(3);
  });
  it('hits the lane where nobody stands opposite', () =>
    expect(cast('mind-control', control, { left: undefined }, { left: 'iron-guardian' }).state.lanes[1][0]).toBe(2));
  it('gives the monster back at END', () =>
    expect(cast('mind-control', control, {}, theirs).state.board.grid).toEqual([
      ['a-iron-guardian', 'a-ethereal-wisper', null],
      ['b-iron-guardian', 'b-ethereal-wisper', 'b-swift-striker'],
    ]));
  it('lets it attack in the order of SPD', () => {
    const { events } = fight(
      table('mind-control', { left: 'stone-protector' }, { left: 'windcharger', right: 'stone-protector' }),
      place('a-mind-control', 0, 'b-windcharger'),
      attack('a-stone-protector', cardTarget('b-windcharger')),
    );
    const attackers = events.filter(({ type }) => type === 'ATTACKED').map(({ data }) => data.attackerId);
    expect(attackers).toEqual(['b-windcharger', 'a-stone-protector']);
  });
  it('fizzles without an empty side cell', () =>
    expect(typesOf(cast('mind-control', control, { right: 'pyro-fiend' }, theirs).events)).toContain('SPELL_FIZZLED'));
  it('fizzles where the ATK has risen above 3 meanwhile', () => {
    const state = table('mind-control', { hand: ['elemental-shift', 'mind-control'] }, theirs);
    const { events } = fight(state, place('a-elemental-shift', 1, ...control), place('a-mind-control', 0, ...control));
    expect(typesOf(events)).toContain('SPELL_FIZZLED');
  });
  it('takes no champion', () =>
    expect(codeOf(table('mind-control'), place('a-mind-control', 0, 'b-ethereal-wisper'))).toBe('INVALID_TARGETS'));
  it('makes a Swift Striker attack only once', () => {
    const slow = withCard(
      table('mind-control', {}, { left: 'swift-striker', right: 'pyro-fiend' }),
      'b-swift-striker',
      {
        modifiers: [{ stat: 'atk', value: -1, expiresAtEndOfTurn: 9 }],
      },
    );
    const { events } = fight(
      withCard(slow, 'b-pyro-fiend', { damage: 3 }),
      place('a-mind-control', 0, 'b-swift-striker'),
    );
    expect(typesOf(events).filter((type) => type === 'ATTACKED')).toHaveLength(1);
    expect(typesOf(events)).toContain('CARD_DESTROYED');
  });
  it('leaves a stunned monster idle', () => {
    const stunned = withCard(table('mind-control', {}, theirs), 'b-iron-guardian', {
      statusEffects: [{ type: 'STUN', remaining: 1 }],
    });
    expect(typesOf(fight(stunned, place('a-mind-control', 0, ...control)).events)).not.toContain('ATTACKED');
  });
});

describe('Elemental Shift', () => {
  it('lets current ATK and DEF change places', () =>
    expect(statsIn(cast('elemental-shift', ['b-aquatic-golem']).state, 'b-aquatic-golem')).toEqual({
      atk: 8,
      def: 4,
      spd: 2,
    }));
  it('leaves DEF at least 1', () => {
    const harmless = withCard(table('elemental-shift'), 'a-iron-guardian', { base: { atk: 0, def: 8, spd: 2 } });
    expect(
      statsIn(fight(harmless, place('a-elemental-shift', 0, 'a-iron-guardian')).state, 'a-iron-guardian').def,
    ).toBe(1);
  });
  it('works as two modifiers', () =>
    expect(cast('elemental-shift', ['b-aquatic-golem']).state.cards['b-aquatic-golem'].modifiers).toEqual([
      { stat: 'atk', value: 4, expiresAtEndOfTurn: 4 },
      { stat: 'def', value: -4, expiresAtEndOfTurn: 4 },
    ]));
});
