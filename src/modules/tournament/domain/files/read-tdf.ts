import { fail, ok, type Result } from '../../../../shared/domain/result.js';
import type { MatchResult } from '../standings/results.js';
import type { Person } from '../tournament/state.js';
import type { FormatKind } from '../tournament/settings.js';
import { CATEGORIES, OUTCOME, ROUND_TYPE } from './tdf-codes.js';
import { childOf, childrenOf, parseXml, textOf, type XmlElement } from './xml.js';

export interface TdfPlayer extends Person {
  readonly late: boolean;
  readonly droppedAfter: number | null;
}

export type TdfMatch =
  | {
      readonly kind: 'MATCH';
      readonly table: number;
      readonly players: readonly [string, string];
      readonly result: MatchResult | null;
    }
  | { readonly kind: 'BYE' | 'LATE'; readonly player: string };

export interface TdfRound {
  readonly number: number;
  readonly kind: FormatKind;
  readonly matches: readonly TdfMatch[];
}

export interface TdfFile {
  readonly name: string;
  readonly mode: string;
  readonly players: readonly TdfPlayer[];
  readonly rounds: readonly TdfRound[];
}

class Unreadable extends Error {}

const MAX_PLAYERS = 10_000;

const wholeNumber = (text: string, what: string): number => {
  if (!/^\d{1,9}$/.test(text)) throw new Unreadable(`${what} is not a number: ${JSON.stringify(text.slice(0, 40))}.`);
  return Number(text);
};

const yearOf = (birthdate: string): number | null => {
  const year = /(?:^|\/|-)(\d{4})(?:$|\/|-)/.exec(birthdate)?.[1];
  return year === undefined ? null : Number(year);
};

/** No longer than a name may be, and not cut within a character. */
const shortened = (text: string, length: number): string => text.slice(0, length).toWellFormed();

const droppedAfter = (player: XmlElement): number | null => {
  const dropped = childOf(player, 'dropped');
  if (dropped === undefined) return null;
  const round = textOf(dropped, 'round') || dropped.text.trim();
  return round === '' ? null : wholeNumber(round, 'The round of a drop');
};

const FALSE = ['', '0', 'false', 'no'];

const readPlayer = (player: XmlElement): TdfPlayer => {
  const userId = player.attributes['userid'] ?? '';
  if (userId === '' || userId.length > 64) throw new Unreadable('A player has no userid.');
  const late = childOf(player, 'late');
  return {
    userId,
    firstName: shortened(textOf(player, 'firstname'), 50),
    lastName: shortened(textOf(player, 'lastname'), 49),
    birthYear: yearOf(textOf(player, 'birthdate')),
    late: late !== undefined && !FALSE.includes(late.text.trim().toLowerCase()),
    droppedAfter: droppedAfter(player),
  };
};

const resultOf = (outcome: string, [a, b]: readonly [string, string]): MatchResult | null => {
  const result = (winner: string | null, doubleLoss = false): MatchResult => ({ winner, doubleLoss, games: null });
  switch (outcome) {
    case OUTCOME.OPEN:
      return null;
    case OUTCOME.FIRST_WON:
      return result(a);
    case OUTCOME.SECOND_WON:
      return result(b);
    case OUTCOME.TIE:
      return result(null);
    case OUTCOME.DOUBLE_LOSS:
      return result(null, true);
    default:
      throw new Unreadable(`The outcome ${JSON.stringify(outcome)} of a match is not known.`);
  }
};

const readMatch = (match: XmlElement, known: ReadonlySet<string>): TdfMatch => {
  const outcome = match.attributes['outcome'] ?? '';
  const user = (name: string): string | null => {
    const id = childOf(match, name)?.attributes['userid'];
    if (id !== undefined && !known.has(id))
      throw new Unreadable(`The player ${JSON.stringify(id)} of a match is not in the file.`);
    return id ?? null;
  };
  const single = user('player');
  if (single !== null) {
    if (outcome === OUTCOME.BYE) return { kind: 'BYE', player: single };
    if (outcome === OUTCOME.LATE_LOSS) return { kind: 'LATE', player: single };
    throw new Unreadable(`The outcome ${JSON.stringify(outcome)} of a player without an opponent is not known.`);
  }
  const [a, b] = [user('player1'), user('player2')];
  if (a === null || b === null || a === b) throw new Unreadable('A match has not two players.');
  const table = wholeNumber(textOf(match, 'tablenumber'), 'A table number');
  return { kind: 'MATCH', table, players: [a, b], result: resultOf(outcome, [a, b]) };
};

