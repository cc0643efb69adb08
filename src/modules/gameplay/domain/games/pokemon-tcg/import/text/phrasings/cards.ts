import type { CardFilter, Effect } from '../../../cards/effect.js';
import { says, type Phrasing } from '../phrasing.js';
import type { CardsWanted } from '../slots.js';

const THEIR = '(his or her|their)';
const TAIL = '(. [Then, ]shuffle your deck[ afterward]|, then shuffle your deck|, and shuffle your deck|)';
const SHOWN = '(show it to your opponent, |show them to your opponent, |reveal it, |reveal them, )';

/** Only a Basic Pokémon can be put onto the Bench. */
const isBasic = ({ stage }: CardFilter): boolean => stage === 'BASIC';

const found = ({ filter, count }: CardsWanted, to: 'HAND' | 'BENCH', reveal: boolean): Effect => ({
  op: 'search-deck',
  filter,
  count,
  to,
  ...(reveal ? { reveal: true } : {}),
});

const recovered = ({ filter, count, upTo }: CardsWanted, to: 'HAND' | 'DECK' | 'BENCH'): Effect => ({
  op: 'recover',
  filter,
  count,
  ...(upTo ? { upTo: true } : {}),
  to,
});

export const cards: readonly Phrasing[] = [
  says('draw {n} (card|cards)', ({ n: count }) => ({ op: 'draw', count })),
  says('draw a card for each {count}', ({ count }, { flipped }) =>
    count.count === 'HEADS' && !flipped ? null : { op: 'draw', count: { each: count, times: 1 } },
  ),
  says('draw cards until you have {n} cards in your hand', ({ n: handSize }) => ({ op: 'draw-until', handSize })),
  says('your opponent draws {n} (card|cards)', ({ n: count }) => ({ op: 'draw', side: 'OPPONENT', count })),
  says('each player draws {n} (card|cards)', ({ n: count }) => [
    { op: 'draw', count },
    { op: 'draw', side: 'OPPONENT', count },
  ]),
  says('discard your hand', () => ({ op: 'discard-hand', count: 'ALL' })),
  says('discard {n} (card|cards) from your hand', ({ n: count }) => ({ op: 'discard-hand', count })),
  says(`your opponent discards {n} (card|cards) from ${THEIR} hand`, ({ n: count }) => ({
    op: 'discard-hand',
    side: 'OPPONENT',
    count,
  })),
  says("discard a random card from your opponent's hand", () => ({
    op: 'discard-hand',
    side: 'OPPONENT',
    count: 1,
    by: 'RANDOM',
  })),
  says('discard the top card of your deck', () => ({ op: 'discard-deck', side: 'OWN', count: 1 })),
  says("discard the top card of your opponent's deck", () => ({ op: 'discard-deck', side: 'OPPONENT', count: 1 })),
  says('discard the top {n} cards of your deck', ({ n: count }) => ({ op: 'discard-deck', side: 'OWN', count })),
  says("discard the top {n} cards of your opponent's deck", ({ n: count }) => ({
    op: 'discard-deck',
    side: 'OPPONENT',
    count,
  })),
  says('shuffle your hand into your deck', () => ({ op: 'shuffle-hand-into-deck' })),
  says(`your opponent shuffles ${THEIR} hand into ${THEIR} deck`, () => ({
    op: 'shuffle-hand-into-deck',
    side: 'OPPONENT',
  })),
  says(`each player shuffles ${THEIR} hand into ${THEIR} deck`, () => [
    { op: 'shuffle-hand-into-deck' },
    { op: 'shuffle-hand-into-deck', side: 'OPPONENT' },
  ]),
  says(`each player shuffles ${THEIR} hand into ${THEIR} deck and draws {n} cards`, ({ n: count }) => [
    { op: 'shuffle-hand-into-deck' },
    { op: 'shuffle-hand-into-deck', side: 'OPPONENT' },
    { op: 'draw', count },
    { op: 'draw', side: 'OPPONENT', count },
  ]),
  says('shuffle your deck', () => ({ op: 'shuffle-deck' })),
  says(`your opponent reveals ${THEIR} hand`, () => ({ op: 'reveal-hand', side: 'OPPONENT' })),
  says('discard (the Stadium card in play|any Stadium card in play|a Stadium in play)', () => ({
    op: 'discard-stadium',
  })),
  says(`search your deck for {cards}(, and| and) put (it|them) into your hand${TAIL}`, ({ cards: wanted }) =>
    found(wanted, 'HAND', false),
  ),
  says(`search your deck for {cards}, ${SHOWN}and put (it|them) into your hand${TAIL}`, ({ cards: wanted }) =>
    found(wanted, 'HAND', true),
  ),
  says(`search your deck for {cards} and put (it|them) onto your Bench${TAIL}`, ({ cards: wanted }) =>
    isBasic(wanted.filter) ? found(wanted, 'BENCH', false) : null,
  ),
  says('put {cards} from your discard pile into your hand', ({ cards: wanted }) => recovered(wanted, 'HAND')),
  says('put {cards} from your discard pile onto your Bench', ({ cards: wanted }) =>
    isBasic(wanted.filter) ? recovered(wanted, 'BENCH') : null,
  ),
  says('shuffle {cards} from your discard pile into your deck', ({ cards: wanted }) => recovered(wanted, 'DECK')),
  says(
    'look at the top {n} cards of your deck and put {take} of them into your hand. (shuffle the other cards [back ]into your deck)',
    ({ n: count, take }) => ({ op: 'look-at-top', count, take, rest: 'SHUFFLE' }),
  ),
  says(
    'look at the top {n} cards of your deck and put {take} of them into your hand. discard the other cards',
    ({ n: count, take }) => ({ op: 'look-at-top', count, take, rest: 'DISCARD' }),
  ),
];
