import type { TrainerCard, TrainerKind } from '../cards/card-definition.js';
import { textsIn, type CardRecord } from './card-record.js';
import type { Draft } from './imported-card.js';
import type { Printed } from './printed.js';
import { readLasting } from './text/passives.js';
import { isRepeatedRule } from './text/printed-rules.js';
import { readSentences } from './text/read-text.js';
import { sentencesOf } from './text/sentences.js';

const KINDS: Readonly<Record<string, TrainerKind>> = {
  Item: 'ITEM',
  Supporter: 'SUPPORTER',
  Stadium: 'STADIUM',
  'Pokémon Tool': 'TOOL',
};

/** The first sets printed Trainers without a kind; they were played as Items are. */
const kindOf = (subtypes: readonly string[]): TrainerKind =>
  subtypes.includes('Pokémon Tool') ? 'TOOL' : (subtypes.map((each) => KINDS[each]).find(Boolean) ?? 'ITEM');

export const translateTrainer = (record: CardRecord, printed: Printed): Draft => {
  const subtypes = textsIn(record, 'subtypes');
  const kind = kindOf(subtypes);
  const rules = textsIn(record, 'rules');
  const all = rules.flatMap((rule) => sentencesOf(rule));
  const own = all.filter((sentence) => !isRepeatedRule(sentence));
  const lasting = kind === 'STADIUM' || kind === 'TOOL';
  const { unread, ...read } = lasting ? { effects: [], ...readLasting(own) } : { passives: [], ...readSentences(own) };
  const text = rules.filter((rule) => !sentencesOf(rule).every(isRepeatedRule)).join('\n');
  const definition: TrainerCard = {
    ...printed,
    supertype: 'TRAINER',
    kind,
    text,
    effects: read.effects,
    ...(lasting ? { passives: read.passives } : {}),
  };
  return {
    definition,
    attacks: { total: 0, understood: 0 },
    sentences: all.length,
    unread,
    odd: [
      ...(own.length === 0 ? ['rules: none'] : []),
      ...subtypes.filter((each) => !(each in KINDS)).map((each) => `subtype: ${each}`),
    ],
  };
};
