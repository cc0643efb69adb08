const MATCH_ID = '01900000-0000-7000-8000-0000000000aa';

export const MATCH_EXAMPLE = {
  id: MATCH_ID,
  tournamentId: '00000000-0000-7000-8000-000000000001',
  game: 'azul',
  rulesVersion: '1',
  options: {},
  state: 'PLAYER_TURN',
  seats: [
    { seat: 0, accountId: '01900000-0000-7000-8000-000000000001', name: 'Ada' },
    { seat: 1, accountId: '01900000-0000-7000-8000-000000000002', name: 'Bo' },
  ],
  headSeq: 2,
  outcome: null,
  seedCommitment: 'b5d4…',
  createdAt: '2026-01-01T12:00:00.000Z',
  endedAt: null,
};

export const VIEW_EXAMPLE = {
  seq: 2,
  state: 'PLAYER_TURN',
  phase: 'DRAFT',
  toAct: [0],
  outcome: null,
  view: {},
  availableActions: [],
};

export const STEP_EXAMPLE = {
  id: '01900000-0000-7000-8000-0000000000bb',
  seq: 3,
  seat: 0,
  accountId: '01900000-0000-7000-8000-000000000001',
  type: 'CONCEDE',
  data: {},
  events: [],
  recordedAt: '2026-01-01T12:00:01.000Z',
};
