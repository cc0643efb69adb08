import { describe, expect, it } from '@jest/globals';
import type { Json } from '../../../engine/json.js';
import { pokemonTcg } from '../index.js';
import { playout } from '../playout.fixture.js';
import { hiddenFrom } from './redeal.js';

const idsIn = (value: Json, into: Set<string>): void => {
  if (typeof value === 'string' && /^c[0-9a-z]{10}$/.test(value)) into.add(value);
  else if (Array.isArray(value)) value.forEach((item: Json) => idsIn(item, into));
  else if (typeof value === 'object' && value !== null) Object.values(value).forEach((item: Json) => idsIn(item, into));
};

describe('ids of hidden cards are opaque', () => {
  it.each([0, 1, 'SPECTATOR'] as const)('a card that %s once saw and that is hidden again has a new id', (observer) => {
    const recognised: string[] = [];
    for (let game = 0; game < 8; game++) {
      const seen = new Set<string>();
      for (const { state, events } of playout(`ids-${game}`)) {
        idsIn(pokemonTcg.view(state, observer), seen);
        idsIn(pokemonTcg.visibleEvents(events, observer) as unknown as Json, seen);
        for (const id of hiddenFrom(state, observer)) if (seen.has(id)) recognised.push(id);
      }
    }
    expect(recognised).toEqual([]);
  });
});
