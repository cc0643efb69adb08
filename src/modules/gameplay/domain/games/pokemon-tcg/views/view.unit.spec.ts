import { describe, expect, it } from '@jest/globals';
import { pokemonTcg } from '../index.js';
import { act, carryOut, id, table } from '../table.fixture.js';
import { visibleAction } from './visible-action.js';

interface Player {
  readonly [field: string]: unknown;
}
interface Seen {
  readonly playerState: Player;
  readonly opponentState: Player;
  readonly players: readonly Player[];
  readonly pending: readonly Player[];
}
const see = (state: Parameters<typeof pokemonTcg.view>[0], observer: Parameters<typeof pokemonTcg.view>[1]) =>
  pokemonTcg.view(state, observer) as unknown as Seen;

const state = table({
  own: { hand: ['lasso'], discard: ['antidote'], deck: ['ember-fox', 'coal-imp'], prizes: ['ash-moth'] },
  other: { hand: ['mosskit', 'thornback'], discard: ['recycler'], bench: [{ card: 'coal-imp', damage: 10 }] },
});

describe('a player sees', () => {
  const { playerState, opponentState } = see(state, 0);
  it('its own hand', () => expect(playerState.hand).toEqual([{ id: id(0, 'lasso'), definition: 'lasso' }]));
  it('its own counts', () => expect(playerState).toMatchObject({ handCount: 1, deckCount: 2, prizeCount: 1 }));
  it('its own discard pile', () => expect(playerState.discard).toMatchObject([{ definition: 'antidote' }]));
  it('what is left in deck and prizes, but not where', () =>
    expect(playerState.unseen).toEqual([
      { definition: 'ash-moth', count: 1 },
      { definition: 'coal-imp', count: 1 },
      { definition: 'ember-fox', count: 1 },
    ]));
  it('never its prizes or the order of its deck', () => {
    expect(playerState).not.toHaveProperty('deck');
    expect(playerState).not.toHaveProperty('prizes');
  });
  it("the opponent's counts, discard pile and Pokémon", () => {
    expect(opponentState).toMatchObject({ handCount: 2, deckCount: 10, prizeCount: 6 });
    expect(opponentState.discard).toMatchObject([{ definition: 'recycler' }]);
    expect(opponentState.bench).toMatchObject([{ definition: 'coal-imp', damage: 10, hp: 50 }, null, null, null, null]);
  });
  it("not the opponent's hand", () => expect(JSON.stringify(see(state, 0))).not.toContain('mosskit'));
});

describe('a spectator sees only what both players see', () =>
  it.each(['lasso', 'mosskit', 'ember-fox', 'ash-moth'])('not %s', (card) =>
    expect(JSON.stringify(see(state, 'SPECTATOR'))).not.toContain(card),
  ));

it('the omniscient view holds decks and prizes', () =>
  expect(see(state, 'OMNISCIENT').players[0]).toMatchObject({ prizes: [{ definition: 'ash-moth' }] }));

describe('a pending choice', () => {
  const asked = carryOut(state, [{ op: 'search-deck', filter: {}, count: 1, to: 'HAND' }]).state;
  it('offers the deck to its owner in an order that tells nothing', () =>
    expect(see(asked, 0).pending[0].options).toEqual([
      { id: id(0, 'coal-imp'), definition: 'coal-imp' },
      { id: id(0, 'ember-fox'), definition: 'ember-fox' },
    ]));
  it.each([1, 'SPECTATOR'] as const)('is only announced to %s', (observer) =>
    expect(see(asked, observer).pending).toEqual([
      { kind: 'EFFECT', seat: 0, cause: 'TEST', zone: 'DECK', min: 0, max: 1 },
    ]),
  );
  it('shows a hand that is looked at as a whole', () => {
    const effect = { op: 'discard-hand', side: 'OPPONENT', count: 1, by: 'OTHER', filter: { kind: 'ITEM' } } as const;
    const looking = carryOut(state, [effect]).state;
    expect(see(looking, 0).pending[0].looking).toMatchObject([{ definition: 'mosskit' }, { definition: 'thornback' }]);
    expect(see(looking, 'SPECTATOR').pending[0]).not.toHaveProperty('looking');
  });
  it('shows all top cards that are looked at', () => {
    const effect = { op: 'look-at-top', count: 2, take: 1, filter: { kind: 'ITEM' }, rest: 'SHUFFLE' } as const;
    const [choice] = see(carryOut(state, [effect]).state, 0).pending;
    expect([choice.looking, choice.options]).toMatchObject([
      [{ definition: 'coal-imp' }, { definition: 'ember-fox' }],
      [],
    ]);
  });
});

describe('an accepted action', () => {
  const action = { type: 'PLAY_POKEMON', seat: 0, data: { cardId: 'c1' } } as const;
  it('is known to its own seat in full', () =>
    expect(visibleAction(action, 0)).toEqual({ type: action.type, data: action.data }));
  it('names no card to others', () => expect(visibleAction(action, 1)).toEqual({ type: 'PLAY_POKEMON' }));
  it.each([
    ['ATTACK', { attackIndex: 0, choices: [['c1']] }, { attackIndex: 0 }],
    ['SELECT_PRIZE', { index: 2 }, { index: 2 }],
  ] as const)('%s shows its number', (type, data, shown) =>
    expect(visibleAction({ type, seat: 0, data } as never, 'SPECTATOR')).toEqual({ type, data: shown }),
  );
});

it('a drawn card is told to its player alone', () => {
  const { events } = act(table({ own: { deck: ['ash-moth'] }, state: { phase: 'DRAW' } }), { type: 'DRAW_CARD' });
  expect(pokemonTcg.visibleEvents(events, 1)[0].data).toEqual({ seat: 0, count: 1 });
  expect(pokemonTcg.visibleEvents(events, 0)[0].data).toMatchObject({ cards: [{ definition: 'ash-moth' }] });
});
