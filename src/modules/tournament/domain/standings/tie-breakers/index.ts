import type { TieBreakerCode } from '../profile.js';
import { gameWinPercentage } from './game-win-percentage.js';
import { headToHead } from './head-to-head.js';
import { opponentsGameWinPercentage } from './opponents-game-win-percentage.js';
import { opponentsMatchWinPercentage } from './opponents-match-win-percentage.js';
import { opponentsOpponentsWinPercentage } from './opponents-opponents-win-percentage.js';
import { opponentsWinPercentage } from './opponents-win-percentage.js';
import type { TieBreaker } from './tie-breaker.js';

export const TIE_BREAKERS: Readonly<Record<TieBreakerCode, TieBreaker>> = {
  OWP: opponentsWinPercentage,
  OOWP: opponentsOpponentsWinPercentage,
  HEAD_TO_HEAD: headToHead,
  OMW: opponentsMatchWinPercentage,
  GW: gameWinPercentage,
  OGW: opponentsGameWinPercentage,
};
