import { generateKeyPairSync } from 'node:crypto';
import { games } from '../../src/modules/gameplay/domain/games/index.js';
import { Match, type JoinData } from '../../src/modules/match/domain/match.js';
import { replayText, setupOf } from '../../src/modules/replay/application/replay-file.js';
import type { ReplayFile } from '../../src/modules/replay/application/replay-file.js';
import { signClaims } from '../../src/modules/replay/application/replay-signature.js';
import { uuidOf, type ScriptedMatch } from './scripted-match.js';

export const KEYS = generateKeyPairSync('ed25519', {
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

const BEGAN = Date.parse('2026-01-01T00:00:00Z');

/** The text of a scripted match's file; signed unless it has to be the same in every run. */
export async function scriptedFile({ match, entries }: ScriptedMatch, isSigned = true): Promise<string> {
  const { setup, seedCommitment, values } = match;
  const { headSeq: seq, headHash: hash, state, outcome, cancellation } = values;
  const head = { seq, hash };
  const claims = { matchId: setup.id, seedCommitment, head, outcome };
  const signature = isSigned ? signClaims(claims, 'the key of the tests', KEYS.privateKey) : null;
  const actions = entries.map(({ seq: n, commandId, seat, type, data, stateHash, prevHash, hash: own }) => ({
    seq: n,
    commandId,
    seat,
    type,
    data,
    stateHash,
    prevHash,
    hash: own,
    recordedAt: new Date(BEGAN + n * 1000).toISOString(),
  }));
  const opening = { setup: setupOf(setup), seed: setup.seed, seedCommitment };
  let text = '';
  for await (const part of replayText(opening, actions, { head, state, outcome, cancellation, signature }))
    text += part;
  return text;
}

export const scriptedReplay = async (scripted: ScriptedMatch): Promise<ReplayFile> =>
  JSON.parse(await scriptedFile(scripted)) as ReplayFile;

/** The match that a file holds, as the server would have stored it. */
export const matchOfFile = ({ setup, seed, actions }: ReplayFile): ScriptedMatch => {
  const game = games.find(({ id, version }) => id === setup.game && version === setup.rulesVersion)!;
  const accounts = actions.filter(({ type }) => type === 'JOIN').map(({ data }) => (data as JoinData).accountId);
  let match = Match.create({ ...setup, seed }, game);
  const entries = actions.map((action) => {
    const accountId = accounts[action.seat ?? 0]!;
    const entry = { ...action, matchId: setup.id, id: uuidOf(`${setup.id}/entry/${action.seq}`), accountId };
    match = match.after(entry).match.at(entry);
    return entry;
  });
  return { match, entries };
};
