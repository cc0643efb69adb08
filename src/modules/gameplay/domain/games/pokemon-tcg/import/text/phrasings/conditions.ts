import type { PokemonTarget } from '../../../cards/effect.js';
import { says, type Phrasing } from '../phrasing.js';

/** Only an Active Pokémon can be in a condition; a text that names another one means something else. */
const isOne = (who: PokemonTarget): who is 'SELF' | 'DEFENDER' => who === 'SELF' || who === 'DEFENDER';

export const conditions: readonly Phrasing[] = [
  says('{who} is now {condition}', ({ who: target, condition }) =>
    isOne(target) ? { op: 'condition', condition, target } : null,
  ),
  says('{who} is now {condition} and {other}', ({ who: target, condition, other }) =>
    isOne(target)
      ? [
          { op: 'condition', condition, target },
          { op: 'condition', condition: other, target },
        ]
      : null,
  ),
  says('both Active Pokémon are now {condition}', ({ condition }) => [
    { op: 'condition', condition, target: 'OWN_ACTIVE' },
    { op: 'condition', condition, target: 'DEFENDER' },
  ]),
  says('remove all Special Conditions from {who}', ({ who: target }) => ({ op: 'cure', target })),
  says('{who} recovers from all Special Conditions', ({ who: target }) => ({ op: 'cure', target })),
  says('{who} is no longer {condition}', ({ who: target, condition }) => ({
    op: 'cure',
    target,
    conditions: [condition],
  })),
];
