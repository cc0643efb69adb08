import { describe, expect, it } from '@jest/globals';
import { outlookAfter } from './outlook.js';
import { newPlayers, playEvent } from './swiss-event.fixture.js';
import type { Pair, SwissInput } from './swiss-input.js';

/** Nobody meets twice, nobody has two byes, and everyone plays in every round. */
const isProof = ({ players }: SwissInput, today: readonly Pair[], rounds: readonly (readonly Pair[])[]): boolean => {
  const met = new Set<string>();
  const meet = (a: string, b: string | null): boolean => {
    const key = [a, b ?? 'bye'].sort().join(' ');
    return !met.has(key) && met.add(key).has(key);
  };
  for (const { id, opponents, byes } of players) {
    for (const opponent of opponents) if (id < opponent) meet(id, opponent);
    if (byes > 0) meet(id, null);
  }
  return [today, ...rounds].every(
    (round) =>
      round.every(([a, b]) => meet(a, b)) && new Set(round.flat()).size === players.length + (players.length % 2),
  );
};

describe('the rounds after a round', () => {
  it.each([
    [6, 5],
    [7, 7],
    [8, 7],
    [12, 11],
  ])('of %i players in %i rounds are proved playable all along', (count, rounds) => {
    for (const { input, paired } of playEvent(count, rounds, 'outlook')) {
      const outlook = outlookAfter(input, paired.pairs);
      expect(outlook.playable).toBe('PROVED');
      if (outlook.playable === 'PROVED' && outlook.proof === 'ROUNDS')
        expect(isProof(input, paired.pairs, outlook.rounds)).toBe(true);
    }
  });

  it('of a large field are proved by the opponents left', () => {
    const [{ input, paired }] = playEvent(200, 8, 'large');
    expect(outlookAfter(input, paired.pairs)).toMatchObject({ playable: 'PROVED', proof: 'ENOUGH_OPPONENTS' });
  });

  it('are impossible where there are more of them than opponents', () => {
    const players = newPlayers(4);
    const input: SwissInput = { seed: 's', round: 1, roundsAfter: 3, players, forbidden: [] };
    const pairs: Pair[] = [
      ['p0', 'p1'],
      ['p2', 'p3'],
    ];
    expect(outlookAfter(input, pairs)).toEqual({ roundsAfter: 3, playable: 'IMPOSSIBLE' });
  });

  it('are impossible after a pairing by hand that spoils them', () => {
    // Six players in two circles of three: each has met one other circle's member only, and must now stay inside.
    const meets: Record<string, string[]> = {
      p0: ['p3', 'p4'],
      p1: ['p4', 'p5'],
      p2: ['p5', 'p3'],
      p3: ['p0', 'p2'],
      p4: ['p1', 'p0'],
      p5: ['p2', 'p1'],
    };
    const players = newPlayers(6).map((player) => ({ ...player, opponents: meets[player.id] }));
    const input: SwissInput = { seed: 's', round: 3, roundsAfter: 1, players, forbidden: [] };
    const spoiling: Pair[] = [
      ['p0', 'p5'],
      ['p1', 'p3'],
      ['p2', 'p4'],
    ];
    expect(outlookAfter(input, spoiling)).toEqual({ roundsAfter: 1, playable: 'IMPOSSIBLE' });
  });
});
