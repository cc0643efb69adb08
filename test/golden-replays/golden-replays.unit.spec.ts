import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { games } from '../../src/modules/gameplay/domain/games/index.js';
import { checkReplayFile } from '../../src/modules/replay/application/check-replay.js';
import { parseReplayFile } from '../../src/modules/replay/application/parse-replay-file.js';
import type { ReplayFile } from '../../src/modules/replay/application/replay-file.js';

const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.json'));

const replayIn = (file: string): ReplayFile => {
  const parsed = parseReplayFile(readFileSync(join(import.meta.dirname, file), 'utf8'));
  if (!parsed.ok) throw new Error(parsed.error.join());
  return parsed.value;
};

interface Schema {
  readonly required: readonly string[];
  readonly properties: Readonly<Record<string, Schema>>;
  readonly items: Schema;
}

/**
 * These files were made when the version of the rules was new, and are never made again. One that fails says that the
 * rules of a version have changed, which breaks the replays of all who played by it: make the change a new version.
 */
describe('golden replays', () => {
  it.each(games.map(({ id, version }) => [`${id}@${version}`]))('there are some of %s', (name) =>
    expect(files.filter((file) => file.startsWith(`${name}-`)).length).toBeGreaterThan(0),
  );

  it.each(files)('%s still plays as it was played', (file) => {
    const replay = replayIn(file);
    const { game: id, rulesVersion } = replay.setup;
    const game = games.find((each) => each.id === id && each.version === rulesVersion);
    if (!game) throw new Error(`The rules ${id} ${rulesVersion} were removed, but there are replays of them`);
    expect(checkReplayFile(replay, game)).toEqual({ valid: true, actions: replay.actions.length });
  });

  it.each(files)('%s has the members that the published schema asks for', (file) => {
    const schema = JSON.parse(
      readFileSync(join(import.meta.dirname, '../../docs/replay.schema.json'), 'utf8'),
    ) as Schema;
    const replay = replayIn(file);
    const { setup, actions, head, outcome } = schema.properties;
    for (const [part, described] of [
      [replay, schema],
      [replay.setup, setup],
      [replay.head, head],
      [replay.outcome, outcome],
      ...replay.actions.map((action) => [action, actions!.items] as const),
    ] as [object, Schema][]) {
      expect(Object.keys(part).sort()).toEqual([...described.required].sort());
      expect(Object.keys(described.properties).sort()).toEqual([...described.required].sort());
    }
  });

  it('would show a changed rule', () => {
    const replay = replayIn(files.find((file) => file.startsWith('azul@1-'))!);
    const azul = games.find(({ id }) => id === 'azul')!;
    const changed = {
      ...azul,
      apply: (...args: Parameters<typeof azul.apply>) => {
        const step = azul.apply(...args);
        return { ...step, state: { ...step.state, round: 9 } };
      },
    };
    expect(checkReplayFile(replay, changed).firstBroken).toEqual({ seq: 3, what: 'STATE' });
  });
});
