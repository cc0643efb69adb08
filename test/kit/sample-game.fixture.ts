import type { Action, UntrustedAction } from '../../src/modules/gameplay/domain/engine/action.js';
import { visibleEvents } from '../../src/modules/gameplay/domain/engine/events.js';
import type { Game, Outcome, Step } from '../../src/modules/gameplay/domain/engine/game.js';
import { isInteger, isObject } from '../../src/modules/gameplay/domain/engine/json.js';
import { type Refusal, refusals, verdict } from '../../src/modules/gameplay/domain/engine/refusal.js';
import { isSeat, opponentOf, type Seat } from '../../src/modules/gameplay/domain/engine/seat.js';
import { fail, ok, type Result } from '../../src/shared/domain/result.js';

/** Eight cards, two in each hand. A turn plays a card and draws one; when all are played the higher sum wins. */
export interface SampleState {
  readonly deck: readonly number[];
  readonly hands: readonly [readonly number[], readonly number[]];
  readonly played: readonly { readonly seat: Seat; readonly card: number }[];
  readonly turn: Seat;
  readonly result: Outcome | null;
}

export interface SampleAction extends Action {
  readonly type: 'PLAY' | 'CONCEDE';
  readonly data: { readonly card?: number };
}

const CARDS = [1, 2, 3, 4, 5, 6, 7, 8];
const CODES = {
  INVALID_ACTION_TYPE: 'There is no such action',
  MALFORMED_ACTION: 'The data of the action has the wrong shape',
  GAME_OVER: 'The game is over',
  NOT_YOUR_TURN: 'It is not your turn',
  CARD_NOT_IN_HAND: 'The card is not in your hand',
};
const refuse = refusals(CODES);

const parseAction = ({ type, seat, data }: UntrustedAction): Result<SampleAction, Refusal> => {
  const fields = Object.entries(isObject(data ?? {}) ? (data ?? {}) : { data }).filter(
    ([, value]) => value !== null && value !== undefined,
  );
  if (type === 'CONCEDE') return fields.length === 0 ? ok({ type, seat, data: {} }) : fail(refuse('MALFORMED_ACTION'));
  if (type !== 'PLAY') return fail(refuse('INVALID_ACTION_TYPE'));
  const [[name, card] = [], ...more] = fields;
  if (name !== 'card' || !isInteger(card) || more.length > 0) return fail(refuse('MALFORMED_ACTION'));
  return ok({ type, seat, data: { card } });
};

const refusalOf = (state: SampleState, { type, seat, data }: SampleAction): Refusal | null => {
  if (state.result) return refuse('GAME_OVER');
  if (type === 'CONCEDE') return null;
  if (state.turn !== seat) return refuse('NOT_YOUR_TURN');
  return state.hands[seat].includes(data.card!) ? null : refuse('CARD_NOT_IN_HAND');
};

const withHand = (hands: SampleState['hands'], seat: Seat, hand: readonly number[]): SampleState['hands'] =>
  seat === 0 ? [hand, hands[1]] : [hands[0], hand];

const resultOf = (played: SampleState['played']): Outcome => {
  const lead = played.reduce((sum, { seat, card }) => sum + (seat === 0 ? card : -card), 0);
  return lead === 0 ? { winner: null, reason: 'EQUAL' } : { winner: lead > 0 ? 0 : 1, reason: 'HIGHER_SUM' };
};

const play = (state: SampleState, seat: Seat, card: number): Step<SampleState> => {
  const [drawn, ...deck] = state.deck;
  const kept = state.hands[seat].filter((held) => held !== card);
  const hands = withHand(state.hands, seat, drawn === undefined ? kept : [...kept, drawn]);
  const played = [...state.played, { seat, card }];
  const result = played.length === CARDS.length ? resultOf(played) : null;
  const told = { type: 'CARD_PLAYED', cause: 'PLAY', data: { seat, card } };
  const draw = { type: 'CARD_DRAWN', cause: 'PLAY', data: { seat }, only: { [seat]: { card: drawn } } };
  return {
    state: { deck, hands, played, turn: opponentOf(seat), result },
    events: drawn === undefined ? [told] : [told, draw],
  };
};

