import { describe, expect, it } from '@jest/globals';
import type { ActionType } from './action.js';
import { act, activeOf, answerTo, cardsIn, id, inPlay, table, type Side, type TableInWords } from '../table.fixture.js';

type Case = [string, TableInWords, object];
const refusals = (type: ActionType, cases: Case[]) =>
  it.each(cases)('is refused with %s', (code, words, data) =>
    expect(answerTo(table(words), { type, data })).toBe(code),
  );

const card = (name: string, n = 1) => id(0, name, n);
const firstTurn = { state: { turn: 1 } };
const FIVE = ['ember-fox', 'ember-fox', 'ember-fox', 'ember-fox', 'ember-fox'];

describe('PLAY_POKEMON', () => {
  refusals('PLAY_POKEMON', [
    ['INSUFFICIENT_RESOURCES', {}, { cardId: card('ember-fox') }],
    ['INVALID_TARGET', { own: { hand: ['blaze-vixen'] } }, { cardId: card('blaze-vixen') }],
    ['INVALID_TARGET', { own: { hand: ['fire-energy'] } }, { cardId: card('fire-energy') }],
    ['BENCH_FULL', { own: { bench: FIVE, hand: ['coal-imp'] } }, { cardId: card('coal-imp') }],
  ]);
  it('takes the lowest free place', () => {
    const before = table({ own: { bench: ['ember-fox', 'ash-moth'], hand: ['coal-imp'] } });
    const [own, other] = before.players;
    const gap = {
      ...before,
      players: [{ ...own, bench: [own.bench[0], null, own.bench[1], null, null] }, other] as const,
    };
    const { state } = act(gap, { type: 'PLAY_POKEMON', data: { cardId: card('coal-imp') } });
    expect(state.players[0].bench[1]).toBe(card('coal-imp'));
  });
});

describe('ATTACH_ENERGY', () => {
  const hand = ['fire-energy', 'ember-fox'];
  const target = card('meadow-hare');
  refusals('ATTACH_ENERGY', [
    ['INSUFFICIENT_RESOURCES', {}, { cardId: card('fire-energy'), target }],
    ['INVALID_TARGET', { own: { hand } }, { cardId: card('ember-fox'), target }],
    ['INVALID_TARGET', { own: { hand } }, { cardId: card('fire-energy'), target: id(1, 'meadow-hare') }],
    ['INVALID_TARGET', { own: { hand } }, { cardId: card('fire-energy'), target: 'c0nowhere' }],
    [
      'ONE_ENERGY_PER_TURN',
      { own: { hand, flags: { energyAttached: true } } },
      { cardId: card('fire-energy'), target },
    ],
  ]);
  it('attaches to a Benched Pokémon too', () => {
    const data = { cardId: card('fire-energy'), target: card('coal-imp') };
    const { state } = act(table({ own: { hand, bench: ['coal-imp'] } }), { type: 'ATTACH_ENERGY', data });
    expect(inPlay(state, card('coal-imp')).attached).toEqual([card('fire-energy')]);
    expect(answerTo(state, { type: 'ATTACH_ENERGY', data })).toBe('INSUFFICIENT_RESOURCES');
  });
});

describe('EVOLVE_POKEMON', () => {
  const own: Side = { active: 'ember-fox', hand: ['blaze-vixen', 'thornback', 'fire-energy'] };
  const data = { cardId: card('blaze-vixen'), target: card('ember-fox') };
  refusals('EVOLVE_POKEMON', [
    ['INSUFFICIENT_RESOURCES', {}, { cardId: card('blaze-vixen'), target: card('meadow-hare') }],
    ['INVALID_TARGET', { own }, { cardId: card('thornback'), target: card('ember-fox') }],
    ['INVALID_TARGET', { own }, { cardId: card('fire-energy'), target: card('ember-fox') }],
    ['INVALID_TARGET', { own }, { cardId: card('blaze-vixen'), target: id(1, 'meadow-hare') }],
    ['NO_EVOLUTION_ON_FIRST_TURN', { own, ...firstTurn }, data],
    ['NO_EVOLUTION_ON_FIRST_TURN', { own, state: { turn: 2, firstSeat: 1 } }, data],
    ['EVOLVED_OR_PLAYED_THIS_TURN', { own: { ...own, active: { card: 'ember-fox', enteredTurn: 3 } } }, data],
    [
      'EVOLVED_OR_PLAYED_THIS_TURN',
      { own: { active: { card: 'blaze-vixen', under: ['ember-fox'], evolvedTurn: 3 }, hand: ['inferno-kitsune'] } },
      { cardId: card('inferno-kitsune'), target: card('blaze-vixen') },
    ],
  ]);
  it('keeps damage, energy and tool, and clears conditions', () => {
    const active = {
      card: 'ember-fox',
      damage: 20,
      energy: ['fire-energy'],
      tool: 'heros-band',
      conditions: ['BURNED'],
    } as const;
    const { state } = act(table({ own: { ...own, active } }), { type: 'EVOLVE_POKEMON', data });
    expect(activeOf(state, 0)).toMatchObject({
      definition: 'blaze-vixen',
      damage: 20,
      attached: [card('fire-energy')],
      tool: card('heros-band'),
      evolvedFrom: card('ember-fox'),
      conditions: [],
      evolvedTurn: 3,
    });
  });
});

