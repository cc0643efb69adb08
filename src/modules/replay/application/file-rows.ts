import type { JoinData } from '../../match/index.js';
import { deckKey } from '../domain/deck-key.js';
import type { TalliedMatch } from '../domain/tally.js';
import type { ReplayFile } from './replay-file.js';
import type { ExportRows, Row } from './tables/table.js';

const OURS = ['JOIN', 'LEAVE', 'CANCEL'];

const joinsOf = ({ actions }: ReplayFile): JoinData[] =>
  actions.filter(({ type }) => type === 'JOIN').map(({ data }) => data as JoinData);

const playedIn = ({ actions }: ReplayFile): string[] =>
  actions.filter(({ type }) => !OURS.includes(type)).map(({ type }) => type);

/** The rows that the server's export has of the same match, as far as a file knows them. */
export const rowsOfFile = (rows: ExportRows, file: ReplayFile): Row[] => {
  const { id, game, rulesVersion, tournamentId, options } = file.setup;
  const joins = joinsOf(file);
  if (rows === 'actions')
    return file.actions.map(({ seq, seat, type, data, stateHash, hash, recordedAt }) => [
      id,
      seq,
      game,
      rulesVersion,
      tournamentId,
      seat,
      seat === null ? null : (joins[seat]?.accountId ?? null),
      type,
      JSON.stringify(data),
      stateHash,
      hash,
      new Date(recordedAt),
    ]);
  const deck = (seat: 0 | 1) => (joins[seat]?.deck ? deckKey(joins[seat].deck) : null);
  const match: Row = [
    id,
    tournamentId,
    game,
    rulesVersion,
    JSON.stringify(options),
    file.state,
    joins[0]?.accountId ?? null,
    joins[1]?.accountId ?? null,
    deck(0),
    deck(1),
    playedIn(file).length,
    file.outcome?.winner ?? null,
    file.outcome?.reason ?? null,
    file.seed,
    file.seedCommitment,
    null,
    file.actions.length > 0 ? new Date(file.actions.at(-1)!.recordedAt) : null,
  ];
  return [match];
};

/** Null for a match that was cancelled: statistics count finished ones. */
export const talliedFile = (file: ReplayFile): TalliedMatch | null => {
  const { outcome, actions } = file;
  if (!outcome) return null;
  const [first, second] = joinsOf(file);
  const decks =
    first?.deck && second?.deck
      ? ([
          { deckId: first.deckId, cards: first.deck },
          { deckId: second.deckId, cards: second.deck },
        ] as const)
      : null;
  const [began, ended] = [actions[0]!, actions.at(-1)!].map(({ recordedAt }) => Date.parse(recordedAt));
  return { ...outcome, seconds: (ended! - began!) / 1000, actions: playedIn(file), decks };
};
