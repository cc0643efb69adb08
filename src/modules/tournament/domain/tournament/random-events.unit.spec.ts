import { describe, expect, it } from '@jest/globals';
import { bruteForce } from '../pairing/brute-force.fixture.js';
import { verifyCertificate } from '../pairing/certificate.js';
import { fieldOf } from '../pairing/field.js';
import type { SwissInput } from '../pairing/swiss-input.js';
import { complete } from './lifecycle.js';
import { lottery, pick, settingsOf, TestEvent } from './event.fixture.js';
import { foldLog } from './evolve.js';
import { beforeDraft } from './history.js';
import { nextPhase, swissInput } from './plan-round.js';
import { leave } from './registration.js';
import { standingsOf } from './standings-of.js';
import { isIn, type Round } from './state.js';

const EVENTS = process.env['OPENTCG_TEST_LONG'] === '1' ? 300 : 30;
const MOST_FOR_BRUTE_FORCE = 8;

const randomEvent = (seed: string): TestEvent => {
  const players = Number(
    pick(
      Array.from({ length: 61 }, (_, i) => String(i + 4)),
      seed,
      'players',
    ),
  );
  const rounds = Math.min(7, Math.max(3, Math.ceil(Math.log2(players))));
  const event = new TestEvent(settingsOf({ kind: 'SWISS', rounds }), seed).begin(players);
  const results = lottery(seed);
  while (nextPhase(event.state) !== null) {
    const { number } = event.nextRound();
    event.play(results);
    const playing = event.state.entrants.filter(isIn).map(({ id }) => id);
    const drops = playing.length > 4 && pick(['YES', 'NO'] as const, seed, `drop ${number}`) === 'YES';
    if (drops) event.do((state) => leave(state, pick(playing, seed, `who ${number}`)));
  }
  return event.do((state) => complete(state, false));
};

const rematchesIn = ({ players }: SwissInput, { pairings }: Round): number => {
  const met = new Map(players.map(({ id, opponents }) => [id, opponents]));
  return pairings.filter(({ entrants: [a, b] }) => b !== null && met.get(a)!.includes(b)).length;
};

/**
 * The fewest rematches possible: counted out in small fields. In larger ones it is 0 by Dirac's theorem – whoever can
 * still meet half of the others (the bye among them) can be paired – and where that does not hold nothing is claimed.
 */
const fewestRematches = (input: SwissInput): number | null => {
  const { players } = input;
  if (players.length <= MOST_FOR_BRUTE_FORCE) return bruteForce(fieldOf({ ...input, roundsAfter: 0 }))![0];
  const seats = players.length + (players.length % 2);
  return players.every(({ opponents, byes }) => seats - 1 - opponents.length - byes >= seats / 2) ? 0 : null;
};

describe.each(Array.from({ length: EVENTS }, (_, i) => `event ${i}`))('random %s', (seed) => {
  const event = randomEvent(seed);
  const inputs = event.state.rounds.map((round) => swissInput(beforeDraft('event', event.entries, round.draftedBy), 0));

  it('has no rematch that was avoidable', () => {
    event.state.rounds.forEach((round, i) => {
      const fewest = fewestRematches(inputs[i]);
      if (fewest !== null) expect(rematchesIn(inputs[i], round)).toBe(fewest);
    });
  });

  it('has at most one bye a round, and no second one while somebody had none', () => {
    event.state.rounds.forEach(({ pairings }, i) => {
      const byes = pairings.filter(({ entrants }) => entrants[1] === null).map(({ entrants }) => entrants[0]);
      expect(byes).toHaveLength(inputs[i].players.length % 2);
      for (const id of byes) {
        const before = inputs[i].players.find((player) => player.id === id)!.byes;
        expect(before).toBe(Math.min(...inputs[i].players.map((player) => player.byes)));
      }
    });
  });

  it('is the same event for the same seed', () => expect(randomEvent(seed).state).toEqual(event.state));
  it('is what its log adds up to', () => expect(foldLog('event', event.entries)).toEqual(event.state));

  it('has certificates that verify, and fail when touched', () => {
    event.state.rounds.forEach(({ certificate, certifiedPairs }, i) => {
      expect(verifyCertificate(inputs[i], certificate!, certifiedPairs)).toEqual({ valid: true, differences: [] });
      const tampered = {
        ...certificate!,
        inputHash: certificate!.inputHash.replace(/^./, (c) => (c === '0' ? '1' : '0')),
      };
      expect(verifyCertificate(inputs[i], tampered, certifiedPairs).valid).toBe(false);
      const [[a, b], [c, d], ...rest] = certifiedPairs;
      expect(verifyCertificate(inputs[i], certificate!, [[a, d], [c, b], ...rest]).valid).toBe(false);
    });
  });

  it('places everyone once, by falling points', () => {
    const rows = standingsOf(event.state);
    expect(rows.map(({ place }) => place)).toEqual(rows.map((_, i) => i + 1));
    expect(new Set(rows.map(({ entrantId }) => entrantId)).size).toBe(event.state.entrants.length);
    rows.slice(1).forEach((row, i) => expect(row.points).toBeLessThanOrEqual(rows[i].points));
  });
});
