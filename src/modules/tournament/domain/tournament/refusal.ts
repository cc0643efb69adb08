import { fail } from '../../../../shared/domain/result.js';

export type TournamentRefusalCode =
  | 'ALREADY_ENTERED'
  | 'DECK_LOCKED'
  | 'DRAFT_OUTDATED'
  | 'ENTRANT_NOT_PLAYING'
  | 'INVALID_PAIRINGS'
  | 'INVALID_RESULT'
  | 'INVALID_TRANSITION'
  | 'NOT_ENOUGH_ENTRANTS'
  | 'NOT_EXPORTABLE'
  | 'NOT_FOUND'
  | 'NO_PAIRING_POSSIBLE'
  | 'RESULTS_MISSING'
  | 'RESULT_STANDS'
  | 'USE_CORRECTION';

/** Why a tournament does not do what was asked. */
export interface TournamentRefusal {
  readonly code: TournamentRefusalCode;
  readonly detail: string;
  readonly extra?: Readonly<Record<string, unknown>>;
}

export const refuse = (
  code: TournamentRefusal['code'],
  detail: string,
  extra?: Readonly<Record<string, unknown>>,
): { readonly ok: false; readonly error: TournamentRefusal } =>
  fail({ code, detail, ...(extra === undefined ? {} : { extra }) });
