import { describe, expect, it } from '@jest/globals';
import type { UntrustedAction } from '../../engine/action.js';
import type { Observer } from '../../engine/seat.js';
import {
  ability,
  act,
  attack,
  drawCard,
  duel,
  endStrategy,
  laneTarget,
  place,
  play,
  protect,
} from './duels.fixture.js';
import { tridimensionalDuels as game } from './index.js';

interface View {
  readonly players: readonly {
    readonly hand: readonly string[];
    readonly handCount: number;
    readonly deckCount: number;
    readonly deckContents?: readonly string[];
    readonly deck?: readonly string[];
  }[];
  readonly board: { readonly spellGrid: readonly (readonly unknown[])[] };
  readonly cards: Readonly<Record<string, { readonly current?: object; readonly targets?: readonly string[] }>>;
  readonly queued: object;
}

const start = duel(
  { left: 'iron-guardian', hand: ['noble-knight', 'power-surge', 'quicksand'] },
  { hand: ['pyro-fiend', 'petrify'] },
);
const { state, events } = play(start, place('a-power-surge', 1, 'a-iron-guardian'), protect('a-iron-guardian'));
const seenBy = (observer: Observer): View => game.view(state, observer) as unknown as View;
const OTHERS: readonly Observer[] = [1, 'SPECTATOR'];

describe('the owner sees', () => {
  const view = seenBy(0);
  it('all of their own hand', () => expect(view.players[0].hand).toEqual(['a-noble-knight', 'a-quicksand']));
  it('their face-down spells with their targets', () => {
    expect(view.board.spellGrid[0]).toEqual([null, 'a-power-surge', null]);
    expect(view.cards['a-power-surge'].targets).toEqual(['a-iron-guardian']);
  });
  it('their queued selections', () => expect(view.queued).toEqual({ 'a-iron-guardian': { type: 'SELECT_PROTECT' } }));
  it('what is left in their deck, sorted', () =>
    expect(view.players[0].deckContents).toEqual(['healing-wave', 'healing-wave', 'healing-wave']));
  it('not the order of their deck', () => expect(view.players[0].deck).toBeUndefined());
  it('the current stats of what stands', () =>
    expect(view.cards['a-iron-guardian'].current).toEqual({ atk: 3, def: 8, spd: 2 }));
});

describe.each(OTHERS)('observer %s', (observer) => {
  const view = seenBy(observer);
  it('sees the monsters in a hand and how many cards it has', () =>
    expect(view.players[0]).toMatchObject({ hand: ['a-noble-knight'], handCount: 2, deckCount: 3 }));
  it('sees an occupied cell where a spell lies face down', () =>
    expect(view.board.spellGrid[0]).toEqual([null, { faceDown: true }, null]));
  it('sees no queued selection', () => expect(view.queued).toEqual({}));
  it('does not meet a hidden card anywhere', () => {
    const text = JSON.stringify([game.view(state, observer), game.visibleEvents(events, observer)]);
    for (const secret of ['power-surge', 'quicksand', 'SELECT_PROTECT']) expect(text).not.toContain(secret);
  });
  it('does not learn what is left in the deck', () => expect(view.players[0].deckContents).toBeUndefined());
  it('learns that a selection was made', () =>
    expect(game.visibleEvents(events, observer).at(-1)).toEqual({
      type: 'SELECTION_MADE',
      cause: 'SELECTION',
      data: { player: 0 },
    }));
});

describe('a spectator', () => {
  it('does not see player 1’s spells either', () =>
    expect(seenBy('SPECTATOR').players[1].hand).toEqual(['b-pyro-fiend']));
});

describe('the omniscient', () => {
  const view = seenBy('OMNISCIENT');
  it('sees decks in order', () => expect(view.players[0].deck).toEqual(state.players[0].deck));
  it('sees every card', () => expect(Object.keys(view.cards)).toHaveLength(Object.keys(state.cards).length));
});

describe('an action in the history', () => {
  const shown = (action: UntrustedAction, observer: Observer) => {
    const parsed = game.parseAction(action);
    return parsed.ok && game.visibleAction!(parsed.value, observer);
  };
  const selections = [
    protect('a-iron-guardian'),
    attack('a-iron-guardian', laneTarget(1, 0)),
    act('SELECT_PUMP', { cardId: 'a-x' }),
  ];

  it.each(selections)('that selects looks the same to others, whatever it selects: $type', (action) => {
    for (const observer of OTHERS) expect(shown(action, observer)).toEqual({ type: 'SELECTION' });
  });
  it.each(selections)('that selects is known to its own seat: $type', (action) =>
    expect(shown(action, 0)).toEqual({ type: action.type, data: action.data }),
  );
  it('that places tells others where', () =>
    expect(shown(place('a-power-surge', 1, 'a-iron-guardian'), 1)).toEqual({
      type: 'PLACE_CARD',
      data: { position: 1 },
    }));
  it.each([drawCard, endStrategy, ability('a-frost-sentinel', 'b-pyro-fiend'), act('CONCEDE')])(
    'is public: $type',
    (action) => expect(shown(action, 'SPECTATOR')).toEqual({ type: action.type, data: action.data }),
  );
  it('is whole to the omniscient', () =>
    expect(shown(protect('a-iron-guardian'), 'OMNISCIENT')).toEqual({
      type: 'SELECT_PROTECT',
      data: { cardId: 'a-iron-guardian' },
    }));
});

describe('drawing', () => {
  const draw = play(duel({}, {}, { phase: 'DRAW' }), drawCard).events;
  const drawn = (observer: Observer) =>
    game.visibleEvents(draw, observer).find(({ type }) => type === 'CARDS_DRAWN')?.data;
  it('shows the card to its player', () => expect(drawn(0)).toMatchObject({ cards: [{ definition: 'healing-wave' }] }));
  it('shows others that a card was drawn', () => expect(drawn(1)).toEqual({ player: 0, count: 1 }));
});
