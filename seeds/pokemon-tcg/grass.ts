import type { PokemonCard } from '../../src/modules/gameplay/domain/games/pokemon-tcg/cards/card-definition.js';
import { ability, attack, pokemon, resists, weakTo } from './card.js';

const plant = { types: ['GRASS'], weakness: weakTo('FIRE') } as const;

export const grass: readonly PokemonCard[] = [
  pokemon('Sproutling', null, 'BASIC', {
    ...plant,
    hp: 50,
    retreatCost: 1,
    attacks: [
      attack('Leech Seed', ['GRASS'], 10, 'Heal 10 damage from this Pokémon.', {
        op: 'heal',
        target: 'SELF',
        amount: 10,
      }),
    ],
  }),
  pokemon('Thornback', 'Sproutling', 'STAGE_1', {
    ...plant,
    hp: 90,
    retreatCost: 2,
    attacks: [
      attack('Poison Barb', ['GRASS', 'COLORLESS'], 30, 'The Defending Pokémon is now Poisoned.', {
        op: 'condition',
        condition: 'POISONED',
      }),
    ],
  }),
  pokemon('Bramblelord', 'Thornback', 'STAGE_2', {
    ...plant,
    hp: 140,
    retreatCost: 3,
    ability: ability('Overgrowth', 'Once a turn you may attach a Grass Energy from your hand to 1 of your Pokémon.', {
      op: 'attach-energy',
      from: 'HAND',
      filter: { basicEnergy: true, type: 'GRASS' },
      count: 1,
      target: 'OWN_ALL',
    }),
    attacks: [
      attack('Forest Crush', ['GRASS', 'GRASS', 'COLORLESS'], 60, '10 more damage for each Grass Energy on it.', {
        op: 'more-damage',
        amount: { each: { count: 'ENERGY', on: 'SELF', type: 'GRASS' }, times: 10 },
      }),
    ],
  }),
  pokemon('Mosskit', null, 'BASIC', {
    ...plant,
    hp: 60,
    retreatCost: 1,
    attacks: [
      attack('Spore Nap', ['COLORLESS'], 0, 'The Defending Pokémon is now Asleep.', {
        op: 'condition',
        condition: 'ASLEEP',
      }),
      attack('Scratch', ['GRASS', 'COLORLESS'], 20),
    ],
  }),
  pokemon('Fungaroo', 'Mosskit', 'STAGE_1', {
    ...plant,
    hp: 80,
    retreatCost: 2,
    attacks: [
      attack('Dizzy Dust', ['GRASS'], 20, 'Flip a coin. If heads, the Defending Pokémon is now Confused.', {
        op: 'flip',
        heads: [{ op: 'condition', condition: 'CONFUSED' }],
      }),
    ],
  }),
  pokemon('Petal Wisp', null, 'BASIC', {
    ...plant,
    hp: 50,
    retreatCost: 0,
    ability: ability('Sweet Scent', 'Once a turn you may heal 10 damage from 1 of your Pokémon.', {
      op: 'heal',
      target: { side: 'OWN', damaged: true },
      amount: 10,
    }),
    attacks: [attack('Pollen', ['COLORLESS'], 10)],
  }),
  pokemon('Vine Serpent', null, 'BASIC', {
    ...plant,
    hp: 70,
    retreatCost: 2,
    attacks: [
      attack(
        'Constrict',
        ['GRASS', 'COLORLESS'],
        20,
        "The Defending Pokémon can't retreat during your opponent's next turn.",
        { op: 'cannot-retreat' },
      ),
    ],
  }),
  pokemon('Beetlebrace', null, 'BASIC', {
    ...plant,
    hp: 60,
    retreatCost: 1,
    attacks: [
      attack(
        'Shell Guard',
        ['COLORLESS'],
        0,
        "During your opponent's next turn, this Pokémon takes 30 less damage from attacks.",
        { op: 'prevent-damage', amount: 30 },
      ),
      attack('Horn', ['GRASS'], 20),
    ],
  }),
  pokemon('Chrysalark', 'Beetlebrace', 'STAGE_1', {
    ...plant,
    hp: 90,
    retreatCost: 1,
    resistance: resists('FIGHTING'),
    attacks: [
      attack('Whirl Away', ['GRASS'], 30, 'You may switch this Pokémon with 1 of your Benched Pokémon.', {
        op: 'switch',
        side: 'OWN',
        may: true,
      }),
    ],
  }),
  pokemon('Seedling Scout', null, 'BASIC', {
    ...plant,
    hp: 40,
    retreatCost: 1,
    attacks: [
      attack('Call Friends', ['COLORLESS'], 0, 'Search your deck for up to 2 Basic Pokémon and bench them.', {
        op: 'search-deck',
        filter: {},
        count: 2,
        to: 'BENCH',
      }),
    ],
  }),
  pokemon('Hollow Stag', null, 'BASIC', {
    ...plant,
    hp: 100,
    retreatCost: 2,
    attacks: [
      attack(
        'Antler Sweep',
        ['GRASS', 'GRASS', 'COLORLESS'],
        50,
        'This attack does 10 damage to each of your own Benched Pokémon.',
        { op: 'damage', target: 'OWN_BENCH', amount: 10 },
      ),
    ],
  }),
];
