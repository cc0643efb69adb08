import type { RuleValidation } from './rule-validation.js';

/** Every game's rule-validation service, by game and rules version. */
export class RuleValidations {
  private readonly services = new Map<string, RuleValidation>();
  private readonly newest = new Map<string, RuleValidation>();

  constructor(services: readonly RuleValidation[]) {
    for (const service of services) {
      this.services.set(`${service.game.id}@${service.game.version}`, service);
      this.newest.set(service.game.id, service);
    }
  }

  latest(): RuleValidation[] {
    return [...this.newest.values()];
  }

  find(gameId: string, version?: string): RuleValidation | undefined {
    return version === undefined ? this.newest.get(gameId) : this.services.get(`${gameId}@${version}`);
  }
}
