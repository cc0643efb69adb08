import { describe, expect, it } from '@jest/globals';
import type { Game } from '../domain/engine/game.js';
import { RuleValidation } from './rule-validation.js';
import { RuleValidations } from './rule-validations.js';

const rules = (id: string, version: string) => new RuleValidation({ id, version } as Game);
const registry = new RuleValidations([rules('chess', '1'), rules('go', '1'), rules('chess', '2')]);

describe('RuleValidations', () => {
  it('offers the newest version of each game', () =>
    expect(registry.latest().map(({ game: { id, version } }) => `${id} ${version}`)).toEqual(['chess 2', 'go 1']));
  it('finds the newest version', () => expect(registry.find('chess')?.game.version).toBe('2'));
  it('finds an older version', () => expect(registry.find('chess', '1')?.game.version).toBe('1'));
  it.each([
    ['chess', '3'],
    ['draughts', undefined],
    ['__proto__', undefined],
  ])('does not know %s %s', (id, version) => expect(registry.find(id, version)).toBeUndefined());
  it('refuses a version twice', () =>
    expect(() => new RuleValidations([rules('go', '1'), rules('go', '1')])).toThrow('go 1 is registered twice'));
  it('names the games there are to who asks for another', () =>
    expect(registry.unknownGame('draughts').detail).toBe('There is no game "draughts". There are: chess, go.'));
});
