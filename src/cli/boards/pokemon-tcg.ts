import { cardName, type Board, type BoardContext } from './board.js';

interface Shown {
  readonly definition: string;
}

interface Pokemon extends Shown {
  readonly damage: number;
  readonly hp: number;
  readonly attached: readonly Shown[];
  readonly tool: Shown | null;
  readonly conditions: readonly string[];
}

type Place = Pokemon | { readonly faceDown: true } | null;

interface Player {
  readonly seat: 0 | 1;
  readonly handCount: number;
  readonly deckCount: number;
  readonly prizeCount: number;
  readonly discard: readonly Shown[];
  readonly active: Place;
  readonly bench: readonly Place[];
  readonly hand?: readonly Shown[];
}

interface View {
  readonly turn: number;
  readonly stadium: Shown | null;
  readonly players?: readonly [Player, Player];
  readonly playerState?: Player;
  readonly opponentState?: Player;
}

const counted = (cards: readonly Shown[], context: BoardContext): string => {
  const counts = new Map<string, number>();
  for (const { definition } of cards) counts.set(definition, (counts.get(definition) ?? 0) + 1);
  const named = [...counts].map(([id, count]) => `${count > 1 ? `${count} ` : ''}${cardName(context, id)}`);
  return named.join(', ') || 'none';
};

const placeText = (place: Place, context: BoardContext): string => {
  if (place === null) return '–';
  if ('faceDown' in place) return 'face down';
  const { definition, hp, damage, attached, tool, conditions } = place;
  const carried = tool ? [...attached, tool] : attached;
  const extras = [...(carried.length > 0 ? [counted(carried, context)] : []), ...conditions];
  return `${cardName(context, definition)} ${hp - damage}/${hp}${extras.length > 0 ? ` [${extras.join('; ')}]` : ''}`;
};

const playerLines = (player: Player, context: BoardContext): string[] => {
  const { seat, handCount, deckCount, prizeCount, discard, active, bench, hand } = player;
  return [
    `${context.names[seat]}: ${prizeCount} prizes, deck ${deckCount}, discard ${discard.length}`,
    `  active  ${placeText(active, context)}`,
    ...bench.filter((place) => place !== null).map((place) => `  bench   ${placeText(place, context)}`),
    `  hand    ${hand ? counted(hand, context) : `${handCount} cards`}`,
  ];
};

/** The opponent above, as across a table. */
export const pokemonBoard: Board = (json, context) => {
  const { turn, stadium, players, playerState, opponentState } = json as unknown as View;
  const [near, far] = players ?? [playerState!, opponentState!];
  return [
    `Turn ${turn}${stadium ? ` · stadium ${cardName(context, stadium.definition)}` : ''}`,
    ...playerLines(far, context),
    '',
    ...playerLines(near, context),
  ];
};
