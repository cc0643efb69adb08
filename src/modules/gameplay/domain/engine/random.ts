import { createHmac } from 'node:crypto';

/** Chance as the rules see it. */
export interface Random {
  /** A whole number, 0 ≤ n < bound, each equally likely. */
  int(bound: number): number;
  flip(): boolean;
  /** A new array in random order. */
  shuffle<T>(items: readonly T[]): T[];
}

const UINT32 = 0x1_0000_0000;
const BLOCK_BYTES = 32;

/**
 * Chance derived from a secret seed and the number of an action: HMAC-SHA-256(seed, "opentcg/random/v1:<seq>:<block>")
 * gives eight big-endian 32-bit words a block; a word that would bias the result is thrown away (rejection sampling).
 * Nothing is carried between actions, so any action can be replayed from any snapshot.
 */
export const seededRandom = (seed: string, seq: number): Random => {
  let block: Buffer | null = null;
  let blockNumber = 0;
  let offset = BLOCK_BYTES;
  const word = (): number => {
    if (offset === BLOCK_BYTES) {
      block = createHmac('sha256', seed).update(`opentcg/random/v1:${seq}:${blockNumber++}`).digest();
      offset = 0;
    }
    const value = block!.readUInt32BE(offset);
    offset += 4;
    return value;
  };
  const int = (bound: number): number => {
    const limit = UINT32 - (UINT32 % bound);
    let value = word();
    while (value >= limit) value = word();
    return value % bound;
  };
  return {
    int,
    flip: () => int(2) === 0,
    shuffle: (items) => {
      const shuffled = [...items];
      for (let i = shuffled.length - 1; i > 0; i--) {
        const j = int(i + 1);
        [shuffled[i], shuffled[j]] = [shuffled[j], shuffled[i]];
      }
      return shuffled;
    },
  };
};
