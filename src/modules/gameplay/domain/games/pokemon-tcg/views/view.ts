import type { Json, JsonObject } from '../../../engine/json.js';
import { opponentOf, SEATS, type Observer, type Seat } from '../../../engine/seat.js';
import { evolutionLine, pokemonInPlay } from '../board.js';
import { cardsLookedAt, fewest, isHidden, optionsOf } from '../choices/options.js';
import { hpOf, retreatCostOf } from '../passives.js';
import { bonusOf } from '../setup/draw-mulligan-bonus.js';
import type { CardId, Choice, PokemonState } from '../state.js';
import { seesActive, seesBench, seesFailedHands } from './visibility.js';

const FACE_DOWN: JsonObject = { faceDown: true };

const card = (state: PokemonState, id: CardId): JsonObject => ({ id, definition: state.cards[id].definition });
const cards = (state: PokemonState, ids: readonly CardId[]): Json => ids.map((id) => card(state, id));

const pokemon = (state: PokemonState, id: CardId): JsonObject => {
  const { damage, attached, tool, conditions, markers, ...turns } = pokemonInPlay(state, id);
  return {
    ...card(state, id),
    damage,
    hp: hpOf(state, id),
    retreatCost: retreatCostOf(state, id),
    attached: cards(state, attached),
    tool: tool === null ? null : card(state, tool),
    evolvedFrom: cards(state, evolutionLine(state, id).slice(1)),
    conditions,
    markers: markers as unknown as Json,
    enteredTurn: turns.enteredTurn,
    evolvedTurn: turns.evolvedTurn,
    abilityUsedTurn: turns.abilityUsedTurn,
  };
};

/** What is left in one's own deck and prizes, which only its order and division hide. */
const unseen = (state: PokemonState, seat: Seat): Json => {
  const { deck, prizes } = state.players[seat];
  const counts = new Map<string, number>();
  for (const id of [...deck, ...prizes]) {
    const { definition } = state.cards[id];
    counts.set(definition, (counts.get(definition) ?? 0) + 1);
  }
  return [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([definition, count]) => ({ definition, count }));
};

const playerView = (state: PokemonState, seat: Seat, observer: Observer): JsonObject => {
  const player = state.players[seat];
  const { active, bench, mulligans, ready, handValid, flags } = player;
  const inPlay = (id: CardId | null, seen: boolean): Json =>
    id === null ? null : seen ? pokemon(state, id) : FACE_DOWN;
  const isOwn = observer === seat || observer === 'OMNISCIENT';
  return {
    seat,
    handCount: player.hand.length,
    deckCount: player.deck.length,
    prizeCount: player.prizes.length,
    discard: cards(state, player.discard),
    active: inPlay(active, seesActive(state, observer, seat)),
    bench: bench.map((id) => inPlay(id, seesBench(state, observer, seat))),
    mulligans,
    handValid,
    ready,
    flags: { ...flags },
    ...(state.turn === 0 && seesFailedHands(state, observer, seat) ? { revealedHand: player.revealed } : {}),
    ...(isOwn ? { hand: cards(state, player.hand), unseen: unseen(state, seat) } : {}),
    ...(isOwn && state.matchState === 'SELECT_ACTIVE_POKEMON' && active === null
      ? { mulliganBonus: player.bonusTaken ? 0 : bonusOf(state, seat) }
      : {}),
    ...(observer === 'OMNISCIENT' ? { deck: cards(state, player.deck), prizes: cards(state, player.prizes) } : {}),
  };
};

/** Everyone sees that a choice is pending and whose it is; what can be chosen only its owner, unless all see it. */
const choiceView = (state: PokemonState, choice: Choice, observer: Observer): JsonObject => {
  if (choice.kind !== 'EFFECT') return { ...choice };
  const { kind, seat, cause, from, max } = choice;
  const seen = observer === seat || observer === 'OMNISCIENT' || !isHidden(from);
  const asked = { kind, seat, cause, zone: from.zone, min: fewest(state, choice), max };
  if (from.zone === 'OPTIONS') return { ...asked, options: from.labels };
  if (!seen) return asked;
  const options = cards(state, optionsOf(state, from));
  return isHidden(from)
    ? { ...asked, looking: cards(state, cardsLookedAt(state, from)), options }
    : { ...asked, options };
};

/** The table as an observer may see it; built up from what is visible, not by taking away what is hidden. */
export const view = (state: PokemonState, observer: Observer): Json => {
  const { matchState, phase, turn, activeSeat, firstSeat, stadium, result } = state;
  const table = {
    matchState,
    phase,
    turn,
    activeSeat,
    firstSeat,
    stadium: stadium === null ? null : { ...card(state, stadium), owner: state.cards[stadium].owner },
    pending: state.pending.map((choice) => choiceView(state, choice, observer)),
    result: result as Json,
    options: state.options as unknown as Json,
  };
  if (observer === 'SPECTATOR' || observer === 'OMNISCIENT') {
    return { ...table, players: SEATS.map((seat) => playerView(state, seat, observer)) };
  }
  return {
    ...table,
    you: observer,
    playerState: playerView(state, observer, observer),
    opponentState: playerView(state, opponentOf(observer), observer),
  };
};
