import { opponentOf, SEATS, type Seat } from '../../../engine/seat.js';
import { definitionOf } from '../board.js';
import { OPENING_HAND } from '../options.js';
import { change, changePlayer, tell, type Play } from '../play.js';
import { breaks } from '../refusals.js';
import { fields } from '../shapes.js';
import type { CardId, PlayerState } from '../state.js';
import { drawCards, shuffleDeck } from '../zones.js';
import type { ActionRules } from '../actions/action-rules.js';
import { requirements, satisfies } from './start-game-rules.js';

/** After so many failing hands the required cards are taken first, so that no rule can make it endless. */
export const MOST_FAILING_HANDS = 20;

export const hasDrawn = ({ handValid, mulligans }: PlayerState): boolean => handValid || mulligans > 0;

/** Shuffle, draw seven, check. A failing hand goes back, and its player draws again. */
export const drawInitialCards: ActionRules<'DRAW_INITIAL_CARDS'> = {
  shape: fields({}),
  setup: ['DRAWING_CARDS'],
  condition: (state, seat) => (state.players[seat].handValid ? breaks('HAND_ALREADY_VALID') : null),
  carryOut: (play, seat) => {
    const isFirstDraw = !hasDrawn(play.state.players[seat]);
    shuffleDeck(play, seat);
    if (play.state.players[seat].mulligans >= MOST_FAILING_HANDS) putRequiredCardsOnTop(play, seat);
    const hand = drawCards(play, seat, OPENING_HAND).map((id) => definitionOf(play.state, id));
    if (satisfies(hand, play.state.options.startGameRules)) changePlayer(play, seat, { handValid: true });
    else takeMulligan(play, seat);
    if (isFirstDraw) showEarlierHands(play, opponentOf(seat));
    if (SEATS.every((each) => play.state.players[each].handValid)) {
      change(play, { matchState: 'SELECT_ACTIVE_POKEMON' });
      tell(play, 'OPENING_HANDS_VALID', {});
    }
  },
  candidates: () => [{}],
};

/** The cards the rules ask for, at random among those that qualify. */
const putRequiredCardsOnTop = (play: Play, seat: Seat): void => {
  const { deck } = play.state.players[seat];
  const needed: CardId[] = [];
  for (const { count, fulfils } of requirements(play.state.options.startGameRules)) {
    needed.push(...deck.filter((id) => fulfils(definitionOf(play.state, id))).slice(0, count));
  }
  changePlayer(play, seat, { deck: [...deck.filter((id) => !needed.includes(id)), ...needed] });
};

const takeMulligan = (play: Play, seat: Seat): void => {
  const { hand, mulligans, revealed } = play.state.players[seat];
  const shown = hand.map((id) => play.state.cards[id].definition);
  changePlayer(play, seat, { hand: [], mulligans: mulligans + 1, revealed: [...revealed, shown] });
  const opponentHasDrawn = hasDrawn(play.state.players[opponentOf(seat)]);
  tell(
    play,
    'MULLIGAN',
    { seat, mulligans: mulligans + 1, ...(opponentHasDrawn ? { hand: shown } : {}) },
    { [seat]: { hand: shown } },
  );
  shuffleDeck(play, seat, hand);
};

/** Whoever has drawn sees the failing hands of the other; so do those who only watch. */
const showEarlierHands = (play: Play, seat: Seat): void => {
  const { revealed } = play.state.players[seat];
  if (revealed.length > 0) tell(play, 'FAILED_HANDS_SHOWN', { seat, hands: revealed });
};
