import { createHmac } from 'node:crypto';

const UINT32 = 0x1_0000_0000;
const BLOCK_BYTES = 32;

/** Unbiased whole numbers drawn from HMAC-SHA-256(seed, "<purpose>:<block>"), eight 32-bit words a block. */
const seededIntegers = (seed: string, purpose: string): ((bound: number) => number) => {
  let block: Buffer = Buffer.alloc(0);
  let blockNumber = 0;
  let offset = BLOCK_BYTES;
  const word = (): number => {
    if (offset === BLOCK_BYTES) {
      block = createHmac('sha256', seed).update(`${purpose}:${blockNumber++}`).digest();
      offset = 0;
    }
    offset += 4;
    return block.readUInt32BE(offset - 4);
  };
  return (bound) => {
    const limit = UINT32 - (UINT32 % bound);
    let value = word();
    while (value >= limit) value = word();
    return value % bound;
  };
};

/** The draw by lot: the same seed, purpose and set of ids give the same order, whatever order the ids came in. */
export const seededOrder = (ids: readonly string[], seed: string, purpose: string): string[] => {
  const order = [...ids].sort();
  const below = seededIntegers(seed, `opentcg/draw/v1:${purpose}`);
  for (let i = order.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [order[i], order[j]] = [order[j], order[i]];
  }
  return order;
};
