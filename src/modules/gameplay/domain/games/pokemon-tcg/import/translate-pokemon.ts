import type { Ability, Attack, PokemonCard, Stage } from '../cards/card-definition.js';
import type { Effect } from '../cards/effect.js';
import { costIn, recordsIn, textIn, textsIn, typeOf, type CardRecord } from './card-record.js';
import type { Draft } from './imported-card.js';
import type { Printed } from './printed.js';
import { readLasting } from './text/passives.js';
import { isRepeatedRule, prizesIn } from './text/printed-rules.js';
import { readSentences } from './text/read-text.js';
import { asPrinted, sentencesOf } from './text/sentences.js';

const STAGES: Readonly<Record<string, Stage>> = { Basic: 'BASIC', 'Stage 1': 'STAGE_1', 'Stage 2': 'STAGE_2' };
/** Kinds that are no more than their printed rules. */
const PLAIN_KINDS = ['EX', 'ex', 'GX', 'V'];

interface Part<T> {
  readonly value: T;
  readonly sentences: number;
  readonly unread: readonly string[];
  /** What else cannot be carried over. */
  readonly odd: readonly string[];
}

const DAMAGE = /^(\d*)([+×x-]?)$/;
const changesDamage = (effects: readonly Effect[]): boolean =>
  JSON.stringify(effects).includes('"more-damage"') || JSON.stringify(effects).includes('"less-damage"');

const translateAttack = (record: CardRecord, ownName: string): Part<Attack> => {
  const printed = textIn(record, 'damage');
  const [, digits, sign] = DAMAGE.exec(printed) ?? [null, '', '?'];
  const isTimes = sign === '×' || sign === 'x';
  const damage = isTimes ? 0 : Number(digits);
  const cost = costIn(record, 'cost');
  const text = textIn(record, 'text');
  const read = readSentences(sentencesOf(text, ownName), { damage, cost });
  const isExplained = sign === '' || (sign !== '?' && (changesDamage(read.effects) || read.unread.length > 0));
  const name = textIn(record, 'name');
  return {
    value: { name, cost, damage, ...(text === '' ? {} : { text }), effects: read.effects },
    sentences: read.sentences,
    unread: asPrinted(read.unread, text, ownName),
    odd: isExplained ? [] : [`${name}: ${printed}`],
  };
};

const USED =
  /^once during your turn,? (?:(if this Pokémon is (?:your Active Pokémon|in the Active Spot)), )?you may (.*)$/i;

/** An ability is used once a turn, or works by being there. */
const translateAbility = (record: CardRecord, ownName: string): Part<Ability> => {
  const about = { name: textIn(record, 'name'), text: textIn(record, 'text') };
  const [start = '', ...others] = sentencesOf(about.text, ownName);
  const used = USED.exec(start);
  if (!used) {
    const { passives, sentences, unread } = readLasting([start, ...others].filter((each) => each !== ''));
    return {
      value: { ...about, effects: [], passives },
      sentences,
      unread: asPrinted(unread, about.text, ownName),
      odd: [],
    };
  }
  const { effects, sentences, unread } = readSentences([used[2], ...others]);
  const named = unread.map((sentence) => (sentence === used[2] ? start : sentence));
  return {
    value: { ...about, effects, passives: [], ...(used[1] ? { activeOnly: true } : {}) },
    sentences,
    unread: asPrinted(named, about.text, ownName),
    odd: [],
  };
};

/** One weakness of ×2 and the like, one resistance of so much; another is named. */
const single = (record: CardRecord, field: string, form: RegExp) => {
  const [only, ...more] = recordsIn(record, field);
  const amount = only ? form.exec(textIn(only, 'value'))?.[1] : undefined;
  const shown = [only, ...more].filter(Boolean).map((each) => `${textIn(each, 'type')} ${textIn(each, 'value')}`);
  if (!only) return { value: null, odd: [] };
  if (more.length > 0 || amount === undefined) return { value: null, odd: [`${field}: ${shown.join(', ')}`] };
  return { value: { type: typeOf(textIn(only, 'type')), amount: Number(amount) }, odd: [] };
};

/** Where a part is not understood, the card keeps it without effects, as if nothing were printed there. */
export const translatePokemon = (record: CardRecord, printed: Printed): Draft => {
  const subtypes = textsIn(record, 'subtypes');
  const attacks = recordsIn(record, 'attacks').map((each) => translateAttack(each, printed.name));
  const [ability, ...moreAbilities] = recordsIn(record, 'abilities').map((each) =>
    translateAbility(each, printed.name),
  );
  const weakness = single(record, 'weaknesses', /^[×x](\d)$/);
  const resistance = single(record, 'resistances', /^-(\d+)$/);
  const rules = textsIn(record, 'rules').flatMap((rule) => sentencesOf(rule));
  const stage = subtypes.map((each) => STAGES[each]).find(Boolean);
  const oddKinds = subtypes.filter((each) => !(each in STAGES) && !PLAIN_KINDS.includes(each));
  const evolvesFrom = textIn(record, 'evolvesFrom');
  const definition: PokemonCard = {
    ...printed,
    supertype: 'POKEMON',
    stage: stage ?? (evolvesFrom === '' ? 'BASIC' : 'STAGE_1'),
    evolvesFrom: evolvesFrom === '' || stage === 'BASIC' ? null : evolvesFrom,
    hp: Number(textIn(record, 'hp')),
    types: textsIn(record, 'types').map(typeOf),
    attacks: attacks.map(({ value }) => value),
    ability: ability?.value ?? null,
    weakness: weakness.value && { type: weakness.value.type, multiplier: weakness.value.amount },
    resistance: resistance.value,
    retreatCost: costIn(record, 'retreatCost').length,
    prizeValue: rules.map(prizesIn).find((prizes) => prizes !== null) ?? 1,
  };
  const parts = [...attacks, ...(ability ? [ability] : []), ...moreAbilities];
  return {
    definition,
    attacks: {
      total: attacks.length,
      understood: attacks.filter(({ unread, odd }) => unread.length + odd.length === 0).length,
    },
    sentences: parts.reduce((sum, { sentences }) => sum + sentences, rules.length),
    unread: [
      ...parts.flatMap(({ unread }) => unread),
      ...rules.filter((rule) => prizesIn(rule) === null && !isRepeatedRule(rule)),
    ],
    odd: [
      ...parts.flatMap(({ odd }) => odd),
      ...moreAbilities.map(({ value }) => `second ability: ${value.name}`),
      ...oddKinds.map((kind) => `subtype: ${kind}`),
      ...(stage ? [] : ['subtype: no stage']),
      ...('ancientTrait' in record ? ['ancientTrait'] : []),
      ...weakness.odd,
      ...resistance.odd,
    ],
  };
};
