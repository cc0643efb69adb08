import { change, tell } from '../play.js';
import { refuse } from '../refusals.js';
import { fields, listOf } from '../shapes.js';
import type { Choice, PokemonState } from '../state.js';
import { addToDiscard, removeFromHand } from '../zones.js';
import { cardIdShape, conditions, type ActionRules, type Condition } from './action-rules.js';
import { oneOfEach, representative } from './claims.js';

type HandLimit = Extract<Choice, { readonly kind: 'HAND_LIMIT' }>;
type Discard = Condition<'DISCARD_CARDS'>;

const owed = (state: PokemonState): number => (state.pending[0] as HandLimit).count;

const cardsAreInHand: Discard = (state, seat, { cardIds }) =>
  new Set(cardIds).size === cardIds.length && cardIds.every((id) => state.players[seat].hand.includes(id))
    ? null
    : refuse('INSUFFICIENT_RESOURCES');

const noMoreThanOwed: Discard = (state, _seat, { cardIds }) =>
  cardIds.length <= owed(state) ? null : refuse('INVALID_TARGET', { count: owed(state) });

/** Down to the hand limit, at once or card by card. The list shows it card by card: all ways at once would be too many. */
export const discardCards: ActionRules<'DISCARD_CARDS'> = {
  shape: fields({ cardIds: listOf(cardIdShape, 60, 1) }),
  answers: 'HAND_LIMIT',
  condition: conditions(cardsAreInHand, noMoreThanOwed),
  carryOut: (play, seat, { cardIds }) => {
    const ids = play.state.players[seat].hand.filter((id) => cardIds.includes(id));
    const left = owed(play.state) - ids.length;
    const [, ...others] = play.state.pending;
    change(play, { pending: left > 0 ? [{ kind: 'HAND_LIMIT', seat, count: left }, ...others] : others });
    const cards = ids.map((id) => ({ id, definition: play.state.cards[id].definition }));
    removeFromHand(play, seat, ids);
    addToDiscard(play, ids);
    tell(play, 'HAND_DISCARDED', { seat, count: ids.length, cards });
  },
  candidates: (state, seat) => oneOfEach(state, state.players[seat].hand).map((id) => ({ cardIds: [id] })),
  normalForm: (state, seat, { cardIds }) => ({ cardIds: [representative(state, seat, cardIds[0])] }),
};
