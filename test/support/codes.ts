interface Codes {
  /** An action of a type that does not exist. */
  readonly unknownType: string;
  /** Any action once the match is over. */
  readonly over: string;
}

const CODES: Readonly<Record<string, Codes>> = {
  'tactics-5x5': { unknownType: 'INVALID_ACTION_TYPE', over: 'GAME_OVER' },
  azul: { unknownType: 'INVALID_ACTION_TYPE', over: 'GAME_OVER' },
  skirmish: { unknownType: 'UNKNOWN_ACTION', over: 'MATCH_ENDED' },
  'tridimensional-duels': { unknownType: 'INVALID_ACTION_TYPE', over: 'INVALID_ACTION_TIMING' },
  'pokemon-tcg': { unknownType: 'INVALID_ACTION', over: 'INVALID_STATE' },
};

/** What each game calls the two refusals that all of them have. */
export const codesOf = (game: string): Codes => CODES[game]!;
