import type { Passive } from '../../cards/effect.js';
import { compile, type Form } from './form.js';
import type { Slots } from './slots.js';

/** What abilities, Tools and Stadiums say they change for as long as they are in play. */
interface Lasting {
  readonly form: string;
  readonly reads: Form;
  means(slots: Slots): Passive;
}

const lasts = (form: string, means: Lasting['means']): Lasting => ({ form, reads: compile(form), means });

/** More than any Retreat Cost. */
const WHOLE_COST = 10;

export const LASTING: readonly Lasting[] = [
  lasts("(this Pokémon's attacks do|the attacks of this Pokémon do) {damage} more damage", ({ damage }) => ({
    rule: 'DAMAGE_DEALT',
    amount: damage,
    applies: 'SELF',
  })),
  lasts('the attacks of your Pokémon do {damage} more damage', ({ damage }) => ({
    rule: 'DAMAGE_DEALT',
    amount: damage,
    applies: 'OWN',
  })),
  lasts('the attacks of your {type} Pokémon do {damage} more damage', ({ type, damage }) => ({
    rule: 'DAMAGE_DEALT',
    amount: damage,
    applies: 'OWN',
    type,
  })),
  lasts('the attacks of {type} Pokémon do {damage} more damage', ({ type, damage }) => ({
    rule: 'DAMAGE_DEALT',
    amount: damage,
    applies: 'ALL',
    type,
  })),
  lasts('this Pokémon takes {damage} less damage from attacks', ({ damage }) => ({
    rule: 'DAMAGE_TAKEN',
    amount: -damage,
    applies: 'SELF',
  })),
  lasts('(any|all) damage done to this Pokémon by attacks is reduced by {damage}', ({ damage }) => ({
    rule: 'DAMAGE_TAKEN',
    amount: -damage,
    applies: 'SELF',
  })),
  lasts('(all of |)your Pokémon take {damage} less damage from attacks', ({ damage }) => ({
    rule: 'DAMAGE_TAKEN',
    amount: -damage,
    applies: 'OWN',
  })),
  lasts('this Pokémon gets +{damage} HP', ({ damage }) => ({ rule: 'HP', amount: damage, applies: 'SELF' })),
  lasts('each {type} Pokémon in play gets +{damage} HP', ({ type, damage }) => ({
    rule: 'HP',
    amount: damage,
    applies: 'ALL',
    type,
  })),
  lasts('this Pokémon has no Retreat Cost', () => ({ rule: 'RETREAT_COST', amount: -WHOLE_COST, applies: 'SELF' })),
  lasts("(the Retreat Cost of this Pokémon|this Pokémon's Retreat Cost) is {n} less", ({ n }) => ({
    rule: 'RETREAT_COST',
    amount: -n,
    applies: 'SELF',
  })),
  lasts('the Retreat Cost of each of your Pokémon is {n} less', ({ n }) => ({
    rule: 'RETREAT_COST',
    amount: -n,
    applies: 'OWN',
  })),
  lasts("(the Retreat Cost of each Pokémon|each Pokémon's Retreat Cost) is {n} less", ({ n }) => ({
    rule: 'RETREAT_COST',
    amount: -n,
    applies: 'ALL',
  })),
];

export interface LastingReading {
  readonly passives: readonly Passive[];
  readonly sentences: number;
  readonly unread: readonly string[];
}

export const readLasting = (sentences: readonly string[]): LastingReading => {
  const passives: Passive[] = [];
  const unread: string[] = [];
  for (const sentence of sentences) {
    const found = LASTING.map(({ reads, means }) => ({ slots: reads(sentence), means })).find(({ slots }) => slots);
    if (found) passives.push(found.means(found.slots!));
    else unread.push(sentence);
  }
  return { passives: unread.length > 0 ? [] : passives, sentences: sentences.length, unread };
};
