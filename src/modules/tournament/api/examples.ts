const ID = '01900000-0000-7000-8000-0000000000cc';
const ENTRANT_ID = '01900000-0000-7000-8000-0000000000e1';
const OTHER_ID = '01900000-0000-7000-8000-0000000000e2';

export const TOURNAMENT = {
  id: ID,
  name: 'Friday Cup',
  game: 'azul',
  state: 'DRAFT',
  organizerId: '01900000-0000-7000-8000-000000000003',
  format: { kind: 'SWISS' },
  profile: 'DEFAULT',
  scoring: null,
  tieBreakers: null,
  gameOptions: {},
  deckRules: {},
  startGameRules: [],
  maxEntrants: null,
  deckVisibility: 'STAFF',
  createdAt: '2026-01-01T12:00:00.000Z',
  phases: [{ kind: 'SWISS', rounds: null, bestOf: 1, thirdPlace: false, legs: 1, advance: null }],
  entrantCount: 0,
  currentRound: 0,
  staff: [],
};

export const ENTRANT = {
  id: ENTRANT_ID,
  accountId: ID,
  name: 'Ada',
  state: 'REGISTERED',
  late: false,
  droppedAfter: null,
  table: null,
};

export const PAIRING = {
  table: 1,
  entrants: [ENTRANT_ID, OTHER_ID],
  names: ['Ada', 'Bo'],
  matchIds: [],
  result: { winner: ENTRANT_ID, doubleLoss: false, games: [2, 1, 0], source: 'STAFF' },
};

export const ROUND = {
  number: 1,
  phase: 1,
  kind: 'SWISS',
  state: 'DRAFTED',
  pairings: [{ ...PAIRING, result: null }],
  clock: null,
};

export const STANDINGS = {
  round: 1,
  items: [
    {
      place: 1,
      entrantId: ENTRANT_ID,
      name: 'Ada',
      points: 3,
      wins: 1,
      losses: 0,
      draws: 0,
      byes: 0,
      late: false,
      dropped: false,
      tieBreakers: [{ code: 'OWP', value: 0.25 }],
    },
  ],
};

export const CERTIFICATE = {
  seed: '…',
  inputHash: '…',
  engine: 'opentcg-swiss/1',
  objective: [{ term: 'REMATCHES', value: 0, lowerBound: 0, optimal: true }],
};

export const OUTLOOK = { roundsAfter: 2, playable: 'IMPOSSIBLE' };

export const CORRECTION = {
  applied: false,
  places: [{ entrantId: ENTRANT_ID, before: 4, after: 2, pointsBefore: 6, pointsAfter: 9 }],
  cutLine: { size: 8, in: [ENTRANT_ID], out: [OTHER_ID] },
  laterPairings: [{ round: 2, played: [[ENTRANT_ID, OTHER_ID]], wouldBe: [[ENTRANT_ID, null]] }],
};

export const ENTRY = {
  seq: 7,
  type: 'RESULT_CORRECTED',
  data: { round: 1, table: 1, result: PAIRING.result },
  by: ID,
  byName: 'Olive',
  reason: 'The slip was misread',
  before: null,
  after: null,
  recordedAt: '2026-01-01T12:00:00.000Z',
};

export const EXPLANATION = {
  entrantId: ENTRANT_ID,
  name: 'Ada',
  points: 3,
  place: 2,
  rounds: [{ round: 1, outcome: 'WIN', points: 3 }],
  byeRounds: [],
  opponents: [
    {
      entrantId: OTHER_ID,
      name: 'Bo',
      round: 1,
      outcome: 'WIN',
      dropped: false,
      value: 0.25,
      raw: 0,
      adjustment: 'FLOOR',
      gameWinPercentage: { value: 0.25, raw: 0, adjustment: 'FLOOR' },
      tieBreakers: [{ code: 'OWP', value: 1 }],
    },
  ],
  tieBreakers: [{ code: 'OWP', reference: '…', value: 0.25, asOfRound: 1, frozen: false }],
  above: { entrantId: OTHER_ID, separatedBy: 'OWP', above: 0.5, here: 0.25 },
  placedBelow: { entrantId: OTHER_ID, separatedBy: 'OWP' },
};
