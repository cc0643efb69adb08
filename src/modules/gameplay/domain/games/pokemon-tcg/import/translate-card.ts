import type { CardReading } from '../../../engine/card-import.js';
import { isObject } from '../../../engine/json.js';
import { cardShape } from '../cards/card-shape.js';
import { BUILT_IN, catalogueCard } from '../cards/catalogue.js';
import { textIn, type CardRecord } from './card-record.js';
import type { Draft } from './imported-card.js';
import { printedOn } from './printed.js';
import { translateEnergy } from './translate-energy.js';
import { translatePokemon } from './translate-pokemon.js';
import { translateTrainer } from './translate-trainer.js';

const MOST_TEXT = 2000;

const draftOf = (record: CardRecord): Draft | null => {
  const printed = printedOn(record);
  switch (textIn(record, 'supertype').normalize('NFC')) {
    case 'Pokémon':
    case 'Pokemon':
      return translatePokemon(record, printed);
    case 'Trainer':
      return translateTrainer(record, printed);
    case 'Energy':
      return translateEnergy(record, printed);
    default:
      return null;
  }
};

const refused = (record: CardRecord | null, ...faults: string[]): CardReading => ({
  kind: 'REFUSED',
  id: record ? textIn(record, 'id') : '',
  faults,
});

/** A record of a card file as a card of the game. What is no card is refused; what is not understood is named. */
export const translateCard = (record: unknown): CardReading => {
  if (!isObject(record)) return refused(null, 'card: expected an object');
  const draft = draftOf(record);
  if (!draft) return refused(record, 'card.supertype: expected Pokémon, Trainer or Energy');
  const unread = [...draft.unread, ...draft.odd];
  const definition =
    unread.length === 0
      ? draft.definition
      : { ...draft.definition, playable: false, notUnderstood: unread[0].slice(0, MOST_TEXT) };
  const faults = cardShape.faults(definition, 'card');
  if (faults.length > 0) return refused(record, ...faults);
  if (definition.supertype === 'POKEMON' && definition.stage !== 'BASIC' && definition.evolvesFrom === null)
    return refused(record, 'card.evolvesFrom: missing');
  if (BUILT_IN.has(definition.id)) return refused(record, `card.id: ${definition.id} is a card of the game itself`);
  return {
    kind: 'CARD',
    card: catalogueCard(definition),
    definition,
    attacks: draft.attacks,
    sentences: { total: draft.sentences, understood: draft.sentences - draft.unread.length },
    unread,
  };
};
