import {
  ENERGY_TYPES,
  type CardFilter,
  type ChosenPokemon,
  type Count,
  type EnergyType,
  type PokemonTarget,
  type Side,
  type SpecialCondition,
} from '../../cards/effect.js';

/** So many energy cards, of one type or of any. */
export interface EnergyWanted {
  readonly count: number | 'ALL';
  readonly upTo: boolean;
  readonly basic: boolean;
  readonly type?: EnergyType;
}

/** So many cards of a kind. */
export interface CardsWanted {
  readonly count: number;
  readonly upTo: boolean;
  readonly filter: CardFilter;
}

/** What the gaps of a form are filled with. Only those that the form names are there. */
export interface Slots {
  readonly n: number;
  readonly take: number;
  readonly base: number;
  readonly damage: number;
  readonly type: EnergyType;
  readonly condition: SpecialCondition;
  readonly other: SpecialCondition;
  readonly who: PokemonTarget;
  readonly count: Count;
  readonly energy: EnergyWanted;
  readonly cards: CardsWanted;
}

interface Slot<T> {
  /** Without groups that capture. */
  readonly pattern: string;
  read(text: string): T | null;
}

const TYPE = `(?:${ENERGY_TYPES.join('|')})`;
const NUMBER = '(?:an?|one|\\d+)';
const DEFENDER = "(?:the Defending Pokémon|your opponent's Active Pokémon)";
const WHOSE = "your (?:opponent's )?";