const MOST_TABLES = 100_000;

/** Tables as the file numbers them, or from 1 where it does not tell them apart. */
const withTables = (matches: readonly TdfMatch[]): TdfMatch[] => {
  const tables = matches.flatMap((match) => (match.kind === 'MATCH' ? [match.table] : []));
  const distinct = new Set(tables).size === tables.length && tables.every((table) => table > 0 && table <= MOST_TABLES);
  if (distinct) return [...matches];
  let next = 0;
  return matches.map((match) => (match.kind === 'MATCH' ? { ...match, table: ++next } : match));
};

const readRound = (round: XmlElement, known: ReadonlySet<string>): TdfRound => {
  const number = wholeNumber(round.attributes['number'] ?? '', 'A round');
  const type = round.attributes['type'] ?? '';
  if (!Object.hasOwn(ROUND_TYPE, type))
    throw new Unreadable(`The type ${JSON.stringify(type)} of a round is not known.`);
  const matches = childrenOf(childOf(round, 'matches'), 'match').map((match) => readMatch(match, known));
  const seen = new Set<string>();
  for (const id of matches.flatMap((match) => (match.kind === 'MATCH' ? match.players : [match.player]))) {
    if (seen.has(id)) throw new Unreadable(`The player ${JSON.stringify(id)} is twice in round ${number}.`);
    seen.add(id);
  }
  return { number, kind: ROUND_TYPE[type], matches: withTables(matches) };
};

const read = (root: XmlElement): TdfFile => {
  if (root.name !== 'tournament') throw new Unreadable('The root of a tournament file is <tournament>.');
  const players = childrenOf(childOf(root, 'players'), 'player').map(readPlayer);
  if (players.length > MAX_PLAYERS) throw new Unreadable(`More than ${MAX_PLAYERS} players.`);
  const known = new Set(players.map(({ userId }) => userId));
  if (known.size < players.length) throw new Unreadable('A userid stands twice among the players.');
  const pods = childrenOf(childOf(root, 'pods'), 'pod');
  for (const { attributes } of pods)
    if (!Object.hasOwn(CATEGORIES, attributes['category'] ?? ''))
      throw new Unreadable(`The category ${JSON.stringify(attributes['category'] ?? '')} of a pod is not known.`);
  const played = pods.filter((pod) => childrenOf(childOf(pod, 'rounds'), 'round').length > 0);
  if (played.length > 1) throw new Unreadable('The file holds several pods with rounds; export them one by one.');
  const rounds = childrenOf(played[0] && childOf(played[0], 'rounds'), 'round')
    .map((round) => readRound(round, known))
    .sort((a, b) => a.number - b.number);
  if (rounds.some(({ number }, i) => number !== i + 1))
    throw new Unreadable('The rounds are not numbered from 1 without a gap.');
  const firstOfCut = rounds.findIndex(({ kind }) => kind !== 'SWISS');
  if (firstOfCut === 0) throw new Unreadable('The file has no Swiss rounds.');
  if (firstOfCut > 0 && rounds.slice(firstOfCut).some(({ kind }) => kind === 'SWISS'))
    throw new Unreadable('A Swiss round follows the rounds of the cut.');
  const name = shortened(textOf(childOf(root, 'data'), 'name'), 200);
  return { name: name === '' ? 'Imported tournament' : name, mode: root.attributes['mode'] ?? '', players, rounds };
};

/** A .tdf file as values. What it says in a code that is not known is refused, never guessed. */
export const readTdf = (source: string): Result<TdfFile, string> => {
  const xml = parseXml(source);
  if (!xml.ok) return xml;
  try {
    return ok(read(xml.value));
  } catch (error) {
    if (error instanceof Unreadable) return fail(error.message);
    throw error;
  }
};