const invariants = ({ deck, hands, played }: SampleState): string[] => {
  const all = [...deck, ...hands.flat(), ...played.map(({ card }) => card)].sort((a, b) => a - b);
  return all.join() === CARDS.join() ? [] : ['every card must be in one place'];
};

const isCards = (value: unknown): value is number[] => Array.isArray(value) && value.every(isInteger);
const isPlay = (value: unknown): boolean => isObject(value) && isSeat(value.seat) && isInteger(value.card);
const isResult = (value: unknown): boolean =>
  value === null || (isObject(value) && (value.winner === null || isSeat(value.winner)));
const isState = (json: unknown): json is SampleState =>
  isObject(json) &&
  isCards(json.deck) &&
  Array.isArray(json.hands) &&
  json.hands.length === 2 &&
  json.hands.every(isCards) &&
  Array.isArray(json.played) &&
  json.played.every(isPlay) &&
  isSeat(json.turn) &&
  isResult(json.result);

/** The smallest game with a secret, for the tests of the kit itself. */
export const sampleGame: Game<SampleState, SampleAction, object> = {
  id: 'sample',
  version: '1',
  name: 'Sample',
  optionsSchema: { type: 'object', properties: {} },
  actions: ['PLAY', 'CONCEDE'].map((type) => ({ type, dataSchema: { type: 'object' } })),
  refusalCodes: CODES,
  parseOptions: (json) => (isObject(json ?? {}) ? ok({}) : fail(['options: must be an object'])),
  parseState: (json) => {
    if (!isState(json)) return fail(['state: wrong shape']);
    const broken = invariants(json);
    return broken.length > 0 ? fail(broken) : ok(json);
  },
  parseAction,
  initialState: (_setup, random) => {
    const [a, b, c, d, ...deck] = random.shuffle(CARDS);
    const hands: SampleState['hands'] = [
      [a, b],
      [c, d],
    ];
    return { state: { deck, hands, played: [], turn: 0, result: null }, events: [] };
  },
  validate: (state, action) => {
    const parsed = parseAction(action);
    return verdict(parsed.ok ? refusalOf(state, parsed.value) : parsed.error);
  },
  apply: (state, { type, seat, data }) =>
    type === 'PLAY'
      ? play(state, seat, data.card!)
      : { state: { ...state, result: { winner: opponentOf(seat), reason: 'CONCEDE' } }, events: [] },
  legalActions: (state, seat) =>
    state.result || state.turn !== seat
      ? []
      : state.hands[seat].map((card) => ({ type: 'PLAY', seat, data: { card } })),
  normalForm: (_state, action) => action,
  view: ({ deck, hands, played, turn, result }, observer) => ({
    deck: observer === 'OMNISCIENT' ? deck : deck.length,
    hands: hands.map((hand, seat) => (observer === seat || observer === 'OMNISCIENT' ? hand : hand.length)),
    played: played.map(({ seat, card }) => ({ seat, card })),
    turn,
    result: result && { winner: result.winner, reason: result.reason },
  }),
  visibleEvents,
  status: ({ turn, result }) => ({
    matchState: result ? 'MATCH_ENDED' : 'PLAYER_TURN',
    phase: 'PLAY',
    toAct: result ? [] : [turn],
    outcome: result,
  }),
  invariants,
  redeal: (state, observer, random) => {
    const seats = ([0, 1] as const).filter((seat) => seat !== observer);
    const hidden = [...state.deck, ...seats.flatMap((seat) => state.hands[seat])];
    const cards = random.shuffle(hidden.sort((a, b) => a - b));
    let hands = state.hands;
    for (const seat of seats) hands = withHand(hands, seat, cards.splice(0, hands[seat].length));
    return { ...state, hands, deck: cards };
  },
};
