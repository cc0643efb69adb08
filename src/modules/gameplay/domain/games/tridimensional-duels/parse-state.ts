import { fail, ok, type Result } from '../../../../../shared/domain/result.js';
import { ATTACK_TYPES } from './actions.js';
import { invariants } from './invariants.js';
import { PHASES } from './phases.js';
import { boolean, id, integer, list, nullable, object, oneOf, record, tagged, text, type Check } from './shape.js';
import { CARD_TYPES, END_REASONS, STATS, STATUS_TYPES, type DuelState } from './state.js';

const MAX_STAT = 999;
const MAX_TURN = 1_000_000;
const LAST_POISON_STAGE = 3;

const seat = oneOf(0, 1);
const column = integer(0, 2);
const stat = integer(0, MAX_STAT);
const turn = integer(1, MAX_TURN);
const ids = list(id);
const pair = (check: Check): Check => list(check, 2);
const row = (check: Check): Check => list(check, 3);

const modifier = object({ stat: oneOf(...STATS), value: integer(-MAX_STAT, MAX_STAT), expiresAtEndOfTurn: turn });

const status = object(
  { type: oneOf(...STATUS_TYPES), remaining: integer(1, MAX_TURN) },
  { stage: integer(1, LAST_POISON_STAGE), affectsAction: text, overrides: list(text) },
);

const card = object(
  {
    id,
    definition: text,
    owner: seat,
    type: oneOf(...CARD_TYPES),
    class: nullable(oneOf('DEFENDER', 'PUMPER', 'ALL_ROUNDER')),
    base: object({ atk: stat, def: stat, spd: stat }),
    damage: stat,
    modifiers: list(modifier),
    statusEffects: list(status),
    isProtecting: boolean,
    protectedLastTurn: boolean,
    placedAt: nullable(integer(0, MAX_TURN)),
    abilityUsedTurn: nullable(turn),
  },
  { token: oneOf(true), targets: ids },
);

const player = object({ hand: ids, deck: ids, graveyard: ids, spellsBlockedUntilTurn: nullable(turn) });

const target = tagged('kind', {
  card: object({ kind: oneOf('card'), cardId: id }),
  lane: object({ kind: oneOf('lane'), player: seat, column }),
});

const selection = tagged('type', {
  SELECT_ATTACK: object({ type: oneOf('SELECT_ATTACK'), attackType: oneOf(...ATTACK_TYPES), target }),
  SELECT_PROTECT: object({ type: oneOf('SELECT_PROTECT') }),
  SELECT_PUMP: object({ type: oneOf('SELECT_PUMP') }, { targetCardId: id }),
});

const cells = pair(row(nullable(id)));

const state = object({
  turn,
  phase: oneOf(...PHASES),
  activePlayerIndex: seat,
  firstPlayerIndex: seat,
  players: pair(player),
  board: object({ grid: cells, spellGrid: cells }),
  lanes: pair(row(stat)),
  cards: record(card),
  queued: record(selection),
  winner: nullable(seat),
  endReason: nullable(oneOf(...END_REASONS)),
});

const misnamed = ({ cards }: DuelState): string[] =>
  Object.keys(cards).flatMap((key) =>
    cards[key].id === key ? [] : [`cards[${JSON.stringify(key)}].id: must be its key`],
  );

export const parseState = (json: unknown): Result<DuelState, readonly string[]> => {
  const faults: string[] = [];
  state(json, '', faults);
  if (faults.length > 0) return fail(faults);
  const parsed = json as DuelState;
  const broken = [...misnamed(parsed), ...invariants(parsed)];
  return broken.length > 0 ? fail(broken) : ok(parsed);
};
