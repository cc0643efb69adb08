import { cardShape } from './cards/card-shape.js';
import { ENERGY_TYPES, SPECIAL_CONDITIONS } from './cards/effect.js';
import { cardFilterShape, markerAmountShape } from './effects/field-shapes.js';
import { effectShape, effectsShape } from './effects/effects-shape.js';
import { completeOptionsShape } from './options.js';
import { anyOf, fields, flag, integer, listOf, mapOf, nullable, oneOf, tagged, text, type Shape } from './shapes.js';
import { BENCH_PLACES } from './state.js';

const seat = oneOf(0, 1);
const id = text(40, /^c[0-9a-z]+$/);
const ids = listOf(id, 200);
const turn = integer(0, 100_000);
const cause = text();
const count = integer(0, 200);

const marker = tagged('kind', () => ({
  PREVENT_DAMAGE: fields({ kind: oneOf('PREVENT_DAMAGE'), amount: markerAmountShape, turn }),
  CANNOT_ATTACK: fields({ kind: oneOf('CANNOT_ATTACK'), turn }),
  CANNOT_RETREAT: fields({ kind: oneOf('CANNOT_RETREAT'), turn }),
  BOOST: fields({ kind: oneOf('BOOST'), amount: integer(10, 1000), turn }),
}));

const plain = { definition: text(60), owner: seat };
const card = anyOf(
  fields(plain),
  fields({
    ...plain,
    damage: integer(0, 100_000),
    attached: ids,
    tool: nullable(id),
    evolvedFrom: nullable(id),
    conditions: listOf(oneOf(...SPECIAL_CONDITIONS), 5),
    enteredTurn: turn,
    evolvedTurn: nullable(turn),
    abilityUsedTurn: nullable(turn),
    markers: listOf(marker, 100),
  }),
);

const player = fields({
  hand: ids,
  deck: ids,
  discard: ids,
  prizes: listOf(id, 6),
  active: nullable(id),
  bench: listOf(nullable(id), BENCH_PLACES, BENCH_PLACES),
  mulligans: integer(0, 1000),
  revealed: listOf(listOf(text(60), 60), 1000),
  handValid: flag,
  bonusTaken: flag,
  ready: flag,
  flags: fields({ energyAttached: flag, supporterPlayed: flag, stadiumPlayed: flag, retreated: flag }),
});

const zone = (name: string): Shape =>
  fields({ zone: oneOf(name), seat, filter: cardFilterShape }, { except: text(40) });

const source = tagged('zone', () => ({
  DECK: zone('DECK'),
  HAND: zone('HAND'),
  DISCARD: zone('DISCARD'),
  TOP: fields({ zone: oneOf('TOP'), seat, cards: count, filter: cardFilterShape }),
  POKEMON: fields(
    {
      zone: oneOf('POKEMON'),
      seats: listOf(seat, 2, 1),
      place: oneOf('ACTIVE', 'BENCH', 'ANY'),
      filter: cardFilterShape,
      damaged: flag,
    },
    { without: oneOf('TOOL') },
  ),
  ENERGY: fields({ zone: oneOf('ENERGY'), pokemon: ids, type: nullable(oneOf(...ENERGY_TYPES)) }),
  OPTIONS: fields({ zone: oneOf('OPTIONS'), labels: listOf(text(), 10, 1) }),
}));

const choice = tagged('kind', () => ({
  PRIZE: fields({ kind: oneOf('PRIZE'), seat }),
  PROMOTION: fields({ kind: oneOf('PROMOTION'), seat }),
  HAND_LIMIT: fields({ kind: oneOf('HAND_LIMIT'), seat, count: integer(1, 200) }),
  EFFECT: fields({ kind: oneOf('EFFECT'), seat, cause, from: source, min: count, max: count }),
}));

const step = fields({ effect: effectShape, now: flag, answers: listOf(anyOf(integer(0, 100), ids), 10) });

const attack = fields({
  damage: integer(-100_000, 100_000),
  failed: flag,
  ignore: listOf(oneOf('WEAKNESS', 'RESISTANCE', 'DEFENDER_EFFECTS'), 20),
  afterwards: effectsShape,
});

const BARE_TASKS = ['KNOCK_OUTS', 'WIN_CHECK', 'PROMOTIONS', 'END_PHASE', 'CHECKUP', 'NEXT_TURN'];

const task = tagged('kind', () => ({
  ...Object.fromEntries(BARE_TASKS.map((kind) => [kind, fields({ kind: oneOf(kind) })])),
  EFFECTS: fields({
    kind: oneOf('EFFECTS'),
    seat,
    source: id,
    cause,
    steps: listOf(step, 40),
    memory: fields({ heads: count, tails: count, discarded: count }),
    attack: nullable(attack),
    byAttack: flag,
  }),
}));

export const stateShape: Shape = fields({
  matchState: oneOf(
    'DRAWING_CARDS',
    'SELECT_ACTIVE_POKEMON',
    'SELECT_BENCH_POKEMON',
    'PLAYER_TURN',
    'BETWEEN_TURNS',
    'MATCH_ENDED',
  ),
  phase: oneOf('SETUP', 'DRAW', 'MAIN_PHASE', 'ATTACK', 'END'),
  turn,
  activeSeat: seat,
  firstSeat: seat,
  players: listOf(player, 2, 2),
  cards: mapOf(card, /^c[0-9a-z]{1,39}$/),
  stadium: nullable(id),
  pending: listOf(choice, 20),
  tasks: listOf(task, 20),
  result: nullable(fields({ winner: oneOf(0, 1, null), reason: text() })),
  options: completeOptionsShape,
  definitions: mapOf(cardShape, /^[a-z0-9][a-z0-9.-]{0,59}$/i),
});
