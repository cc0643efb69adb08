import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { CardIndex } from './card-index.js';
import { readDeckList } from './read-deck-list.js';

const card = (id: string, name: string, set: string, number: string) => ({ id, name, set, number });
const index = new CardIndex([
  card('str-12', 'Ember Fox', 'STR', '12'),
  card('str-13', 'Tide Otter', 'STR', '13'),
  card('old-3', 'Tide Otter', 'OLD', '3'),
  card('str-40', 'Pokémon Whistle', 'STR', '40'),
  card('str-41', "Healer's Kit", 'STR', '41'),
  card('str-90', 'Fire Energy', 'STR', '90'),
  card('str-91', 'Energy Search', 'STR', '91'),
]);
const read = (list: string) => readDeckList(list, index);
const cards = (list: string): Record<string, number> => {
  const result = read(list);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return Object.fromEntries(result.value.map(({ cardId, count }) => [cardId, count]));
};
const faults = (list: string): (readonly [number, string])[] => {
  const result = read(list);
  return result.ok ? [] : result.error.map(({ line, code }) => [line, code]);
};

describe('a line of a deck list', () => {
  it.each([
    ['4 Ember Fox STR 12'],
    ['4x Ember Fox STR 12'],
    ['4 x Ember Fox'],
    ['x4 Ember Fox'],
    ['×4 Ember Fox'],
    ['Ember Fox x4'],
    ['Ember Fox STR 12 x4'],
    ['Ember Fox 4x'],
    ['Ember Fox (4)'],
    ['Ember Fox (x4)'],
    ['4 Ember Fox'],
    ['4 ember  FOX str 012'],
    ['4 Ember Fox (STR 12)'],
    ['4 Ember Fox [STR] 12'],
    ['4 Ember Fox (STR) 12'],
    ['4 Ember Fox STR'],
    ['4 str-12'],
    ['* 4 Ember Fox STR 12'],
    ['- 4 Ember Fox'],
    ['\t4\tEmber Fox\t'],
    ['4\u00a0Ember\u00a0Fox'],
    ['\ufeff4 Ember Fox'],
    ['ï»¿4 Ember Fox'],
    ['4 Ember\u200b Fox'],
  ])('%j is four foxes', (line) => expect(cards(line)).toEqual({ 'str-12': 4 }));

  it.each([
    ['as it is printed', '2 Pokémon Whistle'],
    ['without the accent', '2 Pokemon Whistle'],
    ['with a combining accent', '2 Poke\u0301mon Whistle'],
    ['UTF-8 read as Windows-1252', '2 PokÃ©mon Whistle'],
    ['the same twice', '2 PokÃƒÂ©mon Whistle'],
    ['a replacement character', '2 Pok\ufffdmon Whistle'],
    ['one for each byte', '2 Pok\ufffd\ufffdmon Whistle STR 40'],
    ['a question mark', '2 Pok?mon Whistle'],
  ])('accents are understood %s', (_, line) => expect(cards(line)).toEqual({ 'str-40': 2 }));

  it.each(["1 Healer's Kit", '1 Healer’s Kit', '1 Healer`s Kit', '1 Healerâ€™s Kit', '1 Healer\ufffds Kit'])(
    'the quote of %j is understood',
    (line) => expect(cards(line)).toEqual({ 'str-41': 1 }),
  );

  it.each([
    'Pokémon: 12',
    'Pokémon (12)',
    'PokÃ©mon: 12',
    'Pok\ufffdmon: 12',
    'Pokémon - 12',
    'Pokémon:',
    'Trainer (20)',
    'Trainers: 20',
    '## Trainer Cards - 20',
    '== Energy: 20 ==',
    'Energy (20 cards)',
    'Basic Energy: 8',
    'Units: 20',
    'Action cards (10):',
    'Total Cards: 60',
    'Total Cards - 60',
    'Total: 60',
    '60 cards',
    '60 cards total',
    'Deck',
    '****** Pokémon Trading Card Game Deck List ******',
    '// 4 Ember Fox, perhaps',
    '# a comment',
    '------',
    '   ',
    '',
  ])('%j is no card', (line) => expect(cards(line)).toEqual({}));

  it.each([
    ['4 Nobody', 'UNKNOWN_CARD'],
    ['4 Ember Fox STR 99', 'UNKNOWN_CARD'],
    ['4 Ember Fox XYZ', 'UNKNOWN_CARD'],
    ['2 Tide Otter', 'AMBIGUOUS_CARD'],
    ['0 Ember Fox', 'INVALID_COUNT'],
    ['99999 Ember Fox', 'INVALID_COUNT'],
    ['Ember Fox', 'UNREADABLE_LINE'],
    ['-', ''],
    ['4', 'UNREADABLE_LINE'],
    ['Heroes: 12', 'UNREADABLE_LINE'],
    ['4 ???? ????', 'UNKNOWN_CARD'],
  ])('%j: %s', (line, code) => expect(faults(line)).toEqual(code === '' ? [] : [[1, code]]));

  it('a name of several printings needs its set', () =>
    expect(cards('2 Tide Otter OLD\n1 Tide Otter STR 13')).toEqual({ 'old-3': 2, 'str-13': 1 }));

  it('a card is no heading because its name begins like one', () =>
    expect(cards('Energy: 9\n8 Fire Energy\n1 Energy Search')).toEqual({ 'str-90': 8, 'str-91': 1 }));

  it('tells what there is instead', () => {
    const result = read('4 Ember Fox STR 99');
    expect(!result.ok && result.error[0].message).toBe('There is no "Ember Fox STR 99"; there is Ember Fox STR 12');
  });
});

describe('a deck list', () => {
  it('is read whole, whatever ends its lines', () => {
    const list =
      '\ufeffPokémon: 5\r\n4 Ember Fox STR 12\r1 Tide Otter OLD 3\r\n\r\nEnergy (8)\n8 Fire Energy\n\nTotal: 13\n';
    expect(cards(list)).toEqual({ 'str-12': 4, 'old-3': 1, 'str-90': 8 });
  });

  it('adds up a card that stands on several lines', () =>
    expect(cards('2 Ember Fox\n1 str-12\nEmber Fox x1')).toEqual({ 'str-12': 4 }));

  it('names every line that it cannot read, by its number', () =>
    expect(faults('Pokémon: 5\n4 Ember Fox\n\n1 Nobody\nwhat?\n2 Tide Otter')).toEqual([
      [4, 'UNKNOWN_CARD'],
      [5, 'UNREADABLE_LINE'],
      [6, 'AMBIGUOUS_CARD'],
    ]));

  it('has its bounds', () => expect(faults('1 Ember Fox\n'.repeat(501))).toEqual([[501, 'UNREADABLE_LINE']]));

  it('of any text whatever is read or refused', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (list) => {
        const result = read(list);
        const lines = list.split(/\r\n|[\n\r\u2028\u2029]/).length;
        expect(result.ok || result.error.every(({ line }) => line >= 1 && line <= lines)).toBe(true);
      }),
    );
  });

  it('that is meant to take long does not', () => {
    const hostile = [
      `4 ${'?'.repeat(20_000)}`,
      `4 ${'? '.repeat(10_000)}`,
      `4${' '.repeat(20_000)}x`,
      '*-'.repeat(20_000),
    ];
    const began = performance.now();
    for (const line of hostile) read(line);
    expect(performance.now() - began).toBeLessThan(2_000);
  });
});
