import { setOf, textIn, type CardRecord } from './card-record.js';

/** What stands on every card. */
export interface Printed {
  readonly id: string;
  readonly set: string;
  readonly number: string;
  readonly name: string;
  readonly regulationMark: string | null;
}

export const printedOn = (record: CardRecord): Printed => {
  const id = textIn(record, 'id');
  const mark = textIn(record, 'regulationMark');
  return {
    id,
    set: setOf(id),
    number: textIn(record, 'number'),
    name: textIn(record, 'name').normalize('NFC'),
    regulationMark: mark === '' ? null : mark,
  };
};
