import type { PokemonCard } from '../../src/modules/gameplay/domain/games/pokemon-tcg/cards/card-definition.js';
import { ability, attack, pokemon, resists, trait, weakTo } from './card.js';

const wave = { types: ['WATER'], weakness: weakTo('LIGHTNING') } as const;
const mind = { types: ['PSYCHIC'], weakness: weakTo('DARKNESS'), resistance: resists('FIGHTING') } as const;

export const waterAndPsychic: readonly PokemonCard[] = [
  pokemon('Drizzle Newt', null, 'BASIC', {
    ...wave,
    hp: 50,
    retreatCost: 1,
    attacks: [attack('Splash', ['WATER'], 20)],
  }),
  pokemon('Torrent Salamander', 'Drizzle Newt', 'STAGE_1', {
    ...wave,
    hp: 90,
    retreatCost: 2,
    attacks: [
      attack(
        'Whirlpool',
        ['WATER', 'COLORLESS'],
        30,
        'Flip a coin. If heads, discard an Energy from the Defending Pokémon.',
        { op: 'flip', heads: [{ op: 'discard-energy', target: 'DEFENDER', count: 1 }] },
      ),
    ],
  }),
  pokemon('Abyss Leviathan', 'Torrent Salamander', 'STAGE_2', {
    ...wave,
    hp: 160,
    retreatCost: 4,
    prizeValue: 2,
    attacks: [
      attack(
        'Tidal Crash',
        ['WATER', 'WATER', 'COLORLESS'],
        90,
        "This attack does 10 damage to each of your opponent's Benched Pokémon.",
        { op: 'damage', target: 'OPPONENT_BENCH', amount: 10 },
      ),
    ],
  }),
  pokemon('Frost Pup', null, 'BASIC', {
    ...wave,
    hp: 60,
    retreatCost: 1,
    attacks: [
      attack('Icy Bite', ['WATER', 'COLORLESS'], 20, 'Flip a coin. If heads, the Defending Pokémon is now Paralyzed.', {
        op: 'flip',
        heads: [{ op: 'condition', condition: 'PARALYZED' }],
      }),
    ],
  }),
  pokemon('Glacier Wolf', 'Frost Pup', 'STAGE_1', {
    ...wave,
    hp: 100,
    retreatCost: 2,
    attacks: [
      attack(
        'Freeze Lock',
        ['WATER', 'WATER'],
        50,
        "Flip a coin. If heads, the Defending Pokémon can't attack during your opponent's next turn.",
        { op: 'flip', heads: [{ op: 'cannot-attack' }] },
      ),
    ],
  }),
  pokemon('Tide Turtle', null, 'BASIC', {
    ...wave,
    hp: 80,
    retreatCost: 3,
    ability: trait('Thick Shell', 'This Pokémon takes 10 less damage from attacks.', {
      rule: 'DAMAGE_TAKEN',
      amount: -10,
      applies: 'SELF',
    }),
    attacks: [attack('Bump', ['COLORLESS', 'COLORLESS'], 30)],
  }),
  pokemon('Mist Ray', null, 'BASIC', {
    ...wave,
    hp: 70,
    retreatCost: 1,
    attacks: [
      attack(
        'Undertow',
        ['WATER', 'COLORLESS'],
        20,
        'Your opponent switches their Active Pokémon with 1 of their Benched Pokémon.',
        { op: 'switch', side: 'OPPONENT', by: 'OPPONENT' },
      ),
    ],
  }),
  pokemon('Rain Crane', null, 'BASIC', {
    ...wave,
    hp: 70,
    retreatCost: 1,
    ability: {
      ...ability('Rain Call', 'Once a turn, while this Pokémon is your Active Pokémon, you may draw a card.', {
        op: 'draw',
        count: 1,
      }),
      activeOnly: true,
    },
    attacks: [attack('Wing', ['WATER'], 10)],
  }),
  pokemon('Dream Wisp', null, 'BASIC', {
    ...mind,
    hp: 50,
    retreatCost: 1,
    attacks: [
      attack('Lullaby', ['COLORLESS'], 0, 'The Defending Pokémon is now Asleep.', {
        op: 'condition',
        condition: 'ASLEEP',
      }),
      attack('Dream Feast', ['PSYCHIC'], 60, "If the Defending Pokémon isn't Asleep, this attack does nothing.", {
        op: 'if',
        test: { test: 'HAS_CONDITION', on: 'DEFENDER', condition: 'ASLEEP' },
        then: [],
        else: [{ op: 'attack-fails' }],
      }),
    ],
  }),
  pokemon('Nightmare Shade', 'Dream Wisp', 'STAGE_1', {
    ...mind,
    hp: 80,
    retreatCost: 1,
    attacks: [
      attack('Curse', ['PSYCHIC', 'COLORLESS'], 0, "Put 3 damage counters on 1 of your opponent's Pokémon.", {
        op: 'counters',
        target: { side: 'OPPONENT' },
        counters: 3,
      }),
    ],
  }),
  pokemon('Oracle Owl', null, 'BASIC', {
    ...mind,
    hp: 60,
    retreatCost: 0,
    attacks: [
      attack(
        'Foresight',
        ['COLORLESS'],
        0,
        'Look at the top 3 cards of your deck, put 1 of them into your hand and the others on the bottom.',
        { op: 'look-at-top', count: 3, take: 1, rest: 'BOTTOM' },
      ),
      attack('Peck', ['PSYCHIC'], 20),
    ],
  }),
  pokemon('Mind Weaver', null, 'BASIC', {
    ...mind,
    hp: 70,
    retreatCost: 1,
    attacks: [
      attack(
        'Mind Read',
        ['PSYCHIC', 'COLORLESS'],
        0,
        'Your opponent reveals their hand. This attack does 10 damage for each card in it.',
        { op: 'first', effects: [{ op: 'reveal-hand', side: 'OPPONENT' }] },
        { op: 'more-damage', amount: { each: { count: 'HAND', side: 'OPPONENT' }, times: 10 } },
      ),
    ],
  }),
  pokemon('Rift Cat', null, 'BASIC', {
    ...mind,
    hp: 60,
    retreatCost: 1,
    attacks: [
      attack('Blink', ['COLORLESS'], 20, 'Put this Pokémon and all cards attached to it into your hand.', {
        op: 'return-to-hand',
        target: 'SELF',
        attached: 'HAND',
      }),
    ],
  }),
  pokemon('Void Serpent', 'Rift Cat', 'STAGE_1', {
    ...mind,
    hp: 100,
    retreatCost: 2,
    attacks: [
      attack(
        'Banish',
        ['PSYCHIC', 'COLORLESS'],
        30,
        "Flip a coin. If heads, shuffle 1 of your opponent's Benched Pokémon and all cards attached to it into their deck.",
        { op: 'flip', heads: [{ op: 'return-to-deck', target: { side: 'OPPONENT', place: 'BENCH' } }] },
      ),
    ],
  }),
  pokemon('Spirit Lantern', null, 'BASIC', {
    ...mind,
    hp: 60,
    retreatCost: 1,
    ability: ability('Guiding Light', 'Once a turn you may move an Energy from your Bench to your Active Pokémon.', {
      op: 'move-energy',
      from: 'OWN_BENCH',
      to: 'OWN_ACTIVE',
      count: 1,
    }),
    attacks: [attack('Wisp Light', ['PSYCHIC'], 20)],
  }),
];
