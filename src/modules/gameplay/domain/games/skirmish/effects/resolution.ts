import type { Outcome } from '../../../engine/game.js';
import { opponentOf, SEATS, type Seat } from '../../../engine/seat.js';
import { allSlots, ownSlots, unitAt, unitsOnBoard, withPlayer } from '../board.js';
import type { Pair } from '../model.js';
import { terrainResult } from '../rules/rule-book.js';
import type { SkirmishState } from '../state.js';
import { trigger } from './deployment.js';
import { drawCards } from './draw-cards.js';
import type { Effect, EffectOf } from './effect.js';
import { onLeave } from './enter-and-leave.js';
import type { Happening, Tell } from './happening.js';

const CARDS_BEFORE_A_LATER_SKIRMISH = 4;
export const MARKS_TO_WIN = 2;

/** Terrains 0→4, +1 SP each; then Conquer triggers 0→4. */
export const resolve = (state: SkirmishState, tell: Tell): Happening => {
  const winners = state.terrains.map((_, terrain): Seat | null => {
    const { power, byPower, winner } = terrainResult(state, terrain);
    const cause = winner === byPower ? 'RESOLUTION' : 'DETERMINE_TERRAIN_WINNER';
    tell('TERRAIN_RESOLVED', cause, { terrain, power: [...power], winner });
    return winner;
  });
  const won = (seat: Seat): number => winners.filter((winner) => winner === seat).length;
  const scored = SEATS.reduce((so, seat) => withPlayer(so, seat, { sp: so.players[seat].sp + won(seat) }), state);
  const conquests = winners.flatMap((winner, terrain): Effect[] => {
    const slot = winner === null ? null : ownSlots(winner)[terrain];
    const unit = slot && unitAt(state, slot);
    return unit ? [trigger('CONQUER', unit, slot)] : [];
  });
  return { state: scored, next: [...conquests, { kind: 'END_SKIRMISH', winners }] };
};

export const moreOf = ([first, second]: Pair<number>): Seat | null => {
  if (first === second) return null;
  return first > second ? 0 : 1;
};

/** Two marks win; both reaching two together is a draw. */
const outcomeOf = (marks: Pair<number>): Outcome | null => {
  const [first, second] = marks.map((count) => count >= MARKS_TO_WIN);
  if (first && second) return { winner: null, reason: 'EQUAL_MARKS' };
  if (!first && !second) return null;
  return { winner: first ? 0 : 1, reason: 'TWO_MARKS' };
};

/** Units to their owners' graveyards without Death triggers; slot modifiers stay. */
const clearBoard = (state: SkirmishState): SkirmishState =>
  unitsOnBoard(state, allSlots(state.currentPlayer)).reduce((so, { slot }) => onLeave(so, slot, 'graveyard'), state);

const nextSkirmish = (state: SkirmishState, tell: Tell): Happening => {
  const skirmish = state.skirmish + 1;
  const startingPlayer = opponentOf(state.startingPlayer);
  tell('SKIRMISH_STARTED', 'SKIRMISH', { skirmish, startingPlayer });
  const fresh = SEATS.reduce(
    (so, seat) =>
      drawCards(
        withPlayer(so, seat, { sp: 0, isDone: false, playedCard: false }),
        seat,
        CARDS_BEFORE_A_LATER_SKIRMISH,
        'SKIRMISH',
        tell,
      ),
    state,
  );
  return { state: { ...fresh, skirmish, startingPlayer }, next: [{ kind: 'START_TURN', seat: startingPlayer }] };
};

/** More SP wins the skirmish and a mark; equal SP gives both a mark. */
export const endSkirmish = (
  state: SkirmishState,
  { winners: terrains }: EffectOf<'END_SKIRMISH'>,
  tell: Tell,
): Happening => {
  const sp = [state.players[0].sp, state.players[1].sp] as const;
  const winner = moreOf(sp);
  const marks = [
    state.players[0].marks + (winner === 1 ? 0 : 1),
    state.players[1].marks + (winner === 0 ? 0 : 1),
  ] as const;
  tell('SKIRMISH_ENDED', 'RESOLUTION', { skirmish: state.skirmish, sp: [...sp], winner, marks: [...marks] });
  const marked = SEATS.reduce((so, seat) => withPlayer(so, seat, { marks: marks[seat] }), clearBoard(state));
  const history = [...state.history, { skirmish: state.skirmish, terrains, sp, winner }];
  const result = outcomeOf(marks);
  if (!result) return nextSkirmish({ ...marked, history }, tell);
  tell('GAME_ENDED', 'RESOLUTION', { ...result });
  return { state: { ...marked, history, result } };
};
