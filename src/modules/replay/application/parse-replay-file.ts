import { fail, ok, type Result } from '../../../shared/domain/result.js';
import { MATCH_STATES } from '../../gameplay/domain/engine/game.js';
import { isInteger, isObject } from '../../gameplay/domain/engine/json.js';
import { isSeat } from '../../gameplay/domain/engine/seat.js';
import { REPLAY_FORMAT, REPLAY_VERSION, type ReplayFile } from './replay-file.js';

type Check = (value: unknown) => boolean;

const HASH = /^[0-9a-f]{64}$/;
const isHash: Check = (value) => typeof value === 'string' && HASH.test(value);
const isText: Check = (value) => typeof value === 'string';
const isNullOr =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const oneOf =
  (...values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);

const MEMBERS: Readonly<Record<string, Check>> = {
  format: oneOf(REPLAY_FORMAT),
  version: oneOf(REPLAY_VERSION),
  setup: isObject,
  seed: isHash,
  seedCommitment: isHash,
  actions: Array.isArray,
  head: isObject,
  state: oneOf(...MATCH_STATES),
  outcome: isNullOr(isObject),
  cancellation: isNullOr(isObject),
  signature: isNullOr(isObject),
};
const SETUP: Readonly<Record<string, Check>> = {
  id: isText,
  tournamentId: isText,
  game: isText,
  rulesVersion: isText,
  options: isObject,
  policy: isObject,
};
const HEAD: Readonly<Record<string, Check>> = { seq: isInteger, hash: isHash };
const OUTCOME: Readonly<Record<string, Check>> = { winner: isNullOr(isSeat), reason: isText };
const SIGNATURE: Readonly<Record<string, Check>> = { algorithm: oneOf('Ed25519'), keyId: isText, value: isText };
const ACTION: Readonly<Record<string, Check>> = {
  seq: isInteger,
  commandId: isText,
  seat: isNullOr(isSeat),
  type: isText,
  data: isObject,
  stateHash: isHash,
  prevHash: isHash,
  hash: isHash,
  recordedAt: isText,
};

const faultsIn = (value: unknown, members: Readonly<Record<string, Check>>, path: string): string[] => {
  if (!isObject(value)) return [`${path || 'the file'} must be an object`];
  const wrong = Object.entries(members).filter(([name, check]) => !check(value[name]));
  const unknown = Object.keys(value).filter((name) => !Object.hasOwn(members, name));
  const at = (name: string) => (path ? `${path}.${name}` : name);
  return [
    ...wrong.map(([name]) => (name in value ? `${at(name)} has a wrong value` : `${at(name)} is missing`)),
    ...unknown.map((name) => `${at(name)} is unknown`),
  ];
};

/** Why a document is not a replay at all, before any of its claims is looked at. */
const faultsOf = (json: unknown): string[] => {
  const faults = faultsIn(json, MEMBERS, '');
  if (!isObject(json)) return faults;
  if (json.seed === null) return ['seed is missing: the file was made while the match was running'];
  if (faults.length > 0) return faults;
  const { setup, head, outcome, signature, actions } = json as unknown as ReplayFile;
  return [
    ...faultsIn(setup, SETUP, 'setup'),
    ...faultsIn(head, HEAD, 'head'),
    ...(outcome ? faultsIn(outcome, OUTCOME, 'outcome') : []),
    ...(signature ? faultsIn(signature, SIGNATURE, 'signature') : []),
    ...actions.flatMap((action, index) => faultsIn(action, ACTION, `actions[${index}]`)),
  ];
};

export const parseReplayFile = (text: string): Result<ReplayFile, readonly string[]> => {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return fail([`it is not JSON: ${(error as Error).message}`]);
  }
  const faults = faultsOf(json);
  return faults.length === 0 ? ok(json as ReplayFile) : fail(faults);
};
