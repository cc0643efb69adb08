import { describe, expect, it } from '@jest/globals';
import { translateCard } from './translate-card.js';

const FOX = {
  id: 'set1-7',
  name: 'Glimmerfox',
  supertype: 'Pokémon',
  subtypes: ['Stage 1', 'ex'],
  hp: '120',
  types: ['Fire'],
  evolvesFrom: 'Glimmerpup',
  attacks: [{ name: 'Glare', cost: ['Fire', 'Colorless'], damage: '30', text: '' }],
  weaknesses: [{ type: 'Water', value: '×2' }],
  resistances: [{ type: 'Grass', value: '-30' }],
  retreatCost: ['Colorless', 'Colorless'],
  rules: ['Pokémon ex rule: When your Pokémon ex is Knocked Out, your opponent takes 2 Prize cards.'],
  number: '7',
  regulationMark: 'B',
  legalities: { standard: 'Legal' },
  images: { small: 'https://example.org/7.png' },
};

describe('a Pokémon', () => {
  it('becomes a card of the game', () =>
    expect(translateCard(FOX)).toMatchObject({
      kind: 'CARD',
      unread: [],
      definition: {
        id: 'set1-7',
        set: 'set1',
        number: '7',
        name: 'Glimmerfox',
        regulationMark: 'B',
        supertype: 'POKEMON',
        stage: 'STAGE_1',
        evolvesFrom: 'Glimmerpup',
        hp: 120,
        types: ['FIRE'],
        attacks: [{ name: 'Glare', cost: ['FIRE', 'COLORLESS'], damage: 30, effects: [] }],
        ability: null,
        weakness: { type: 'WATER', multiplier: 2 },
        resistance: { type: 'GRASS', amount: 30 },
        retreatCost: 2,
        prizeValue: 2,
      },
    }));

  it.each<[string, object, string]>([
    [
      'a second weakness',
      {
        weaknesses: [
          { type: 'Fire', value: '×2' },
          { type: 'Water', value: '×2' },
        ],
      },
      'weaknesses: Fire ×2, Water ×2',
    ],
    ['a resistance that is no subtraction', { resistances: [{ type: 'Fire', value: '÷2' }] }, 'resistances: Fire ÷2'],
    ['a kind that the game does not have', { subtypes: ['Stage 1', 'VSTAR'] }, 'subtype: VSTAR'],
    ['an ancient trait', { ancientTrait: { name: 'Growth', text: '…' } }, 'ancientTrait'],
    ['a rule of its own', { rules: ['You may have only 1 of these.'] }, 'You may have only 1 of these'],
    ['damage that cannot be read', { attacks: [{ name: 'Odd', cost: [], damage: '20?', text: '' }] }, 'Odd: 20?'],
  ])('%s is named', (_, change, sentence) =>
    expect(translateCard({ ...FOX, ...change })).toMatchObject({
      kind: 'CARD',
      unread: [sentence],
      definition: { playable: false, notUnderstood: sentence },
    }),
  );

  it.each<[string, object, string]>([
    ['without a number of hit points', { hp: 'many' }, 'card.hp: expected a whole number from 10 to 1000'],
    ['of an unknown type', { types: ['Cheese'] }, 'card.types[0]: expected one of'],
    ['without an id', { id: undefined }, 'card.id: expected text'],
    ['that evolves from nothing', { evolvesFrom: undefined }, 'card.evolvesFrom: missing'],
    ['with the id of a card of the game', { id: 'ember-fox' }, 'card.id: ember-fox is a card of the game itself'],
    ['of an unknown supertype', { supertype: 'Coin' }, 'card.supertype: expected Pokémon, Trainer or Energy'],
  ])('%s is refused', (_, change, fault) =>
    expect(translateCard({ ...FOX, ...change })).toMatchObject({
      kind: 'REFUSED',
      faults: [expect.stringContaining(fault)],
    }),
  );
});

it.each([null, 7, 'card', [], [FOX]])('%j is no card', (record) =>
  expect(translateCard(record)).toMatchObject({ kind: 'REFUSED' }),
);

describe('a Trainer', () => {
  const trainer = (subtypes: string[], ...rules: string[]) =>
    translateCard({ id: 'set1-9', name: 'Thing', supertype: 'Trainer', subtypes, rules, number: '9' });

  it.each([
    [[], 'ITEM'],
    [['Item'], 'ITEM'],
    [['Supporter'], 'SUPPORTER'],
  ])('of the subtypes %j is of the kind %s', (subtypes, kind) =>
    expect(trainer(subtypes, 'Draw 2 cards.')).toMatchObject({ definition: { kind, effects: [{ op: 'draw' }] } }),
  );

  it('leaves out what repeats the rules of the game', () =>
    expect(
      trainer(['Supporter'], 'Draw 2 cards.', 'You may play only 1 Supporter card during your turn.'),
    ).toMatchObject({
      definition: { text: 'Draw 2 cards.' },
      unread: [],
    }));

  it('that says nothing is named', () => expect(trainer(['Item'])).toMatchObject({ unread: ['rules: none'] }));
});

describe('Energy', () => {
  const energy = (name: string, subtypes: string[], ...rules: string[]) =>
    translateCard({ id: 'set1-9', name, supertype: 'Energy', subtypes, rules, number: '9' });

  it.each([
    ['Fire Energy', ['FIRE']],
    ['Basic Water Energy', ['WATER']],
  ])('%s gives its type', (name, provides) =>
    expect(energy(name, ['Basic'])).toMatchObject({ definition: { basic: true, provides }, unread: [] }),
  );

  it.each([
    ['Provides 2 Colorless Energy.', ['COLORLESS', 'COLORLESS']],
    ['This card provides Fire Energy.', ['FIRE']],
    ['This card provides every type of Energy but provides only 1 Energy at a time.', ['ANY']],
  ])('%s', (rule, provides) =>
    expect(energy('Odd', ['Special'], rule)).toMatchObject({ definition: { basic: false, provides }, unread: [] }),
  );

  it('of an unknown name is named', () =>
    expect(energy('Cheese Energy', ['Basic'])).toMatchObject({ unread: ['name: Cheese Energy'] }));
});
