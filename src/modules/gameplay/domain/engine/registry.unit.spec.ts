import { describe, expect, it } from '@jest/globals';
import type { Game } from './game.js';
import { GameRegistry } from './registry.js';

const game = (id: string, version: string) => ({ id, version }) as Game;
const registry = new GameRegistry([game('chess', '1'), game('go', '1'), game('chess', '2')]);

describe('GameRegistry', () => {
  it('offers the newest version of each game', () =>
    expect(registry.latest().map(({ id, version }) => `${id} ${version}`)).toEqual(['chess 2', 'go 1']));
  it('finds the newest version', () => expect(registry.find('chess')?.version).toBe('2'));
  it('finds an older version', () => expect(registry.find('chess', '1')?.version).toBe('1'));
  it.each([
    ['chess', '3'],
    ['draughts', undefined],
    ['__proto__', undefined],
  ])('does not know %s %s', (id, version) => expect(registry.find(id, version)).toBeUndefined());
  it('refuses a version twice', () =>
    expect(() => new GameRegistry([game('go', '1'), game('go', '1')])).toThrow('go 1 is registered twice'));
});
