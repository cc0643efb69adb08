import type { EnergyCard } from '../cards/card-definition.js';
import { ENERGY_TYPES, type EnergyType } from '../cards/effect.js';
import { textsIn, typeOf, type CardRecord } from './card-record.js';
import type { Draft } from './imported-card.js';
import type { Printed } from './printed.js';
import { sentencesOf } from './text/sentences.js';

type Provides = EnergyCard['provides'];

const TYPE = ENERGY_TYPES.join('|');
const BASIC_NAME = new RegExp(`^(?:Basic )?(${TYPE}) Energy$`, 'i');

/** What special Energy may say of itself. */
const PROVISIONS: readonly (readonly [form: RegExp, provides: (found: RegExpExecArray) => Provides])[] = [
  [
    new RegExp(`^(?:this card )?provides (\\d|an?) ?(${TYPE}) Energy$`, 'i'),
    ([, count, type]) => Array.from({ length: /^\d$/.test(count) ? Number(count) : 1 }, () => typeOf(type)),
  ],
  [new RegExp(`^(?:this card )?provides (${TYPE}) Energy$`, 'i'), ([, type]) => [typeOf(type)]],
  [/^(?:this card )?provides every type of Energy,? but (?:provides )?only 1 Energy at a time$/i, () => ['ANY']],
];

const provided = (sentence: string): Provides | null => {
  for (const [form, provides] of PROVISIONS) {
    const found = form.exec(sentence);
    if (found) return provides(found);
  }
  return null;
};

const energy = (printed: Printed, basic: boolean, provides: Provides, text?: string): EnergyCard => ({
  ...printed,
  supertype: 'ENERGY',
  basic,
  provides,
  ...(text ? { text } : {}),
});

const NONE = { total: 0, understood: 0 };

export const translateEnergy = (record: CardRecord, printed: Printed): Draft => {
  const rules = textsIn(record, 'rules');
  if (textsIn(record, 'subtypes').includes('Basic')) {
    const type = BASIC_NAME.exec(printed.name)?.[1];
    const provides: EnergyType[] = type ? [typeOf(type)] : [];
    const odd = type ? [] : [`name: ${printed.name}`];
    return { definition: energy(printed, true, provides), attacks: NONE, sentences: 0, unread: [], odd };
  }
  const sentences = rules.flatMap((rule) => sentencesOf(rule));
  const read = sentences.map((sentence) => ({ sentence, provides: provided(sentence) }));
  const unread = read.filter(({ provides }) => provides === null).map(({ sentence }) => sentence);
  const provides = read.find((each) => each.provides !== null)?.provides ?? [];
  const definition = energy(printed, false, provides, rules.join('\n'));
  const odd = provides.length === 0 && unread.length === 0 ? ['rules: none'] : [];
  return { definition, attacks: NONE, sentences: sentences.length, unread, odd };
};
