import { problem, type Problem } from '../../../shared/application/problem.js';
import type { RuleValidation } from './rule-validation.js';

/** Every game's rule-validation service. Versions live side by side: a match keeps the version it began with. */
export class RuleValidations {
  private readonly services = new Map<string, RuleValidation>();
  private readonly newest = new Map<string, RuleValidation>();

  constructor(services: readonly RuleValidation[]) {
    for (const service of services) {
      const { id, version } = service.game;
      if (this.services.has(`${id}@${version}`)) throw new Error(`${id} ${version} is registered twice`);
      this.services.set(`${id}@${version}`, service);
      this.newest.set(id, service);
    }
  }

  latest(): RuleValidation[] {
    return [...this.newest.values()];
  }

  find(gameId: string, version?: string): RuleValidation | undefined {
    return version === undefined ? this.newest.get(gameId) : this.services.get(`${gameId}@${version}`);
  }

  /** Of a match that exists: its version is kept as long as there are such matches. */
  of({ game, rulesVersion }: { readonly game: string; readonly rulesVersion: string }): RuleValidation {
    const service = this.find(game, rulesVersion);
    if (!service) throw new Error(`The rules ${game}@${rulesVersion} are not part of this server`);
    return service;
  }

  unknownGame(gameId: string): Problem {
    const games = [...this.newest.keys()];
    return problem('UNKNOWN_GAME', `There is no game "${gameId}". There are: ${games.join(', ')}.`, { games });
  }
}
