import { SEATS } from '../../../engine/seat.js';
import { MARKS_TO_WIN, moreOf } from '../effects/resolution.js';
import type { SkirmishState } from '../state.js';

const recordsAddUp = ({ history }: SkirmishState): string[] =>
  history.flatMap(({ skirmish, terrains, sp, winner }, index) => {
    const won = SEATS.map((seat) => terrains.filter((holder) => holder === seat).length);
    const adds = skirmish === index + 1 && SEATS.every((seat) => won[seat] === sp[seat]) && winner === moreOf(sp);
    return adds ? [] : [`history ${index}: does not add up`];
  });

const marksAgree = ({ players, history }: SkirmishState): string[] =>
  SEATS.flatMap((seat) => {
    const earned = history.filter(({ winner }) => winner === null || winner === seat).length;
    return players[seat].marks === earned ? [] : [`players ${seat}: marks do not agree with the history`];
  });

const skirmishAgrees = ({ players, history, skirmish, result }: SkirmishState): string[] => {
  const isDecided = players.some(({ marks }) => marks >= MARKS_TO_WIN);
  if (isDecided && !result) return ['result: a player has two marks'];
  return skirmish === history.length + (isDecided ? 0 : 1) ? [] : ['skirmish: does not agree with the history'];
};

/** SP are counted at the end of a skirmish and reset with it. */
const pointsAreCountedAtTheEnd = ({ players, result }: SkirmishState): string[] =>
  !result && players.some(({ sp }) => sp > 0) ? ['players: SP before the end of the skirmish'] : [];

export const markFaults = (state: SkirmishState): readonly string[] =>
  [recordsAddUp, marksAgree, skirmishAgrees, pointsAreCountedAtTheEnd].flatMap((check) => check(state));
