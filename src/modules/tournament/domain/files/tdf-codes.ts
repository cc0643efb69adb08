import type { FormatKind } from '../tournament/settings.js';

/** Codes of the Tournament Operations Manager's files. */
export const OUTCOME = {
  OPEN: '0',
  FIRST_WON: '1',
  SECOND_WON: '2',
  TIE: '3',
  BYE: '5',
  LATE_LOSS: '8',
  DOUBLE_LOSS: '10',
} as const;

export const ROUND_TYPE: Readonly<Record<string, FormatKind>> = { '3': 'SWISS', '1': 'SINGLE_ELIMINATION' };

export const CATEGORIES: Readonly<Record<string, string>> = {
  '0': 'Junior',
  '1': 'Senior',
  '2': 'Masters',
  '8': 'Combined',
  '9': 'Combined',
  '10': 'Combined',
};

/** A match stands open while its round is played; a round's stage says whether it is over. */
export const ROUND_STAGE = { PLAYED: '4', OVER: '6' } as const;
