import { describe, expect, it } from '@jest/globals';
import { games } from '../../src/modules/gameplay/domain/games/index.js';
import { entryHash, historyKey } from '../../src/modules/match/domain/history.js';
import { checkReplayFile, type ReplayFault } from '../../src/modules/replay/application/check-replay.js';
import { parseReplayFile } from '../../src/modules/replay/application/parse-replay-file.js';
import type { ReplayAction, ReplayFile } from '../../src/modules/replay/application/replay-file.js';
import { KEYS, scriptedFile, scriptedReplay } from '../support/scripted-file.js';
import { scriptedMatch } from '../support/scripted-match.js';

/** Long enough for everything to happen, short enough to try each action. */
const MAX_ACTIONS = 24;
const replays = new Map<string, ReplayFile>();
for (const game of games) {
  const name = `tampering ${game.id} ${game.version}`;
  replays.set(
    `${game.id} ${game.version}`,
    await scriptedReplay(scriptedMatch({ game, name, maxActions: MAX_ACTIONS })),
  );
}

const gameOf = ({ setup }: ReplayFile) =>
  games.find(({ id, version }) => id === setup.game && version === setup.rulesVersion)!;
const brokenIn = (file: ReplayFile) => checkReplayFile(file, gameOf(file)).firstBroken;
const withActions = (file: ReplayFile, actions: readonly ReplayAction[]): ReplayFile => ({ ...file, actions });
const other = (hex: string) => (hex.startsWith('0') ? '1' : '0') + hex.slice(1);

