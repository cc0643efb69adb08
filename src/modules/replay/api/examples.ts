const MATCH_ID = '01900000-0000-7000-8000-0000000000aa';

export const ENDED_MATCH_EXAMPLE = {
  id: MATCH_ID,
  tournamentId: '00000000-0000-7000-8000-000000000001',
  game: 'azul',
  rulesVersion: '1',
  options: {},
  state: 'MATCH_ENDED',
  seats: [
    { seat: 0, accountId: '01900000-0000-7000-8000-000000000001', name: 'Ada' },
    { seat: 1, accountId: '01900000-0000-7000-8000-000000000002', name: 'Bo' },
  ],
  headSeq: 3,
  outcome: { winner: 1, reason: 'CONCEDE' },
  seedCommitment: 'b5d4…',
  seed: '77ae…',
  createdAt: '2026-01-01T12:00:00.000Z',
  endedAt: '2026-01-01T12:00:03.000Z',
};

export const REPLAY_EXAMPLE = {
  format: 'opentcg-replay',
  version: 1,
  setup: {
    id: MATCH_ID,
    tournamentId: '00000000-0000-7000-8000-000000000001',
    game: 'azul',
    rulesVersion: '1',
    options: {},
    policy: { deckRules: {} },
  },
  seed: '77ae…',
  seedCommitment: 'b5d4…',
  actions: [
    {
      seq: 3,
      commandId: '0a0b0c0d-0000-4000-8000-000000000001',
      seat: 0,
      type: 'CONCEDE',
      data: {},
      stateHash: '0f3c…',
      prevHash: '91aa…',
      hash: '5be0…',
      recordedAt: '2026-01-01T12:00:03.000Z',
    },
  ],
  head: { seq: 3, hash: '5be0…' },
  state: 'MATCH_ENDED',
  outcome: { winner: 1, reason: 'CONCEDE' },
  cancellation: null,
  signature: { algorithm: 'Ed25519', keyId: '01900000-0000-7000-8000-0000000000cc', value: 'base64' },
};

const RATE_EXAMPLE = { wins: 52, of: 100, rate: 0.52, low: 0.4231, high: 0.6154 };
const LENGTHS_EXAMPLE = { min: 21, mean: 60.4, median: 58, p90: 81, max: 120 };

export const STATISTICS_EXAMPLE = {
  game: 'skirmish',
  matches: 100,
  firstSeatWinRate: RATE_EXAMPLE,
  secondSeatWins: 46,
  draws: 2,
  lengths: LENGTHS_EXAMPLE,
  seconds: LENGTHS_EXAMPLE,
  endings: [{ reason: 'CONCEDE', winner: 0, matches: 3 }],
  actions: [{ type: 'PASS', count: 900, matches: 100, perMatch: 9 }],
  decks: [{ deck: '0123456789abcdef', deckIds: ['ready-deck'], draws: 1, winRate: RATE_EXAMPLE }],
  cards: [{ cardId: 'knight', draws: 1, winRate: RATE_EXAMPLE }],
  matchups: [{ decks: ['0123456789abcdef', '123456789abcdef0'], matches: 10, wins: [6, 4], draws: 0 }],
};

export const KEYS_EXAMPLE = {
  items: [
    {
      id: '01900000-0000-7000-8000-0000000000cc',
      algorithm: 'Ed25519',
      publicKey: '-----BEGIN PUBLIC KEY-----\n…\n-----END PUBLIC KEY-----\n',
      createdAt: '2026-01-01T12:00:00.000Z',
    },
  ],
};