describe('RETREAT', () => {
  const active = { card: 'hollow-stag', energy: ['grass-energy', 'grass-energy', 'double-boost-energy'] };
  const own: Side = { active, bench: ['coal-imp'] };
  const target = card('coal-imp');
  const paid = [card('grass-energy'), card('grass-energy', 2)];
  const data = { target, energyIds: paid };
  refusals('RETREAT', [
    ['INSUFFICIENT_RESOURCES', { own }, { target, energyIds: [card('grass-energy')] }],
    ['INSUFFICIENT_RESOURCES', { own }, { target, energyIds: [card('grass-energy'), card('grass-energy')] }],
    ['INSUFFICIENT_RESOURCES', { own }, { target, energyIds: ['c0nowhere', card('grass-energy')] }],
    ['INVALID_TARGET', { own }, { ...data, target: card('hollow-stag') }],
    ['ONE_RETREAT_PER_TURN', { own: { ...own, flags: { retreated: true } } }, data],
    ['ASLEEP', { own: { ...own, active: { ...active, conditions: ['ASLEEP'] } } }, data],
    ['PARALYZED', { own: { ...own, active: { ...active, conditions: ['PARALYZED'] } } }, data],
    [
      'CANNOT_RETREAT',
      { own: { ...own, active: { ...active, markers: [{ kind: 'CANNOT_RETREAT', turn: 3 }] } } },
      data,
    ],
    ['BENCH_EMPTY', { own: { active } }, data],
    ['NEEDLESS_ENERGY', { own }, { target, energyIds: [card('grass-energy'), card('double-boost-energy')] }],
  ]);
  it('discards the energy, changes places and clears conditions', () => {
    const confused = { ...own, active: { ...active, conditions: ['CONFUSED', 'POISONED'] as const } };
    const { state } = act(table({ own: confused }), { type: 'RETREAT', data });
    expect(state.players[0]).toMatchObject({ active: target, flags: { retreated: true } });
    expect(cardsIn(state, 0, 'discard')).toEqual(['grass-energy', 'grass-energy']);
    expect(inPlay(state, card('hollow-stag')).conditions).toEqual([]);
  });
  it('costs nothing where the cost is 0', () =>
    expect(
      answerTo(table({ own: { bench: ['coal-imp'] } }), { type: 'RETREAT', data: { target, energyIds: [] } }),
    ).toBe('valid'));
  it('costs less in a Stadium that says so', () =>
    expect(
      answerTo(table({ own, stadium: 'verdant-field' }), { type: 'RETREAT', data: { target, energyIds: [paid[0]] } }),
    ).toBe('valid'));
});

