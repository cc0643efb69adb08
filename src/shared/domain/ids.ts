import { v7 } from 'uuid';

type Branded<Name extends string> = string & { readonly __brand: Name };

export type AccountId = Branded<'AccountId'>;
export type TournamentId = Branded<'TournamentId'>;
export type MatchId = Branded<'MatchId'>;

/** UUID version 7: unique, and ordered by the time it was made. */
export const newId = <Id extends string>(): Id => v7() as Id;
