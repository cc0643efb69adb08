import { SEATS, type Seat } from '../../engine/seat.js';
import { cardOf, placeOf } from './board.js';
import { definitionOf } from './cards/catalogue.js';
import { CARDS_OF_TYPE } from './decks.js';
import { statsOf } from './stats.js';
import { CARD_TYPES, CENTRE, SIDE_COLUMNS, SIDE_LANE_HP, type Card, type CardType, type DuelState } from './state.js';

type Zone = 'hand' | 'deck' | 'graveyard' | 'grid' | 'spellGrid';
interface Location {
  readonly cardId: string;
  readonly zone: Zone;
  readonly seat: Seat;
}

const locationsOf = ({ players, board }: DuelState): Location[] => {
  const locations: Location[] = [];
  const note = (zone: Zone, seat: Seat, cells: readonly (string | null)[]): void => {
    for (const cardId of cells) if (cardId !== null) locations.push({ cardId, zone, seat });
  };
  for (const seat of SEATS) {
    note('hand', seat, players[seat].hand);
    note('deck', seat, players[seat].deck);
    note('graveyard', seat, players[seat].graveyard);
    note('grid', seat, board.grid[seat]);
    note('spellGrid', seat, board.spellGrid[seat]);
  }
  return locations;
};

const everyCardInOnePlace = (state: DuelState, locations: readonly Location[]): string[] => {
  const found = new Map<string, Zone>();
  const faults: string[] = [];
  for (const { cardId, zone } of locations) {
    const before = found.get(cardId);
    if (before) faults.push(`card ${cardId}: in ${before} and in ${zone}`);
    else if (!cardOf(state, cardId)) faults.push(`card ${cardId}: in ${zone}, but there is no such card`);
    found.set(cardId, zone);
  }
  for (const cardId of Object.keys(state.cards)) if (!found.has(cardId)) faults.push(`card ${cardId}: nowhere`);
  return faults;
};

const ZONES_OF_TYPE: Readonly<Record<CardType, readonly Zone[]>> = {
  CHAMPION: ['grid', 'graveyard'],
  MONSTER: ['hand', 'grid', 'graveyard'],
  SPELL: ['hand', 'deck', 'spellGrid', 'graveyard'],
};

const fitsItsZone = (state: DuelState, { cardId, zone, seat }: Location): string[] => {
  const card = state.cards[cardId];
  const faults: string[] = [];
  if (card.owner !== seat) faults.push(`card ${cardId}: on the side of player ${seat}, but player ${card.owner}’s`);
  if (!ZONES_OF_TYPE[card.type].includes(zone)) faults.push(`card ${cardId}: a ${card.type} in ${zone}`);
  if (card.token && zone !== 'grid') faults.push(`card ${cardId}: a token in ${zone}`);
  if ((zone === 'grid' || zone === 'spellGrid') && card.placedAt === null)
    faults.push(`card ${cardId}: in ${zone} without having been placed`);
  if (zone === 'grid' && state.endReason === null && statsOf(card).def <= 0)
    faults.push(`card ${cardId}: stands without DEF`);
  return faults;
};

const fitsItsDefinition = (card: Card): string[] => {
  const definition = definitionOf(card.definition);
  if (!definition) return [`card ${card.id}: unknown definition ${card.definition}`];
  const cardClass = definition.type === 'MONSTER' ? definition.class : null;
  return card.type === definition.type && card.class === cardClass
    ? []
    : [`card ${card.id}: not of the type and class of ${card.definition}`];
};

const sixteenCardsEach = (state: DuelState): string[] => {
  const counts = SEATS.map((): Record<CardType, number> => ({ CHAMPION: 0, MONSTER: 0, SPELL: 0 }));
  for (const { owner, type, token } of Object.values(state.cards)) if (!token) counts[owner][type]++;
  return SEATS.flatMap((seat) =>
    CARD_TYPES.filter((type) => counts[seat][type] !== CARDS_OF_TYPE[type]).map(
      (type) => `player ${seat}: ${counts[seat][type]} cards of type ${type} instead of ${CARDS_OF_TYPE[type]}`,
    ),
  );
};

/** Only while the duel runs: a champion that dies leaves its place, and that ends the duel. */
const championsStandInTheCentre = (state: DuelState): string[] =>
  SEATS.flatMap((seat) => {
    const cardId = state.board.grid[seat][CENTRE];
    const type = cardId === null ? null : state.cards[cardId].type;
    return state.endReason !== null || type === 'CHAMPION' ? [] : [`player ${seat}: no champion in the centre`];
  });

const lanesAreSound = (state: DuelState): string[] =>
  SEATS.flatMap((seat) => {
    const row = state.lanes[seat];
    const sides = SIDE_COLUMNS.filter((column) => row[column] < 0 || row[column] > SIDE_LANE_HP);
    const champion = state.board.grid[seat][CENTRE];
    const life = champion === null ? 0 : statsOf(state.cards[champion]).def;
    return [
      ...sides.map((column) => `lanes[${seat}][${column}]: ${row[column]} is not from 0 to ${SIDE_LANE_HP}`),
      ...(row[CENTRE] === life
        ? []
        : [`lanes[${seat}][${CENTRE}]: ${row[CENTRE]}, but the champion’s life is ${life}`]),
    ];
  });

/** One selection a card follows from the shape; it has to be a card that can have one. */
const selectionsAreTheActivePlayers = (state: DuelState): string[] =>
  Object.keys(state.queued).flatMap((cardId) => {
    if (state.phase !== 'STRATEGY') return [`queued ${cardId}: outside STRATEGY`];
    const place = placeOf(state, cardId);
    return place?.row === state.activePlayerIndex ? [] : [`queued ${cardId}: not in the active player’s front row`];
  });

const phaseWaitsForAPlayer = ({ phase, endReason }: DuelState): string[] =>
  endReason !== null || phase === 'DRAW' || phase === 'STRATEGY' ? [] : [`phase: ${phase} does not wait for a player`];

const winnerNeedsAnEnd = ({ winner, endReason }: DuelState): string[] =>
  (endReason === null || endReason === 'CONCEDE') && (winner === null) !== (endReason === null)
    ? ['winner: does not fit endReason']
    : [];

export const invariants = (state: DuelState): readonly string[] => {
  const locations = locationsOf(state);
  const misplaced = everyCardInOnePlace(state, locations);
  if (misplaced.length > 0) return misplaced;
  return [
    ...Object.values(state.cards).flatMap(fitsItsDefinition),
    ...locations.flatMap((location) => fitsItsZone(state, location)),
    ...sixteenCardsEach(state),
    ...championsStandInTheCentre(state),
    ...lanesAreSound(state),
    ...selectionsAreTheActivePlayers(state),
    ...phaseWaitsForAPlayer(state),
    ...winnerNeedsAnEnd(state),
  ];
};