describe('PLAY_TRAINER', () => {
  const play = (name: string, words: TableInWords = {}): [TableInWords, object] => [
    { ...words, own: { hand: [name], ...words.own } },
    { cardId: card(name) },
  ];
  refusals('PLAY_TRAINER', [
    ['INSUFFICIENT_RESOURCES', {}, { cardId: card('lasso') }],
    ['INVALID_TARGET', ...play('ember-fox')],
    ['ONE_SUPPORTER_PER_TURN', ...play('coach-marlow', { own: { flags: { supporterPlayed: true } } })],
    ['NO_SUPPORTER_FIRST_TURN', ...play('coach-marlow', firstTurn)],
    ['ONE_STADIUM_PER_TURN', ...play('volcanic-rim', { own: { flags: { stadiumPlayed: true } } })],
    ['SAME_STADIUM', ...play('verdant-field', { stadium: 'verdant-field' })],
    ['ONE_TOOL', ...play('power-gauntlet', { own: { active: { card: 'ember-fox', tool: 'heros-band' } } })],
    ['NO_EFFECT', ...play('healing-herb')],
    ['NO_EFFECT', ...play('switch-rope')],
    ['NO_EFFECT', ...play('demolition-order')],
    ['NO_EFFECT', ...play('recycler')],
    ['NO_EFFECT', ...play('antidote')],
    ['NO_EFFECT', ...play('energy-magnet', { own: { deck: [] } })],
    ['NO_EFFECT', ...play('scouts-map', { own: { bench: FIVE } })],
    ['NO_EFFECT', ...play('second-wind', { own: { hand: ['second-wind', ...FIVE] } })],
  ]);
  it('Items are free of limits', () => {
    const state = table({ own: { hand: ['cloud-bell', 'cloud-bell'] } });
    const once = act(state, { type: 'PLAY_TRAINER', data: { cardId: card('cloud-bell') } }).state;
    expect(answerTo(once, { type: 'PLAY_TRAINER', data: { cardId: card('cloud-bell', 2) } })).toBe('valid');
  });
  it('the second player may play a Supporter on its first turn', () => {
    const words = { own: { hand: ['coach-marlow'] }, state: { turn: 2, firstSeat: 1 } } as const;
    expect(answerTo(table(words), { type: 'PLAY_TRAINER', data: { cardId: card('coach-marlow') } })).toBe('valid');
  });
  it('a search that must fail still counts as doing something', () => {
    const words = { own: { hand: ['energy-magnet'], deck: ['ember-fox'] } };
    expect(answerTo(table(words), { type: 'PLAY_TRAINER', data: { cardId: card('energy-magnet') } })).toBe('valid');
  });
  it('a Stadium replaces the one in play, which goes to its own player', () => {
    const state = table({ own: { hand: ['volcanic-rim'] }, stadium: 'verdant-field' });
    const after = act(state, { type: 'PLAY_TRAINER', data: { cardId: card('volcanic-rim') } }).state;
    expect([after.stadium, cardsIn(after, 1, 'discard')]).toEqual([card('volcanic-rim'), ['verdant-field']]);
  });
  it('choices name the Pokémon for a Tool beforehand', () => {
    const own = { bench: ['coal-imp', { card: 'ash-moth', tool: 'heros-band' }], hand: ['power-gauntlet'] };
    const data = (choices: unknown) => ({ cardId: card('power-gauntlet'), choices });
    const send = (choices: unknown) => answerTo(table({ own }), { type: 'PLAY_TRAINER', data: data(choices) });
    expect([send([[card('ash-moth')]]), send([[id(1, 'meadow-hare')]]), send([0])]).toEqual([
      'ONE_TOOL',
      'INVALID_TARGET',
      'INVALID_TARGET',
    ]);
    const { state } = act(table({ own }), { type: 'PLAY_TRAINER', data: data([[card('coal-imp')]]) });
    expect([inPlay(state, card('coal-imp')).tool, state.pending]).toEqual([card('power-gauntlet'), []]);
  });
});

describe('USE_ABILITY', () => {
  const pokemonId = card('rain-crane');
  refusals('USE_ABILITY', [
    ['INVALID_TARGET', {}, { pokemonId: 'c0nowhere' }],
    ['INVALID_TARGET', {}, { pokemonId: card('meadow-hare') }],
    ['INVALID_TARGET', { own: { active: 'tide-turtle' } }, { pokemonId: card('tide-turtle') }],
    ['ACTIVE_ONLY', { own: { bench: ['rain-crane'] } }, { pokemonId }],
    ['NO_EFFECT', { own: { active: 'rain-crane', deck: [] } }, { pokemonId }],
  ]);
  it('works once a turn', () => {
    const { state } = act(table({ own: { active: 'rain-crane' } }), { type: 'USE_ABILITY', data: { pokemonId } });
    expect(state.players[0].hand).toHaveLength(1);
    expect(answerTo(state, { type: 'USE_ABILITY', data: { pokemonId } })).toBe('ABILITY_USED');
  });
});

describe('ATTACK', () => {
  const active = { card: 'meadow-hare', energy: ['fire-energy'] };
  const data = { attackIndex: 0 };
  refusals('ATTACK', [
    ['INVALID_TARGET', { own: { active } }, { attackIndex: 1 }],
    ['INSUFFICIENT_RESOURCES', {}, data],
    [
      'INSUFFICIENT_RESOURCES',
      { own: { active: { card: 'ember-fox', energy: ['water-energy', 'water-energy'] } } },
      data,
    ],
    ['FIRST_PLAYER_CANNOT_ATTACK', { own: { active }, ...firstTurn }, data],
    ['ASLEEP', { own: { active: { ...active, conditions: ['ASLEEP'] } } }, data],
    ['PARALYZED', { own: { active: { ...active, conditions: ['PARALYZED'] } } }, data],
    ['CANNOT_ATTACK', { own: { active: { ...active, markers: [{ kind: 'CANNOT_ATTACK', turn: 3 }] } } }, data],
  ]);
  it('resolves, ends the turn and passes it on by itself', () => {
    const { state } = act(table({ own: { active } }), { type: 'ATTACK', data });
    expect(activeOf(state, 1).damage).toBe(20);
    expect(state).toMatchObject({ activeSeat: 1, turn: 4, phase: 'DRAW' });
  });
  it('stands still in the ATTACK phase for a choice of an effect', () => {
    const own = { active: { card: 'chrysalark', energy: ['grass-energy'] }, bench: ['coal-imp'] };
    const { state } = act(table({ own }), { type: 'ATTACK', data });
    expect(state).toMatchObject({ phase: 'ATTACK', pending: [{ kind: 'EFFECT', seat: 0, cause: 'Whirl Away' }] });
  });
  it('takes answers sent along', () => {
    const own = { active: { card: 'chrysalark', energy: ['grass-energy'] }, bench: ['coal-imp'] };
    const { state } = act(table({ own }), { type: 'ATTACK', data: { ...data, choices: [[card('coal-imp')]] } });
    expect([state.players[0].active, state.activeSeat]).toEqual([card('coal-imp'), 1]);
  });
});

