import type { Game } from './game.js';

/** The games on offer. Versions of one game live side by side: a match keeps the version it began with. */
export class GameRegistry {
  private readonly games = new Map<string, Map<string, Game>>();

  constructor(games: readonly Game[]) {
    for (const game of games) {
      const versions = this.games.get(game.id) ?? new Map<string, Game>();
      if (versions.has(game.version)) throw new Error(`${game.id} ${game.version} is registered twice`);
      this.games.set(game.id, versions.set(game.version, game));
    }
  }

  /** The newest registered version of every game. */
  latest(): Game[] {
    return [...this.games.values()].map((versions) => [...versions.values()].at(-1)!);
  }

  find(id: string, version?: string): Game | undefined {
    const versions = this.games.get(id);
    return version === undefined ? versions && [...versions.values()].at(-1) : versions?.get(version);
  }
}
