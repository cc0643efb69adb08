import { createHash } from 'node:crypto';
import type { Action } from '../../src/modules/gameplay/domain/engine/action.js';
import { sha256Hex } from '../../src/modules/gameplay/domain/engine/canonical.js';
import type { Game } from '../../src/modules/gameplay/domain/engine/game.js';
import { seededRandom } from '../../src/modules/gameplay/domain/engine/random.js';
import { entryHash, type Deed, type LogEntry } from '../../src/modules/match/domain/history.js';
import { Match, type JoinData } from '../../src/modules/match/domain/match.js';

export const CASUAL = '00000000-0000-7000-8000-000000000001';

/** A UUID that the text decides. */
export const uuidOf = (text: string): string =>
  createHash('sha256')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-7$3-8$4-$5');

export interface ScriptedMatch {
  readonly match: Match;
  readonly entries: readonly LogEntry[];
}

export interface Script {
  readonly game: Game;
  /** Decides everything: ids, dice, decks and choices. */
  readonly name: string;
  readonly players?: readonly [string, string];
  readonly tournamentId?: string;
  /** By the name, if it is not said. */
  readonly seed?: string;
  readonly options?: object;
  /** Ids of ready decks; by chance, if they are not said. */
  readonly decks?: readonly [string, string] | null;
  /** Chooses an action, of the legal ones of a seat that is to act or another; by chance, if it is not said. */
  readonly choose?: (legal: readonly Action[], match: Match) => Action;
  /** Concedes when the match is this long. */
  readonly maxActions?: number;
}

const append = (match: Match, entries: LogEntry[], deed: Omit<Deed, 'commandId'>): Match => {
  const { match: next } = match.after({ ...deed, commandId: '' });
  const seq = match.values.headSeq + 1;
  const body = {
    ...deed,
    commandId: uuidOf(`${match.setup.id}/command/${seq}`),
    matchId: match.setup.id,
    seq,
    stateHash: next.stateHash,
    prevHash: match.values.headHash,
  };
  const entry = { ...body, id: uuidOf(`${match.setup.id}/entry/${seq}`), hash: entryHash(match.key, body) };
  entries.push(entry);
  return next.at(entry);
};

/** A match played to its end as the server would have recorded it, without a server. */
export function scriptedMatch({
  game,
  name,
  players,
  tournamentId = CASUAL,
  seed = sha256Hex(`seed of ${name}`),
  options: wanted,
  decks,
  choose,
  maxActions,
}: Script): ScriptedMatch {
  const options = game.parseOptions(wanted);
  if (!options.ok) throw new Error(options.error.join());
  let match = Match.create(
    {
      id: uuidOf(`match ${name}`),
      tournamentId,
      game: game.id,
      rulesVersion: game.version,
      options: options.value,
      policy: { deckRules: {} },
      seed,
    },
    game,
  );
  const entries: LogEntry[] = [];
  const chance = (seq: number) => seededRandom(`choices of ${name}`, seq);
  const accounts = players ?? [uuidOf(`Ada of ${name}`), uuidOf(`Bo of ${name}`)];
  for (const seat of [0, 1] as const) {
    const ready = game.decks?.readyDecks ?? [];
    const deck = decks ? ready.find(({ id }) => id === decks[seat]) : ready[chance(-seat).int(ready.length || 1)];
    const data: JoinData = {
      accountId: accounts[seat],
      name: ['Ada', 'Bo'][seat]!,
      deckId: deck?.id ?? null,
      deck: deck?.cards ?? null,
      violations: [],
    };
    match = append(match, entries, { accountId: accounts[seat], seat, type: 'JOIN', data });
  }
  while (!match.isOver) {
    const { gameState, headSeq } = match.values;
    const random = chance(headSeq);
    const { toAct } = game.status(gameState!);
    const seat = toAct[random.int(toAct.length)]!;
    const legal = game.legalActions(gameState!, seat);
    const action =
      maxActions !== undefined && headSeq >= maxActions
        ? { type: 'CONCEDE', seat, data: {} }
        : choose
          ? choose(legal, match)
          : legal[random.int(legal.length)]!;
    const { seat: by, type, data } = action;
    match = append(match, entries, { accountId: accounts[by], seat: by, type, data });
  }
  return { match, entries };
}
