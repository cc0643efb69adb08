import { describe, expect, it } from '@jest/globals';
import { seededRandom } from '../../engine/random.js';
import { SEATS, type Observer } from '../../engine/seat.js';
import { withPlayer } from './board.js';
import { skirmish, type SkirmishState } from './index.js';
import { given } from './test-states.js';
import { playRandomly } from './test-play.js';

const hidden = given({
  hand: ['bard', 'seed'],
  deck: ['turret', 'archer'],
  enemyHand: ['dragon'],
  enemyDeck: ['vampire', 'ghoul'],
  graveyard: ['scout'],
  enemyGraveyard: ['noble'],
  own: ['sentinel'],
});

const seen = (state: SkirmishState, observer: Observer): string => JSON.stringify(skirmish.view(state, observer));

describe('what observers see', () => {
  it.each<[Observer, string[], string[]]>([
    [0, ['bard', 'seed', 'turret', 'archer', 'scout', 'noble', 'sentinel'], ['dragon', 'vampire', 'ghoul']],
    [1, ['dragon', 'vampire', 'ghoul', 'scout', 'noble', 'sentinel'], ['bard', 'seed', 'turret', 'archer']],
    ['SPECTATOR', ['scout', 'noble', 'sentinel'], ['bard', 'seed', 'turret', 'archer', 'dragon', 'vampire', 'ghoul']],
    ['OMNISCIENT', ['bard', 'turret', 'dragon', 'ghoul'], []],
  ])('%s: %j and not %j', (observer, shown, kept) => {
    const text = seen(hidden, observer);
    expect(shown.filter((name) => !text.includes(`"${name}"`))).toEqual([]);
    expect(kept.filter((name) => text.includes(name))).toEqual([]);
  });

  it('one’s own deck is told without its order', () => {
    const turned = given({ deck: ['turret', 'archer'] });
    const other = withPlayer(turned, 0, { deck: turned.players[0].deck.toReversed() });
    expect(seen(other, 0)).toBe(seen(turned, 0));
  });

  it('a played card is no secret', () => {
    const action = { type: 'PLAY_CARD', seat: 0, data: { cardId: 'c1', slot: { terrain: 0, seat: 0 } } } as const;
    expect(skirmish.visibleAction?.(action, 1)).toEqual({ type: 'PLAY_CARD', data: action.data });
  });
});

const sameCards = (state: SkirmishState, seat: 0 | 1): string[] => {
  const { hand, deck } = state.players[seat];
  return [...hand, ...deck].map((id) => `${id} ${state.cards[id].definition}`);
};

describe('two worlds that differ only in what an observer may not see', () => {
  it.each<0 | 1 | 'SPECTATOR'>([0, 1, 'SPECTATOR'])('are the same to %s', (observer) => {
    for (let game = 0; game < 10; game++) {
      const chance = seededRandom(`worlds-${game}`, 1);
      playRandomly(`worlds-${game}`, (state, action, next) => {
        const other = skirmish.redeal(state, observer, chance);
        expect(skirmish.invariants(other)).toEqual([]);
        expect(seen(other, observer)).toBe(seen(state, observer));
        if (observer === 'SPECTATOR') return;
        expect(skirmish.legalActions(other, observer)).toEqual(skirmish.legalActions(state, observer));
        if (action.seat !== observer || next.players[observer].deck.length < state.players[observer].deck.length)
          return;
        const told = (world: SkirmishState): unknown => {
          const step = skirmish.apply(world, action, chance);
          return [skirmish.visibleEvents(step.events, observer), skirmish.view(step.state, observer)];
        };
        expect(told(other)).toEqual(told(state));
      });
    }
  });

  it('are dealt anew, decks of the other by what they might be', () => {
    const { state } = skirmish.initialState({ options: {}, decks: null }, seededRandom('deal', 0));
    const other = skirmish.redeal(state, 0, seededRandom('deal', 1));
    expect(other.players[0].hand).toEqual(state.players[0].hand);
    for (const seat of SEATS) expect(sameCards(other, seat)).not.toEqual(sameCards(state, seat));
  });

  it('are dealt by what is seen and by chance alone', () => {
    const { state } = skirmish.initialState({ options: {}, decks: null }, seededRandom('deal', 0));
    const other = skirmish.redeal(state, 0, seededRandom('deal', 1));
    const again = (world: SkirmishState) => skirmish.redeal(world, 0, seededRandom('deal', 2));
    expect(again(other)).toEqual(again(state));
  });
});
