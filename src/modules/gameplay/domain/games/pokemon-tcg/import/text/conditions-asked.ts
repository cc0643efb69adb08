import type { Test } from '../../cards/effect.js';
import { compile, type Form } from './form.js';
import type { Slots } from './slots.js';

/** What a text may ask with "if", and the test it means; null where it cannot be told. */
interface Asked {
  readonly form: string;
  readonly reads: Form;
  means(slots: Slots): Test | null;
}

const asks = (form: string, means: Asked['means']): Asked => ({ form, reads: compile(form), means });

const onOf = ({ who }: Slots): 'SELF' | 'DEFENDER' | null => (who === 'SELF' || who === 'DEFENDER' ? who : null);

export const ASKED: readonly Asked[] = [
  asks('{who} [already ]has any damage counters on it', (slots) => {
    const on = onOf(slots);
    return on && { test: 'COUNT', of: { count: 'DAMAGE_COUNTERS', on }, atLeast: 1 };
  }),
  asks('{who} has no damage counters on it', (slots) => {
    const on = onOf(slots);
    return on && { test: 'COUNT', of: { count: 'DAMAGE_COUNTERS', on }, atMost: 0 };
  }),
  asks('{who} has {n} or more Energy attached to it', (slots) => {
    const on = onOf(slots);
    return on && { test: 'COUNT', of: { count: 'ENERGY', on }, atLeast: slots.n };
  }),
  asks('{who} has any {type} Energy attached to it', (slots) => {
    const on = onOf(slots);
    return on && { test: 'COUNT', of: { count: 'ENERGY', on, type: slots.type }, atLeast: 1 };
  }),
  asks('{who} is (already |){condition}', (slots) => {
    const on = onOf(slots);
    return on && { test: 'HAS_CONDITION', on, condition: slots.condition };
  }),
  asks('{who} is affected by a Special Condition', (slots) => {
    const on = onOf(slots);
    return on && { test: 'HAS_CONDITION', on };
  }),
  asks('{who} is a {type} Pokémon', (slots) => {
    const on = onOf(slots);
    return on && { test: 'HAS_TYPE', on, type: slots.type };
  }),
  asks('(there is any Stadium card in play|a Stadium is in play)', () => ({ test: 'STADIUM_IN_PLAY' })),
  asks('you have more Prize cards (remaining|left) than your opponent', () => ({ test: 'BEHIND_ON_PRIZES' })),
  asks('you have {n} or fewer cards in your hand', ({ n }) => ({
    test: 'COUNT',
    of: { count: 'HAND', side: 'OWN' },
    atMost: n,
  })),
];

export const readTest = (text: string): Test | null => {
  for (const { reads, means } of ASKED) {
    const slots = reads(text);
    const test = slots && means(slots);
    if (test) return test;
  }
  return null;
};
