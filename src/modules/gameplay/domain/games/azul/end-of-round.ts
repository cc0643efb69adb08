import type { GameEvent } from '../../engine/events.js';
import type { Random } from '../../engine/random.js';
import { SEATS, type Seat } from '../../engine/seat.js';
import { endGame } from './end-of-game.js';
import { roundLimitReached, roundStarted, tokenReturned } from './events.js';
import { fillFactories } from './fill-factories.js';
import { ROUND_LIMIT, type AzulState, type PlayerBoard } from './state.js';
import { NO_TILES } from './tile-counts.js';
import { completeRows } from './wall-scoring.js';
import { clearFloor, tileWall } from './wall-tiling.js';

const tokenHolder = ({ players }: AzulState): Seat | undefined =>
  SEATS.find((seat) => players[seat].floor.hasFirstPlayerToken);

const tidyBoards = (state: AzulState, events: GameEvent[]): Pick<AzulState, 'players' | 'lid'> => {
  let { lid } = state;
  const tidy = (seat: Seat): PlayerBoard => {
    const tiled = tileWall(state.players[seat], lid, seat, events);
    const cleared = clearFloor(tiled.board, tiled.lid, seat, events);
    lid = cleared.lid;
    return cleared.board;
  };
  const players: AzulState['players'] = [tidy(0), tidy(1)];
  return { players, lid };
};

const gameIsDecided = ({ players, round }: AzulState): boolean =>
  round >= ROUND_LIMIT || players.some(({ wall }) => completeRows(wall).length > 0);

const startRound = (state: AzulState, random: Random, events: GameEvent[]): AzulState => {
  const supply = fillFactories(state, random, 'NEXT_ROUND', events);
  const round = state.round + 1;
  events.push(roundStarted('NEXT_ROUND', round, state.startingSeat));
  return { ...state, ...supply, round };
};

/** Called with every source empty. Nobody took the token only if no factory left anything to the centre. */
export const endRound = (state: AzulState, random: Random, events: GameEvent[]): AzulState => {
  const holder = tokenHolder(state);
  const startingSeat = holder ?? state.startingSeat;
  const tidied = tidyBoards(state, events);
  if (holder !== undefined) events.push(tokenReturned(holder));
  const next: AzulState = {
    ...state,
    ...tidied,
    activeSeat: startingSeat,
    startingSeat,
    center: { tiles: NO_TILES, hasFirstPlayerToken: true },
  };
  if (!gameIsDecided(next)) return startRound(next, random, events);
  if (next.round >= ROUND_LIMIT) events.push(roundLimitReached(next.round));
  return endGame(next, events);
};