describe.each([...replays])('a replay of %s', (_, file) => {
  const { actions } = file;
  const everyPlace = actions.map((action, index) => [index, action] as const);

  it('is right as it is', () => expect(brokenIn(file)).toBeUndefined());

  it.each<[string, (action: ReplayAction) => Partial<ReplayAction>, ReplayFault]>([
    ['another type', () => ({ type: 'FORGED' }), 'HASH'],
    ['another seat', ({ seat }) => ({ seat: seat === 0 ? 1 : 0 }), 'HASH'],
    ['other data', ({ data }) => ({ data: { ...data, forged: true } }), 'HASH'],
    ['another command', () => ({ commandId: '00000000-0000-4000-8000-000000000000' }), 'HASH'],
    ['another state', ({ stateHash }) => ({ stateHash: other(stateHash) }), 'HASH'],
    ['another hash', ({ hash }) => ({ hash: other(hash) }), 'HASH'],
    ['another link', ({ prevHash }) => ({ prevHash: other(prevHash) }), 'CHAIN'],
    ['another number', ({ seq }) => ({ seq: seq + 1 }), 'SEQUENCE'],
  ])('with %s in any action is found there', (_change, change, what) => {
    for (const [index, action] of everyPlace)
      expect(brokenIn(withActions(file, actions.with(index, { ...action, ...change(action) })))).toEqual({
        seq: index + 1,
        what,
      });
  });

  it('without any one action is found there', () => {
    for (const [index] of everyPlace) {
      const isLast = index === actions.length - 1;
      expect(brokenIn(withActions(file, actions.toSpliced(index, 1)))).toEqual({
        seq: index + 1,
        what: isLast ? 'TRUNCATED' : 'SEQUENCE',
      });
    }
  });

  it('with any action twice, or a strange one between, is found there', () => {
    for (const [index, action] of everyPlace) {
      expect(brokenIn(withActions(file, actions.toSpliced(index, 0, action)))?.seq).toBe(index + 2);
      const strange = { ...action, seq: index + 1, type: 'FORGED' };
      expect(brokenIn(withActions(file, actions.toSpliced(index, 0, strange)))).toEqual({
        seq: index + 1,
        what: 'HASH',
      });
    }
  });

  it('with any two neighbours swapped, numbers and all or not, is found there', () => {
    for (const [index, action] of everyPlace.slice(0, -1)) {
      const next = actions[index + 1]!;
      const swapped = actions.with(index, next).with(index + 1, action);
      expect(brokenIn(withActions(file, swapped))).toEqual({ seq: index + 1, what: 'SEQUENCE' });
      const renumbered = actions
        .with(index, { ...next, seq: action.seq })
        .with(index + 1, { ...action, seq: next.seq });
      expect(brokenIn(withActions(file, renumbered))).toEqual({ seq: index + 1, what: 'CHAIN' });
    }
  });

  it('cut off anywhere is found there', () => {
    for (const [index] of everyPlace)
      expect(brokenIn(withActions(file, actions.slice(0, index)))).toEqual({ seq: index + 1, what: 'TRUNCATED' });
  });

  it.each<[string, Partial<ReplayFile>, ReplayFault, number]>([
    ['another seed', { seed: other(file.seed) }, 'COMMITMENT', 0],
    ['another commitment', { seedCommitment: other(file.seedCommitment) }, 'COMMITMENT', 0],
    ['other options', { setup: { ...file.setup, options: { forged: true } } }, 'CHAIN', 1],
    ['another id', { setup: { ...file.setup, id: file.setup.tournamentId } }, 'CHAIN', 1],
    ['another winner', { outcome: { ...file.outcome!, winner: null } }, 'OUTCOME', actions.length],
    ['another reason', { outcome: { ...file.outcome!, reason: 'FORGED' } }, 'OUTCOME', actions.length],
    ['no outcome', { outcome: null }, 'OUTCOME', actions.length],
    ['another end', { state: 'CANCELLED' }, 'OUTCOME', actions.length],
    ['a cancellation', { cancellation: { code: 'PLAYER_LEFT' } }, 'OUTCOME', actions.length],
    ['another head', { head: { ...file.head, hash: other(file.head.hash) } }, 'HEAD', actions.length],
    ['an earlier head', { head: { ...file.head, seq: file.head.seq - 1 } }, 'HEAD', actions.length],
  ])('with %s is found', (_change, change, what, seq) =>
    expect(brokenIn({ ...file, ...change })).toEqual({ seq, what }),
  );

  it('forged with the seed in hand is found by the rules, by what was published, or by the signature', () => {
    const key = historyKey(file.seed);
    const index = actions.length - 1;
    const illegal = { ...actions[index]!, type: 'FORGED' };
    const hash = entryHash(key, { ...illegal, matchId: file.setup.id });
    const forged = { ...withActions(file, actions.with(index, { ...illegal, hash })), head: { seq: index + 1, hash } };
    expect(brokenIn(forged)).toEqual({ seq: index + 1, what: 'ILLEGAL' });
    const options = { publicKey: KEYS.publicKey };
    expect(checkReplayFile(file, gameOf(file), options).valid).toBe(true);
    for (const signature of [null, { ...file.signature!, value: 'AAAA' }])
      expect(checkReplayFile({ ...file, signature }, gameOf(file), options).firstBroken?.what).toBe('SIGNATURE');
    const commitment = other(file.seedCommitment);
    expect(checkReplayFile(file, gameOf(file), { commitment }).firstBroken?.what).toBe('COMMITMENT');
  });
});

describe('a document that is no replay', () => {
  const [file] = replays.values();
  it.each<[string, string]>([
    ['', 'it is not JSON'],
    ['[]', 'the file must be an object'],
    ['{}', 'format is missing'],
    [JSON.stringify({ ...file, version: 2 }), 'version has a wrong value'],
    [JSON.stringify({ ...file, extra: 1 }), 'extra is unknown'],
    [JSON.stringify({ ...file, seed: null }), 'while the match was running'],
    [JSON.stringify({ ...file, actions: [{ ...file!.actions[0], seat: 2 }] }), 'actions[0].seat has a wrong value'],
    [JSON.stringify({ ...file, head: {} }), 'head.seq is missing'],
  ])('%.20s… is refused: %s', (text, fault) => {
    const parsed = parseReplayFile(text);
    expect(parsed.ok ? 'accepted' : parsed.error.join('; ')).toContain(fault);
  });

  it('and one that is comes back as it was', async () => {
    const text = await scriptedFile(scriptedMatch({ game: games[0]!, name: 'round trip' }));
    const parsed = parseReplayFile(text);
    expect(parsed.ok && parsed.value).toEqual(JSON.parse(text));
  });
});
