import type { UntrustedAction } from '../../engine/action.js';
import type { Random } from '../../engine/random.js';
import type { DuelState } from './state.js';

const pick = <T>(random: Random, items: readonly T[]): T => items[random.int(items.length)];

const NONSENSE = [null, undefined, '', 'nobody', '__proto__', 1.5, -1, 1e308, [], {}, true] as const;

/** An action of any type about any card, mostly well formed, so that every rule is asked sooner or later. */
export const randomAction = (state: DuelState, random: Random): UntrustedAction => {
  const seat = random.int(8) === 0 ? (random.flip() ? 0 : 1) : state.activePlayerIndex;
  const some = <T>(value: T): T | unknown => (random.int(40) === 0 ? pick(random, NONSENSE) : value);
  const anyCard = (): string => pick(random, Object.keys(state.cards));
  const standing = state.board.grid.flat().filter((cardId) => cardId !== null);
  const cardId = some(random.flip() ? pick(random, standing) : anyCard());
  const target = random.flip()
    ? { kind: 'card', cardId: pick(random, standing) }
    : { kind: 'lane', player: some(random.int(2)), column: some(random.int(3)) };
  const targets = Array.from({ length: random.int(3) }, () => pick(random, standing));
  const actions: readonly (readonly [string, object])[] = [
    ['DRAW_CARD', {}],
    ['PLACE_CARD', { cardId, position: some(random.int(4)), targets: some(targets) }],
    [
      'PLACE_CARD',
      { cardId: pick(random, [...state.players[seat].hand, anyCard()]), position: random.int(3), targets },
    ],
    ['SELECT_ATTACK', { cardId, attackType: some(pick(random, ['VERTICAL', 'DIAGONAL'])), target: some(target) }],
    ['SELECT_ATTACK', { cardId, attackType: 'VERTICAL', target }],
    ['SELECT_PROTECT', { cardId }],
    ['SELECT_PUMP', random.flip() ? { cardId } : { cardId, targetCardId: some(pick(random, standing)) }],
    ['USE_CHAMPION_ABILITY', { cardId: pick(random, standing), targets: some(targets) }],
    ['END_STRATEGY', {}],
    ['CONCEDE', {}],
    ['SURRENDER', {}],
  ];
  const [type, data] = pick(random, actions);
  return { type: random.int(60) === 0 ? pick(random, NONSENSE) : type, seat, data: some(data) };
};
