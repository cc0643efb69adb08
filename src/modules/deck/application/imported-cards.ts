export interface ImportedCard {
  readonly id: string;
  readonly set: string;
  /** In the game's own form. */
  readonly definition: object;
  readonly unread: readonly string[];
}

/** Where cards that came from files are kept. */
export interface ImportedCards {
  /** Adds cards of a game, in place of those with the same ids. */
  put(game: string, cards: readonly ImportedCard[]): Promise<void>;
  /** The definitions of those ids that were imported. */
  definitions(game: string, ids: readonly string[]): Promise<readonly object[]>;
  /** Grows with every import; 0 before the first. */
  revision(game: string): Promise<number>;
  /** The definitions that came after a revision, and the revision they lead to. */
  since(
    game: string,
    revision: number,
  ): Promise<{ readonly revision: number; readonly definitions: readonly object[] }>;
}

export const IMPORTED_CARDS = Symbol('ImportedCards');
