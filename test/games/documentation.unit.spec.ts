import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { games } from '../../src/modules/gameplay/domain/games/index.js';

const pageOf = (id: string): string => {
  const file = join(import.meta.dirname, '..', '..', 'docs', 'games', `${id}.md`);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

describe.each(games.map((game) => [game.id, game] as const))('docs/games/%s.md', (id, game) => {
  it('explains every refusal', () =>
    expect(Object.keys(game.refusalCodes).filter((code) => !pageOf(id).includes(`\`${code}\``))).toEqual([]));
  it('names every action', () =>
    expect(game.actions.map(({ type }) => type).filter((type) => !pageOf(id).includes(`\`${type}\``))).toEqual([]));
});
