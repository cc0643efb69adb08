import type { TrainerCard } from '../../src/modules/gameplay/domain/games/pokemon-tcg/cards/card-definition.js';
import { item, stadium, supporter, tool } from './card.js';

export const trainers: readonly TrainerCard[] = [
  item('Healing Herb', 'Heal 30 damage from 1 of your Pokémon.', {
    op: 'heal',
    target: { side: 'OWN', damaged: true },
    amount: 30,
  }),
  item("Scout's Map", 'Search your deck for a Basic Pokémon and put it onto your Bench.', {
    op: 'search-deck',
    filter: { supertype: 'POKEMON', stage: 'BASIC' },
    count: 1,
    to: 'BENCH',
  }),
  item('Capture Orb', 'Flip a coin. If heads, search your deck for a Pokémon, reveal it and take it.', {
    op: 'flip',
    heads: [{ op: 'search-deck', filter: { supertype: 'POKEMON' }, count: 1, to: 'HAND', reveal: true }],
  }),
  item('Switch Rope', 'Switch your Active Pokémon with 1 of your Benched Pokémon.', { op: 'switch', side: 'OWN' }),
  item('Lasso', "Flip a coin. If heads, switch 1 of your opponent's Benched Pokémon with their Active Pokémon.", {
    op: 'flip',
    heads: [{ op: 'switch', side: 'OPPONENT' }],
  }),
  item('Energy Magnet', 'Search your deck for a basic Energy card, reveal it and take it.', {
    op: 'search-deck',
    filter: { basicEnergy: true },
    count: 1,
    to: 'HAND',
    reveal: true,
  }),
  item('Recycler', 'Put up to 2 basic Energy cards from your discard pile into your hand.', {
    op: 'recover',
    filter: { basicEnergy: true },
    count: 2,
    upTo: true,
    to: 'HAND',
  }),
  item('Revival Bell', 'Put a Basic Pokémon from your discard pile onto your Bench.', {
    op: 'recover',
    filter: { supertype: 'POKEMON', stage: 'BASIC' },
    count: 1,
    to: 'BENCH',
  }),
  item('Antidote', 'Remove all Special Conditions from your Active Pokémon.', { op: 'cure', target: 'OWN_ACTIVE' }),
  item('Wrecking Hammer', "Flip a coin. If heads, discard an Energy from 1 of your opponent's Pokémon.", {
    op: 'flip',
    heads: [{ op: 'discard-energy', target: { side: 'OPPONENT' }, count: 1 }],
  }),
  item('Demolition Order', 'Discard the Stadium in play.', { op: 'discard-stadium' }),
  item(
    "Trader's Bag",
    'Discard a card from your hand. Then draw 2 cards.',
    { op: 'discard-hand', count: 1 },
    { op: 'draw', count: 2 },
  ),
  item('Cloud Bell', 'Shuffle your deck. Then draw a card.', { op: 'shuffle-deck' }, { op: 'draw', count: 1 }),
  item('Fortune Cards', 'Look at the top 5 cards of your deck and take a Supporter among them. Shuffle the rest.', {
    op: 'look-at-top',
    count: 5,
    take: 1,
    filter: { kind: 'SUPPORTER' },
    rest: 'SHUFFLE',
  }),
  item('Second Wind', 'Draw cards until you have 4 cards in your hand.', { op: 'draw-until', handSize: 4 }),
  supporter(
    'Professor Elmwood',
    'Discard your hand. Then draw 7 cards.',
    { op: 'discard-hand', count: 'ALL' },
    { op: 'draw', count: 7 },
  ),
  supporter('Coach Marlow', 'Draw 3 cards.', { op: 'draw', count: 3 }),
  supporter(
    "Rival's Challenge",
    'Each player shuffles their hand into their deck and draws 4 cards.',
    { op: 'shuffle-hand-into-deck' },
    { op: 'shuffle-hand-into-deck', side: 'OPPONENT' },
    { op: 'draw', count: 4 },
    { op: 'draw', side: 'OPPONENT', count: 4 },
  ),
  supporter(
    'Detective Crane',
    'Your opponent reveals their hand. Draw 2 cards.',
    { op: 'reveal-hand', side: 'OPPONENT' },
    { op: 'draw', count: 2 },
  ),
  supporter('Gambler Finn', 'Draw 2 cards. If you have more prizes left than your opponent, draw 4 instead.', {
    op: 'if',
    test: { test: 'BEHIND_ON_PRIZES' },
    then: [{ op: 'draw', count: 4 }],
    else: [{ op: 'draw', count: 2 }],
  }),
  supporter('Ranger Thistle', 'Shuffle up to 3 Pokémon from your discard pile into your deck.', {
    op: 'recover',
    filter: { supertype: 'POKEMON' },
    count: 3,
    upTo: true,
    to: 'DECK',
  }),
  stadium('Verdant Field', "Each Pokémon's Retreat Cost is 1 less.", {
    rule: 'RETREAT_COST',
    amount: -1,
    applies: 'ALL',
  }),
  stadium('Volcanic Rim', 'Attacks of Fire Pokémon do 10 more damage.', {
    rule: 'DAMAGE_DEALT',
    amount: 10,
    applies: 'ALL',
    type: 'FIRE',
  }),
  tool("Hero's Band", 'The Pokémon this card is attached to gets +20 HP.', { rule: 'HP', amount: 20, applies: 'SELF' }),
  tool('Power Gauntlet', 'Attacks of the Pokémon this card is attached to do 10 more damage.', {
    rule: 'DAMAGE_DEALT',
    amount: 10,
    applies: 'SELF',
  }),
];
