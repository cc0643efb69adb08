import type { PokemonCard } from '../../src/modules/gameplay/domain/games/pokemon-tcg/cards/card-definition.js';
import { attack, pokemon, resists, weakTo } from './card.js';

const storm = { types: ['LIGHTNING'], weakness: weakTo('FIGHTING'), resistance: resists('METAL') } as const;
const iron = { types: ['METAL'], weakness: weakTo('FIRE'), resistance: resists('GRASS') } as const;
const night = { types: ['DARKNESS'], weakness: weakTo('FIGHTING'), resistance: resists('PSYCHIC') } as const;
const plain = { types: ['COLORLESS'], weakness: weakTo('FIGHTING') } as const;

export const lightningAndOthers: readonly PokemonCard[] = [
  pokemon('Volt Mouse', null, 'BASIC', {
    ...storm,
    hp: 50,
    retreatCost: 0,
    attacks: [
      attack('Quick Shock', ['LIGHTNING'], 10, 'Flip a coin. If heads, the Defending Pokémon is now Paralyzed.', {
        op: 'flip',
        heads: [{ op: 'condition', condition: 'PARALYZED' }],
      }),
    ],
  }),
  pokemon('Storm Rat', 'Volt Mouse', 'STAGE_1', {
    ...storm,
    hp: 90,
    retreatCost: 1,
    attacks: [
      attack(
        'Chain Bolt',
        ['LIGHTNING', 'LIGHTNING'],
        0,
        'Flip 3 coins. This attack does 30 damage for each heads.',
        { op: 'flip', coins: 3 },
        { op: 'more-damage', amount: { each: { count: 'HEADS' }, times: 30 } },
      ),
    ],
  }),
  pokemon('Thunder Roc', null, 'BASIC', {
    ...storm,
    hp: 110,
    retreatCost: 2,
    attacks: [
      attack('Sky Drop', ['LIGHTNING', 'COLORLESS'], 70, 'Flip a coin. If tails, this attack does nothing.', {
        op: 'flip',
        tails: [{ op: 'attack-fails' }],
      }),
    ],
  }),
  pokemon('Spark Eel', null, 'BASIC', {
    ...storm,
    hp: 60,
    retreatCost: 1,
    attacks: [
      attack('Charge', ['COLORLESS'], 0, 'Attach a Lightning Energy from your deck to this Pokémon.', {
        op: 'attach-energy',
        from: 'DECK',
        filter: { basicEnergy: true, type: 'LIGHTNING' },
        count: 1,
        target: 'SELF',
      }),
      attack('Discharge', ['LIGHTNING', 'LIGHTNING'], 40),
    ],
  }),
  pokemon('Static Ram', null, 'BASIC', {
    ...storm,
    hp: 80,
    retreatCost: 2,
    attacks: [
      attack(
        'Reckless Charge',
        ['LIGHTNING', 'COLORLESS'],
        80,
        '10 less damage for each damage counter on this Pokémon.',
        { op: 'less-damage', amount: { each: { count: 'DAMAGE_COUNTERS', on: 'SELF' }, times: 10 } },
      ),
    ],
  }),
  pokemon('Magnet Golem', null, 'BASIC', {
    ...iron,
    hp: 90,
    retreatCost: 3,
    attacks: [attack('Slam', ['METAL', 'COLORLESS'], 40)],
  }),
  pokemon('Gear Mole', null, 'BASIC', {
    ...iron,
    hp: 60,
    retreatCost: 1,
    attacks: [
      attack('Tinker', ['COLORLESS'], 0, 'Put an Item card from your discard pile into your hand.', {
        op: 'recover',
        filter: { kind: 'ITEM' },
        count: 1,
        to: 'HAND',
      }),
      attack('Drill', ['METAL'], 20),
    ],
  }),
  pokemon('Steel Drake', 'Gear Mole', 'STAGE_1', {
    ...iron,
    hp: 120,
    retreatCost: 2,
    attacks: [
      attack(
        'Razor Wing',
        ['METAL', 'METAL', 'COLORLESS'],
        70,
        "This attack's damage isn't affected by any effects on the Defending Pokémon.",
        { op: 'ignore', what: 'DEFENDER_EFFECTS' },
      ),
    ],
  }),
  pokemon('Gloom Cat', null, 'BASIC', {
    ...night,
    hp: 60,
    retreatCost: 1,
    attacks: [
      attack('Snatch', ['DARKNESS'], 10, "Discard a random card from your opponent's hand.", {
        op: 'discard-hand',
        side: 'OPPONENT',
        count: 1,
        by: 'RANDOM',
      }),
    ],
  }),
  pokemon('Dusk Panther', 'Gloom Cat', 'STAGE_1', {
    ...night,
    hp: 100,
    retreatCost: 1,
    attacks: [
      attack(
        'Ambush',
        ['DARKNESS', 'COLORLESS'],
        40,
        'If the Defending Pokémon already has damage counters on it, this attack does 30 more damage.',
        {
          op: 'if',
          test: { test: 'COUNT', of: { count: 'DAMAGE_COUNTERS', on: 'DEFENDER' }, atLeast: 1 },
          then: [{ op: 'more-damage', amount: 30 }],
        },
      ),
    ],
  }),
  pokemon('Raven Thief', null, 'BASIC', {
    ...night,
    hp: 60,
    retreatCost: 1,
    attacks: [
      attack('Steal Plans', ['DARKNESS'], 10, "Look at your opponent's hand and discard a Trainer card from it.", {
        op: 'discard-hand',
        side: 'OPPONENT',
        count: 1,
        by: 'OTHER',
        filter: { supertype: 'TRAINER' },
      }),
    ],
  }),
  pokemon('Meadow Hare', null, 'BASIC', {
    ...plain,
    hp: 60,
    retreatCost: 0,
    attacks: [attack('Kick', ['COLORLESS'], 20)],
  }),
  pokemon('Homing Pigeon', null, 'BASIC', {
    ...plain,
    hp: 50,
    retreatCost: 1,
    attacks: [
      attack('Delivery', ['COLORLESS'], 0, 'Search your deck for a card and put it into your hand.', {
        op: 'search-deck',
        filter: {},
        count: 1,
        to: 'HAND',
      }),
    ],
  }),
  pokemon('Wandering Bard', null, 'BASIC', {
    ...plain,
    hp: 70,
    retreatCost: 1,
    attacks: [
      attack('Ballad', ['COLORLESS', 'COLORLESS'], 20, 'Choose one: 20 more damage, or draw 2 cards.', {
        op: 'choose',
        options: [
          { label: '20 more damage', effects: [{ op: 'more-damage', amount: 20 }] },
          { label: 'Draw 2 cards', effects: [{ op: 'draw', count: 2 }] },
        ],
      }),
    ],
  }),
];
