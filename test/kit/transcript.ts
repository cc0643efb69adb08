import type { Action, UntrustedAction } from '../../src/modules/gameplay/domain/engine/action.js';
import { canonicalJson, sha256Hex } from '../../src/modules/gameplay/domain/engine/canonical.js';
import type { GameEvent } from '../../src/modules/gameplay/domain/engine/events.js';
import type { Game } from '../../src/modules/gameplay/domain/engine/game.js';
import { isObject } from '../../src/modules/gameplay/domain/engine/json.js';
import { isSeat } from '../../src/modules/gameplay/domain/engine/seat.js';
import type { Moment } from './moment.js';
import { after, openingOf } from './playout.js';
import type { SetupChoice } from './setup.js';

/** A playthrough without its results: what a person writes, and what a replay starts from. */
export interface Script {
  readonly game: string;
  readonly version: string;
  readonly seed: string;
  readonly setup: SetupChoice;
  readonly actions: readonly UntrustedAction[];
}

const eventLines = ({ type, cause, data, only }: GameEvent): string[] => [
  `  ${type} (${cause}) ${canonicalJson(data)}`,
  ...Object.entries(only ?? {}).map(([seat, part]) => `    only seat ${seat}: ${canonicalJson(part)}`),
];

const momentLines = ({ game, state, events }: Moment): string[] => {
  const { matchState, phase, toAct, outcome } = game.status(state);
  const next = outcome
    ? `over: ${outcome.winner === null ? 'nobody wins' : `seat ${outcome.winner} wins`}, ${outcome.reason}`
    : `to act: ${toAct.join(', ')}`;
  return [
    ...events.flatMap(eventLines),
    `  = ${matchState} ${phase}, ${next}, state ${sha256Hex(canonicalJson(state)).slice(0, 16)}`,
  ];
};

const actionLine = ({ type, seat, data }: UntrustedAction): string =>
  `> ${seat} ${String(type)} ${canonicalJson(data)}`;

/** The playthrough as text: each action, what it brought about, and the state it led to. */
export const transcript = (game: Game, script: Script): string => {
  const { seed, setup, actions } = script;
  let moment = openingOf(game, seed, setup);
  const lines = [
    `game: ${game.id} ${game.version}`,
    `seed: ${seed}`,
    `options: ${canonicalJson(setup.options)}`,
    `decks: ${setup.decks ? setup.decks.join(' ') : 'none'}`,
    '',
    ...momentLines(moment),
  ];
  for (const action of actions) {
    lines.push('', actionLine(action));
    const verdict = game.validate(moment.state, action);
    const parsed = game.parseAction(action);
    if (!verdict.valid) {
      lines.push(
        `  ! ${verdict.code}: ${verdict.message}${verdict.details ? ` ${canonicalJson(verdict.details)}` : ''}`,
      );
    } else if (parsed.ok) {
      moment = after(moment, parsed.value as Action);
      lines.push(...momentLines(moment));
    }
  }
  lines.push('', `view of a spectator: ${canonicalJson(game.view(moment.state, 'SPECTATOR'))}`);
  return `${lines.join('\n')}\n`;
};

const header = (lines: readonly string[], name: string): string => {
  const line = lines.find((candidate) => candidate.startsWith(`${name}: `));
  if (!line) throw new Error(`a playthrough must say its ${name}`);
  return line.slice(name.length + 2);
};

const parseActionLine = (line: string): UntrustedAction => {
  const match = /^> (\d) (\S+) (.*)$/.exec(line);
  const seat = Number(match?.[1]);
  if (!match || !isSeat(seat)) throw new Error(`not an action: ${line}`);
  return { type: match[2], seat, data: JSON.parse(match[3]) as unknown };
};

/** Reads the header and the actions; results are left for the replay to tell. */
export const parseScript = (text: string): Script => {
  const lines = text.split('\n');
  const [game, version] = header(lines, 'game').split(' ');
  const options: unknown = JSON.parse(header(lines, 'options'));
  const decks = header(lines, 'decks').split(' ');
  return {
    game,
    version,
    seed: header(lines, 'seed'),
    setup: { options: isObject(options) ? options : {}, decks: decks.length === 2 ? [decks[0], decks[1]] : null },
    actions: lines.filter((line) => line.startsWith('> ')).map(parseActionLine),
  };
};
