import { describe, expect, it } from '@jest/globals';
import { starterCards } from '../../../../../../../seeds/pokemon-tcg/starter-set.js';
import { act, answerTo, cardsIn, id, table, type TableInWords } from '../table.fixture.js';

const KICK = { type: 'ATTACK', data: { attackIndex: 0 } } as const;
const attacker = { card: 'meadow-hare', energy: ['fire-energy'] };

const knockOut = (words: TableInWords) => act(table({ own: { active: attacker }, ...words }), KICK);

describe('a knock-out', () => {
  const victim = {
    card: 'blaze-vixen',
    under: ['ember-fox'],
    energy: ['fire-energy', 'water-energy'],
    tool: 'power-gauntlet',
    damage: 80,
  };

  it.each([
    [30, 0],
    [40, 1],
    [50, 1],
  ])('happens at damage of at least the HP: %i and 20 of 60', (damage, prizes) => {
    const { state } = knockOut({ other: { active: { card: 'ember-fox', damage }, bench: ['coal-imp'] } });
    expect(state.pending).toHaveLength(prizes);
  });

  it('discards top card, what it evolved from, energy, tool, in that order', () =>
    expect(cardsIn(knockOut({ other: { active: victim, bench: ['coal-imp'] } }).state, 1, 'discard')).toEqual([
      'blaze-vixen',
      'ember-fox',
      'fire-energy',
      'water-energy',
      'power-gauntlet',
    ]));

  it('asks for a prize, then for a promotion, then the next turn begins', () => {
    const first = knockOut({ other: { active: victim, bench: ['coal-imp', 'ash-moth'] } }).state;
    expect(first.pending).toEqual([{ kind: 'PRIZE', seat: 0 }]);
    const second = act(first, { type: 'SELECT_PRIZE', data: { index: 5 } }).state;
    expect([second.players[0].prizes.length, second.players[0].hand.length]).toEqual([5, 1]);
    expect(second.pending).toEqual([{ kind: 'PROMOTION', seat: 1 }]);
    const third = act(second, { type: 'SET_ACTIVE_POKEMON', seat: 1, data: { target: id(1, 'ash-moth') } }).state;
    expect(third).toMatchObject({ activeSeat: 1, turn: 4, phase: 'DRAW' });
    expect(third.players[1].bench).toEqual([id(1, 'coal-imp'), null, null, null, null]);
  });

  it('is worth as many prizes as the card says', () =>
    expect(
      knockOut({ other: { active: { card: 'volcano-titan', damage: 120 }, bench: ['coal-imp'] } }).state.pending,
    ).toEqual([
      { kind: 'PRIZE', seat: 0 },
      { kind: 'PRIZE', seat: 0 },
    ]));

  it('shows a taken prize to its taker alone', () => {
    const { state } = knockOut({ other: { active: victim, bench: ['coal-imp'] } });
    const { events } = act(state, { type: 'SELECT_PRIZE', data: { index: 0 } });
    const taken = events.find(({ type }) => type === 'PRIZE_TAKEN')!;
    expect(taken.data).toEqual({ seat: 0, index: 0, left: 5 });
    expect(Object.keys(taken.only!)).toEqual(['0']);
  });

  it('takes along those who lived by what the Pokémon gave', () => {
    const ability = { name: 'Shelter', text: '', effects: [], passives: [{ rule: 'HP', amount: 30, applies: 'OWN' }] };
    const shelter = { ...starterCards.find(({ id: card }) => card === 'ember-fox')!, id: 'shelter', ability };
    const own = {
      active: { card: 'shelter', damage: 80, conditions: ['POISONED'] },
      bench: [{ card: 'coal-imp', damage: 60 }, 'ash-moth'],
    };
    const state = table({ own, definitions: [shelter] } as unknown as TableInWords);
    const { events } = act(state, { type: 'END_TURN' });
    expect(events.filter(({ type }) => type === 'KNOCKED_OUT').map(({ data }) => data.definition)).toEqual([
      'shelter',
      'coal-imp',
    ]);
  });

  it('of both sides: the player whose turn it is promotes last', () => {
    const state = table({
      own: {
        active: { card: 'torch-lizard', damage: 50, energy: ['fire-energy', 'fire-energy'] },
        bench: ['coal-imp'],
      },
      other: { active: { card: 'ember-fox', damage: 50 }, bench: ['ash-moth'] },
    });
    let next = act(state, KICK).state;
    expect(next.pending).toEqual([
      { kind: 'PRIZE', seat: 0 },
      { kind: 'PRIZE', seat: 1 },
    ]);
    expect(answerTo(next, { type: 'SELECT_PRIZE', seat: 1, data: { index: 0 } })).toBe('CHOICE_PENDING');
    next = act(next, { type: 'SELECT_PRIZE', data: { index: 0 } }).state;
    next = act(next, { type: 'SELECT_PRIZE', seat: 1, data: { index: 0 } }).state;
    expect(next.pending).toEqual([
      { kind: 'PROMOTION', seat: 1 },
      { kind: 'PROMOTION', seat: 0 },
    ]);
  });

  it('between turns stands in BETWEEN_TURNS until prizes and promotions are done', () => {
    const state = table({
      own: { active: { card: 'ember-fox', damage: 50, conditions: ['POISONED'] }, bench: ['coal-imp'] },
    });
    const after = act(state, { type: 'END_TURN' }).state;
    expect(after).toMatchObject({ matchState: 'BETWEEN_TURNS', pending: [{ kind: 'PRIZE', seat: 1 }] });
    const prize = act(after, { type: 'SELECT_PRIZE', seat: 1, data: { index: 0 } }).state;
    const promoted = act(prize, { type: 'SET_ACTIVE_POKEMON', data: { target: id(0, 'coal-imp') } }).state;
    expect(promoted).toMatchObject({ matchState: 'PLAYER_TURN', activeSeat: 1 });
  });
});
