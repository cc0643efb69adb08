import type { Profile, ProfileName, Scoring, TieBreakerCode } from './profile.js';

/** Play! Pokémon Tournament Rules Handbook: match points, and resolution of ties in Swiss rounds. */
const PLAY_POKEMON: Profile = {
  name: 'PLAY_POKEMON',
  points: { win: 3, draw: 1, loss: 0, bye: 3 },
  drawsAllowed: true,
  tieBreakers: ['OWP', 'OOWP', 'HEAD_TO_HEAD'],
  percentages: {
    floor: 0.25,
    droppedCap: 0.75,
    drawWeight: 1 / 2,
    bye: 'NOT_COUNTED',
    freezeOnDrop: true,
    decimals: 9,
  },
  lateRanksLast: true,
};

/** Magic Tournament Rules, appendix C: a draw is a third of a win, a bye is a match won two games to none. */
const MTR: Profile = {
  name: 'MTR',
  points: { win: 3, draw: 1, loss: 0, bye: 3 },
  drawsAllowed: true,
  tieBreakers: ['OMW', 'GW', 'OGW'],
  percentages: {
    floor: 0.33,
    droppedCap: null,
    drawWeight: 1 / 3,
    bye: 'AS_WIN',
    freezeOnDrop: false,
    decimals: 9,
  },
  lateRanksLast: false,
};

export const PROFILES: Readonly<Record<ProfileName, Profile>> = {
  PLAY_POKEMON,
  MTR,
  DEFAULT: { ...PLAY_POKEMON, name: 'DEFAULT' },
};

/** A profile with what one tournament wants otherwise. */
export const profileWith = (
  name: ProfileName,
  scoring: Scoring | null,
  tieBreakers: readonly TieBreakerCode[] | null,
): Profile => ({
  ...PROFILES[name],
  ...(scoring === null ? {} : { points: scoring }),
  ...(tieBreakers === null ? {} : { tieBreakers }),
});
