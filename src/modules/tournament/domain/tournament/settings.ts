import type { JsonObject } from '../../../../shared/domain/json.js';
import type { ProfileName, Scoring, TieBreakerCode } from '../standings/profile.js';

export const FORMAT_KINDS = ['SWISS', 'SINGLE_ELIMINATION', 'DOUBLE_ELIMINATION', 'ROUND_ROBIN'] as const;
export type FormatKind = (typeof FORMAT_KINDS)[number];
export const DECK_VISIBILITIES = ['STAFF', 'AFTER', 'ALWAYS'] as const;
export type DeckVisibility = (typeof DECK_VISIBILITIES)[number];

/** A phase as organizers write it. */
export interface PhaseFormat {
  readonly kind: FormatKind;
  readonly rounds?: number;
  readonly topCut?: number;
  readonly bestOf?: number;
  readonly thirdPlace?: boolean;
  readonly legs?: number;
  /** How many of this phase play the next one. */
  readonly advance?: number;
}

export type Format = PhaseFormat | { readonly phases: readonly PhaseFormat[] };

export interface Settings {
  readonly name: string;
  readonly game: string;
  readonly format: Format;
  readonly profile: ProfileName;
  readonly scoring: Scoring | null;
  readonly tieBreakers: readonly TieBreakerCode[] | null;
  readonly gameOptions: JsonObject;
  readonly deckRules: JsonObject;
  readonly startGameRules: readonly JsonObject[];
  readonly maxEntrants: number | null;
  readonly deckVisibility: DeckVisibility;
}

/** A phase as it is played: nothing is left open but who is in it. */
export interface Phase {
  readonly kind: FormatKind;
  /** Of a Swiss phase; null: fixed by the attendance at the start. Others have as many as they need. */
  readonly rounds: number | null;
  readonly bestOf: number;
  readonly thirdPlace: boolean;
  readonly legs: 1 | 2;
  /** How many play the next phase; null in the last one. */
  readonly advance: number | null;
}
