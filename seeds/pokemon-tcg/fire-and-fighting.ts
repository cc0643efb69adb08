import type { PokemonCard } from '../../src/modules/gameplay/domain/games/pokemon-tcg/cards/card-definition.js';
import { ability, attack, pokemon, weakTo } from './card.js';

const flame = { types: ['FIRE'], weakness: weakTo('WATER') } as const;
const stone = { types: ['FIGHTING'], weakness: weakTo('GRASS') } as const;

export const fireAndFighting: readonly PokemonCard[] = [
  pokemon('Ember Fox', null, 'BASIC', {
    ...flame,
    hp: 60,
    retreatCost: 1,
    attacks: [
      attack('Singe', ['FIRE', 'COLORLESS'], 20, 'Flip a coin. If heads, the Defending Pokémon is now Burned.', {
        op: 'flip',
        heads: [{ op: 'condition', condition: 'BURNED' }],
      }),
    ],
  }),
  pokemon('Blaze Vixen', 'Ember Fox', 'STAGE_1', {
    ...flame,
    hp: 90,
    retreatCost: 1,
    attacks: [
      attack('Fire Dance', ['FIRE', 'FIRE'], 80, 'Discard an Energy from this Pokémon.', {
        op: 'discard-energy',
        target: 'SELF',
        count: 1,
      }),
    ],
  }),
  pokemon('Inferno Kitsune', 'Blaze Vixen', 'STAGE_2', {
    ...flame,
    hp: 150,
    retreatCost: 2,
    prizeValue: 2,
    ability: ability(
      'Nine Embers',
      'Once a turn you may attach a Fire Energy from your discard pile to 1 of your Benched Pokémon.',
      {
        op: 'attach-energy',
        from: 'DISCARD',
        filter: { basicEnergy: true, type: 'FIRE' },
        count: 1,
        target: 'OWN_BENCH',
      },
    ),
    attacks: [
      attack(
        'Bonfire',
        ['FIRE', 'FIRE'],
        0,
        'Discard all Energy from this Pokémon. This attack does 60 damage for each.',
        { op: 'first', effects: [{ op: 'discard-energy', target: 'SELF', count: 'ALL' }] },
        { op: 'more-damage', amount: { each: { count: 'DISCARDED' }, times: 60 } },
      ),
    ],
  }),
  pokemon('Cinder Pup', null, 'BASIC', {
    ...flame,
    hp: 60,
    retreatCost: 1,
    attacks: [attack('Bite', ['COLORLESS'], 10), attack('Hot Fang', ['FIRE', 'COLORLESS'], 30)],
  }),
  pokemon('Magma Hound', 'Cinder Pup', 'STAGE_1', {
    ...flame,
    hp: 110,
    retreatCost: 2,
    attacks: [
      attack('Lava Breath', ['FIRE', 'FIRE', 'COLORLESS'], 60, 'The Defending Pokémon is now Burned.', {
        op: 'condition',
        condition: 'BURNED',
      }),
    ],
  }),
  pokemon('Coal Imp', null, 'BASIC', {
    ...flame,
    hp: 50,
    retreatCost: 1,
    attacks: [
      attack('Spite', ['FIRE'], 10, '10 more damage for each damage counter on this Pokémon.', {
        op: 'more-damage',
        amount: { each: { count: 'DAMAGE_COUNTERS', on: 'SELF' }, times: 10 },
      }),
    ],
  }),
  pokemon('Ash Moth', null, 'BASIC', {
    ...flame,
    hp: 50,
    retreatCost: 0,
    attacks: [
      attack(
        'Ash Screen',
        ['COLORLESS'],
        10,
        "Flip a coin. If heads, prevent all damage done to this Pokémon by attacks during your opponent's next turn.",
        { op: 'flip', heads: [{ op: 'prevent-damage', amount: 'ALL' }] },
      ),
    ],
  }),
  pokemon('Torch Lizard', null, 'BASIC', {
    ...flame,
    hp: 70,
    retreatCost: 1,
    attacks: [
      attack('Wild Flame', ['FIRE', 'COLORLESS'], 50, 'This Pokémon does 20 damage to itself.', {
        op: 'damage',
        target: 'SELF',
        amount: 20,
      }),
    ],
  }),
  pokemon('Volcano Titan', null, 'BASIC', {
    ...flame,
    hp: 130,
    retreatCost: 3,
    prizeValue: 2,
    attacks: [
      attack(
        'Eruption',
        ['FIRE', 'FIRE', 'COLORLESS'],
        120,
        "Discard the top 2 cards of your deck. This Pokémon can't attack during your next turn.",
        { op: 'discard-deck', side: 'OWN', count: 2 },
        { op: 'cannot-attack', target: 'SELF' },
      ),
    ],
  }),
  pokemon('Pebble Cub', null, 'BASIC', {
    ...stone,
    hp: 60,
    retreatCost: 1,
    attacks: [attack('Tumble', ['FIGHTING'], 20)],
  }),
  pokemon('Boulder Bear', 'Pebble Cub', 'STAGE_1', {
    ...stone,
    hp: 110,
    retreatCost: 3,
    attacks: [
      attack(
        'Rock Slide',
        ['FIGHTING', 'COLORLESS'],
        40,
        "This attack does 10 damage to up to 2 of your opponent's Benched Pokémon.",
        { op: 'damage', target: { side: 'OPPONENT', place: 'BENCH', count: 2, upTo: true }, amount: 10 },
      ),
    ],
  }),
  pokemon('Dune Boxer', null, 'BASIC', {
    ...stone,
    hp: 80,
    retreatCost: 2,
    attacks: [
      attack(
        'Combo Punch',
        ['FIGHTING', 'COLORLESS'],
        20,
        'Flip a coin until you get tails. 20 more damage for each heads.',
        { op: 'flip-until-tails' },
        { op: 'more-damage', amount: { each: { count: 'HEADS' }, times: 20 } },
      ),
    ],
  }),
  pokemon('Mesa Monk', null, 'BASIC', {
    ...stone,
    hp: 70,
    retreatCost: 1,
    attacks: [
      attack('Focus', ['COLORLESS'], 0, "During your next turn, this Pokémon's attacks do 40 more damage.", {
        op: 'boost-next-turn',
        amount: 40,
      }),
      attack('Open Palm', ['FIGHTING', 'COLORLESS'], 30, "This attack's damage isn't affected by Resistance.", {
        op: 'ignore',
        what: 'RESISTANCE',
      }),
    ],
  }),
];