describe('SELECT_PRIZE, SET_ACTIVE_POKEMON and ANSWER_CHOICE', () => {
  const prize = { state: { pending: [{ kind: 'PRIZE', seat: 0 } as const] } };
  const promotion = {
    own: { active: null, bench: ['coal-imp'] },
    state: { pending: [{ kind: 'PROMOTION', seat: 0 } as const] },
  };
  it.each<[string, ActionType, TableInWords, object]>([
    ['INVALID_TARGET', 'SELECT_PRIZE', { ...prize, own: { prizes: ['lasso'] } }, { index: 1 }],
    ['INVALID_TARGET', 'SET_ACTIVE_POKEMON', promotion, { target: id(1, 'meadow-hare') }],
    ['CHOICE_PENDING', 'SET_ACTIVE_POKEMON', prize, { target: 'c1' }],
    ['INVALID_PHASE', 'SELECT_PRIZE', {}, { index: 0 }],
    ['INVALID_PHASE', 'ANSWER_CHOICE', {}, { choice: [] }],
    ['INVALID_PHASE', 'DISCARD_CARDS', {}, { cardIds: ['c1'] }],
    ['INVALID_PHASE', 'SET_ACTIVE_POKEMON', {}, { target: 'c1' }],
    ['INVALID_STATE', 'DRAW_INITIAL_CARDS', {}, {}],
    ['INVALID_STATE', 'COMPLETE_INITIAL_SETUP', {}, {}],
  ])('%s for %s', (code, type, words, data) => expect(answerTo(table(words), { type, data })).toBe(code));
  it.each([
    ['a Pokémon that is not offered', [id(1, 'meadow-hare')]],
    ['too many', [card('coal-imp'), card('ash-moth')]],
    ['the same twice', [card('coal-imp'), card('coal-imp')]],
    ['a number', 0],
  ])('INVALID_TARGET for %s', (_, choice) => {
    const own = { active: { card: 'chrysalark', energy: ['grass-energy'] }, bench: ['coal-imp', 'ash-moth'] };
    const { state } = act(table({ own }), { type: 'ATTACK', data: { attackIndex: 0 } });
    expect(answerTo(state, { type: 'ANSWER_CHOICE', data: { choice } })).toBe('INVALID_TARGET');
  });
});

describe('DISCARD_CARDS', () => {
  const over = () =>
    act(table({ own: { hand: ['lasso', 'antidote', 'ember-fox'] }, options: { handLimit: 1 } }), { type: 'END_TURN' })
      .state;
  it('is asked for in the END phase', () =>
    expect(over()).toMatchObject({ phase: 'END', pending: [{ kind: 'HAND_LIMIT', seat: 0, count: 2 }] }));
  it.each([
    ['INSUFFICIENT_RESOURCES', ['c1']],
    ['INSUFFICIENT_RESOURCES', [card('lasso'), card('lasso')]],
    ['INVALID_TARGET', [card('lasso'), card('antidote'), card('ember-fox')]],
  ])('is refused with %s', (code, cardIds) =>
    expect(answerTo(over(), { type: 'DISCARD_CARDS', data: { cardIds } })).toBe(code),
  );
  it('at once, and the turn is over', () => {
    const cardIds = [card('antidote'), card('lasso')];
    const { state } = act(over(), { type: 'DISCARD_CARDS', data: { cardIds } });
    expect([cardsIn(state, 0, 'discard'), state.activeSeat]).toEqual([['lasso', 'antidote'], 1]);
  });
  it('or card by card', () => {
    const { state } = act(over(), { type: 'DISCARD_CARDS', data: { cardIds: [card('lasso')] } });
    expect(state.pending).toEqual([{ kind: 'HAND_LIMIT', seat: 0, count: 1 }]);
  });
});
