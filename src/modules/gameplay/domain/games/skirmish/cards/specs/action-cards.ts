import { cast, modifiersOf, powerOf, unitIdAt } from '../../test-actions.js';
import { enemy, own } from '../../test-states.js';
import { spec, type CardSpec } from './card-spec.js';

export const ACTION_CARDS: readonly CardSpec[] = [
  spec(
    'assassinate',
    'kills an enemy of power 5',
    { hand: ['assassinate'], enemy: ['champion'] },
    [cast('h-assassinate', enemy(0))],
    (s) => [s.players[1].graveyard, s.players[0].graveyard],
    [['e-champion'], ['h-assassinate']],
  ),
  spec(
    'energize',
    'gives an ally +3',
    { hand: ['energize'], own: ['bard'] },
    [cast('h-energize', own(0))],
    (s) => powerOf(s, 'o-bard'),
    5,
  ),
  spec(
    'fireball',
    "deals 2 to the slot's unit and every close unit of either side",
    { hand: ['fireball'], own: ['noble', 'noble', 'noble'], enemy: ['noble', 'noble', 'noble'] },
    [cast('h-fireball', own(0))],
    (s) => ['o-noble', 'o-noble-2', 'o-noble-3', 'e-noble', 'e-noble-2', 'e-noble-3'].map((id) => powerOf(s, id)),
    [2, 2, 4, 2, 2, 4],
  ),
  spec(
    'repositioning',
    'moves an own unit to any own slot',
    { hand: ['repositioning'], own: ['bard'] },
    [cast('h-repositioning', own(0), own(4))],
    (s) => [unitIdAt(s, own(0)), unitIdAt(s, own(4))],
    [null, 'o-bard'],
  ),
  spec(
    'repositioning',
    'swaps with the unit there',
    { hand: ['repositioning'], own: ['bard', 'noble'] },
    [cast('h-repositioning', own(0), own(1))],
    (s) => [unitIdAt(s, own(0)), unitIdAt(s, own(1))],
    ['o-noble', 'o-bard'],
  ),
  spec(
    'seed',
    'gives a slot and its close slots +1',
    { hand: ['seed'] },
    [cast('h-seed', enemy(0))],
    (s) => [modifiersOf(s, 0), modifiersOf(s, 1)],
    [
      [1, 1, 0, 0, 0],
      [1, 1, 0, 0, 0],
    ],
  ),
  spec(
    'strike',
    'deals 3 damage to a unit of either side',
    { hand: ['strike'], own: ['noble'] },
    [cast('h-strike', own(0))],
    (s) => powerOf(s, 'o-noble'),
    1,
  ),
  spec(
    'unsummon',
    "returns a unit to its owner's hand with its printed values",
    { hand: ['unsummon'], enemy: ['noble'], units: { 'e-noble': { damage: 2, buffs: 1 } } },
    [cast('h-unsummon', enemy(0))],
    (s) => [s.players[1].hand, s.cards['e-noble'].damage, s.cards['e-noble'].buffs],
    [['e-noble'], 0, 0],
  ),
  spec(
    'squire',
    'returned to the hand, ceases to exist',
    { hand: ['unsummon'], enemy: ['squire'] },
    [cast('h-unsummon', enemy(0))],
    (s) => [s.players[1].hand, s.cards.t1],
    [[], undefined],
  ),
];