const numberIn = (text: string): number => (/^\d+$/.test(text) ? Number(text) : 1);
const typeIn = (text: string): EnergyType => text.toUpperCase() as EnergyType;
const sideIn = (text: string): Side => (/opponent's/i.test(text) ? 'OPPONENT' : 'OWN');

const numberSlot: Slot<number> = { pattern: NUMBER, read: numberIn };
const digits: Slot<number> = { pattern: '\\d+', read: Number };
const conditionSlot: Slot<SpecialCondition> = {
  pattern: '(?:Asleep|Burned|Confused|Paralyzed|Poisoned)',
  read: (text) => text.toUpperCase() as SpecialCondition,
};

const chosen = (text: string): ChosenPokemon | null => {
  const found = new RegExp(`^(up to )?(${NUMBER}) of ${WHOSE}(Benched )?Pokémon$`, 'i').exec(text);
  if (!found) return null;
  const count = numberIn(found[2]);
  return {
    side: sideIn(text),
    ...(found[3] ? { place: 'BENCH' as const } : {}),
    ...(count === 1 ? {} : { count }),
    ...(found[1] ? { upTo: true } : {}),
  };
};

const whoSlot: Slot<PokemonTarget> = {
  pattern: `(?:this Pokémon|itself|${DEFENDER}|your Active Pokémon|each of ${WHOSE}(?:Benched )?Pokémon|(?:up to )?${NUMBER} of ${WHOSE}(?:Benched )?Pokémon)`,
  read: (text) => {
    if (/^(this Pokémon|itself)$/i.test(text)) return 'SELF';
    if (new RegExp(`^${DEFENDER}$`, 'i').test(text)) return 'DEFENDER';
    if (/^your Active/i.test(text)) return 'OWN_ACTIVE';
    if (/^each of/i.test(text)) return `${sideIn(text)}_${/Benched/i.test(text) ? 'BENCH' : 'ALL'}`;
    return chosen(text);
  },
};

const COUNTED = [
  'heads',
  `(?:${TYPE} )?Energy(?: cards?)? attached to (?:this Pokémon|${DEFENDER})`,
  `damage counters? on (?:this Pokémon|${DEFENDER})`,
  `(?:of )?${WHOSE}Benched Pokémon`,
  `cards? in ${WHOSE}hand`,
  'Prize cards? (?:you have|your opponent has) taken',
];

const countSlot: Slot<Count> = {
  pattern: `(?:${COUNTED.join('|')})`,
  read: (text) => {
    const on = /this Pokémon$/i.test(text) ? 'SELF' : 'DEFENDER';
    const energy = new RegExp(`^(?:(${TYPE}) )?Energy( cards?)? attached`, 'i').exec(text);
    if (energy) {
      const type = energy[1] ? { type: typeIn(energy[1]) } : {};
      return { count: energy[2] ? 'ENERGY_CARDS' : 'ENERGY', on, ...type };
    }
    if (/^heads$/i.test(text)) return { count: 'HEADS' };
    if (/^damage counter/i.test(text)) return { count: 'DAMAGE_COUNTERS', on };
    if (/Benched/i.test(text)) return { count: 'BENCH', side: sideIn(text) };
    if (/hand$/i.test(text)) return { count: 'HAND', side: sideIn(text) };
    return { count: 'PRIZES_TAKEN', side: /your opponent has/i.test(text) ? 'OPPONENT' : 'OWN' };
  },
};

const ENERGY = new RegExp(`^(up to )?(all|${NUMBER}) (basic )?(?:(${TYPE}) )?Energy(?: cards?)?$`, 'i');
const energySlot: Slot<EnergyWanted> = {
  pattern: `(?:up to )?(?:all|${NUMBER}) (?:basic )?(?:(?:${TYPE}) )?Energy(?: cards?)?`,
  read: (text) => {
    const found = ENERGY.exec(text);
    if (!found) return null;
    const [, upTo, count, basic, type] = found;
    return {
      count: /^all$/i.test(count) ? 'ALL' : numberIn(count),
      upTo: upTo !== undefined,
      basic: basic !== undefined,
      ...(type ? { type: typeIn(type) } : {}),
    };
  },
};

/** What a card may be called, and which cards that are. "Fire Energy card": off the field only basic Energy has a type. */
const KINDS: readonly (readonly [form: RegExp, filter: (type: EnergyType) => CardFilter])[] = [
  [/^cards?$/i, () => ({})],
  [/^Pokémon$/i, () => ({ supertype: 'POKEMON' })],
  [/^Basic Pokémon$/i, () => ({ supertype: 'POKEMON', stage: 'BASIC' })],
  [/^Stage 1 Pokémon$/i, () => ({ supertype: 'POKEMON', stage: 'STAGE_1' })],
  [/^Stage 2 Pokémon$/i, () => ({ supertype: 'POKEMON', stage: 'STAGE_2' })],
  [new RegExp(`^(${TYPE}) Pokémon$`, 'i'), (type) => ({ supertype: 'POKEMON', type })],
  [/^Trainer cards?$/i, () => ({ supertype: 'TRAINER' })],
  [/^Item cards?$/i, () => ({ kind: 'ITEM' })],
  [/^Supporter cards?$/i, () => ({ kind: 'SUPPORTER' })],
  [/^Stadium cards?$/i, () => ({ kind: 'STADIUM' })],
  [/^Pokémon Tool cards?$/i, () => ({ kind: 'TOOL' })],
  [/^Energy cards?$/i, () => ({ supertype: 'ENERGY' })],
  [/^basic Energy cards?$/i, () => ({ basicEnergy: true })],
  [new RegExp(`^(?:basic )?(${TYPE}) Energy cards?$`, 'i'), (type) => ({ basicEnergy: true, type })],
];

const kindOf = (text: string): CardFilter | null => {
  for (const [form, filter] of KINDS) {
    const found = form.exec(text);
    if (found) return filter(typeIn(found[1] ?? ''));
  }
  return null;
};

const cardsSlot: Slot<CardsWanted> = {
  pattern: `(?:up to )?(?:any |${NUMBER} )(?:[A-Za-z]+ )*?(?:[12] )?(?:Tool )?(?:cards?|Pokémon)`,
  read: (text) => {
    const found = new RegExp(`^(up to )?(any|${NUMBER}) (.*)$`, 'i').exec(text);
    const filter = found && kindOf(found[3]);
    return filter ? { count: numberIn(found[2]), upTo: found[1] !== undefined, filter } : null;
  },
};

export const SLOTS: { readonly [S in keyof Slots]: Slot<Slots[S]> } = {
  n: numberSlot,
  take: numberSlot,
  base: digits,
  damage: digits,
  type: { pattern: `(?:${TYPE})`, read: typeIn },
  condition: conditionSlot,
  other: conditionSlot,
  who: whoSlot,
  count: countSlot,
  energy: energySlot,
  cards: cardsSlot,
};
