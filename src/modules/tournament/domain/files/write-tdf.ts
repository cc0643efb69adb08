import { standingsOf } from '../tournament/standings-of.js';
import {
  isFinished,
  publishedRounds,
  type Entrant,
  type Pairing,
  type Round,
  type TournamentState,
} from '../tournament/state.js';
import { OUTCOME, ROUND_STAGE } from './tdf-codes.js';
import { escapeXml } from './xml.js';

/** Accounts have a name, files a first and a last one. */
const personOf = ({ person, name, id }: Entrant) => {
  if (person !== undefined) return person;
  const [firstName, ...rest] = name.split(' ');
  return { userId: id, firstName, lastName: rest.join(' '), birthYear: null };
};

export const userIdOf = (entrant: Entrant): string => personOf(entrant).userId;

const outcomeOf = ({ entrants: [a], result }: Pairing): string => {
  if (result === null) return OUTCOME.OPEN;
  if (result.doubleLoss) return OUTCOME.DOUBLE_LOSS;
  if (result.winner === null) return OUTCOME.TIE;
  return result.winner === a ? OUTCOME.FIRST_WON : OUTCOME.SECOND_WON;
};

const roundType = (state: TournamentState, { phase }: Round): string =>
  state.phases[phase].kind === 'SWISS' ? '3' : '1';

/** The event as a file of the Tournament Operations Manager. */
export const writeTdf = (state: TournamentState): string => {
  const userIds = new Map(state.entrants.map((entrant) => [entrant.id, escapeXml(userIdOf(entrant))]));
  const rounds = publishedRounds(state);
  const taking = state.entrants.filter(({ state: s }) => s !== 'WITHDRAWN' && s !== 'WAITING');

  const player = (entrant: Entrant): string => {
    const { firstName, lastName, birthYear } = personOf(entrant);
    const late = entrant.late ? '<late>true</late>' : '';
    const dropped =
      entrant.droppedAfter === null
        ? ''
        : `<dropped><status>1</status><round>${entrant.droppedAfter}</round></dropped>`;
    const birthdate = birthYear === null ? '' : `01/01/${birthYear}`;
    return `<player userid="${userIds.get(entrant.id)}"><firstname>${escapeXml(firstName)}</firstname><lastname>${escapeXml(lastName)}</lastname><birthdate>${birthdate}</birthdate>${late}${dropped}</player>`;
  };
  const match = (pairing: Pairing): string => {
    const [a, b] = pairing.entrants;
    if (b === null)
      return `<match outcome="${OUTCOME.BYE}"><player userid="${userIds.get(a)}"/><tablenumber>0</tablenumber></match>`;
    return `<match outcome="${outcomeOf(pairing)}"><player1 userid="${userIds.get(a)}"/><player2 userid="${userIds.get(b)}"/><tablenumber>${pairing.table}</tablenumber></match>`;
  };
  const absent = (number: number): string[] =>
    taking
      .filter(({ absences }) => absences.includes(number))
      .map(
        ({ id }) =>
          `<match outcome="${OUTCOME.LATE_LOSS}"><player userid="${userIds.get(id)}"/><tablenumber>0</tablenumber></match>`,
      );
  const round = (each: Round): string => {
    const stage = isFinished(each) ? ROUND_STAGE.OVER : ROUND_STAGE.PLAYED;
    const matches = [...each.pairings.map(match), ...absent(each.number)];
    return `<round number="${each.number}" type="${roundType(state, each)}" stage="${stage}">\n<matches>\n${matches.join('\n')}\n</matches>\n</round>`;
  };
  const places =
    rounds.length === 0
      ? []
      : standingsOf(state).map((row) => `<player id="${userIds.get(row.entrantId)}" place="${row.place}"/>`);
  const mode = state.phases.length > 1 ? 'LEAGUECUP' : 'LEAGUECHALLENGE';
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<tournament type="2" stage="${state.status === 'COMPLETED' ? 7 : 5}" version="1.7" gametype="TRADING_CARD_GAME" mode="${mode}">`,
    `<data><name>${escapeXml(state.settings.name)}</name></data>`,
    '<timeelapsed>0</timeelapsed>',
    `<players>\n${taking.map(player).join('\n')}\n</players>`,
    `<pods>\n<pod category="10" stage="${state.status === 'COMPLETED' ? 7 : 5}">\n<rounds>\n${rounds.map(round).join('\n')}\n</rounds>\n</pod>\n</pods>`,
    `<standings>\n<pod category="10" type="finished">\n${places.join('\n')}\n</pod>\n</standings>`,
    '</tournament>',
    '',
  ].join('\n');
};
