import { ApiProperty } from '@nestjs/swagger';
import { problemException } from '../../../shared/infrastructure/http/problem-exception.js';

const MAX_RECORDS = 50_000;

export class ImportCardsBody {
  @ApiProperty({
    type: [Object],
    maxItems: MAX_RECORDS,
    description: 'The records of a card file in the pokemon-tcg-data form; the body may have 32 MiB',
    example: [
      {
        id: 'demo1-1',
        name: 'Sparkling',
        supertype: 'Pokémon',
        subtypes: ['Basic'],
        hp: '60',
        types: ['Lightning'],
        attacks: [{ name: 'Zap', cost: ['Lightning'], damage: '20', text: 'The Defending Pokémon is now Asleep.' }],
        number: '1',
      },
    ],
  })
  cards!: object[];
}

const refused = (sentence: string) => problemException('VALIDATION_FAILED', sentence, { violations: [sentence] });

/** Checked by hand: a decorated class would be copied field by field, which takes seconds for a large file. */
export const recordsOf = (body: object): readonly unknown[] => {
  const unknown = Object.keys(body).find((field) => field !== 'cards');
  if (unknown !== undefined) throw refused(`property ${unknown} should not exist`);
  const { cards } = body as { readonly cards?: unknown };
  if (!Array.isArray(cards)) throw refused('cards must be an array');
  if (cards.length === 0 || cards.length > MAX_RECORDS) throw refused(`cards must contain 1 to ${MAX_RECORDS} records`);
  return cards;
};
