import { it } from '@jest/globals';
import { pokemonTcg } from './index.js';
import { playout } from './test-playout.js';
it('plays', () => {
  const reasons: Record<string, number> = {};
  let steps = 0; const t0 = Date.now();
  for (let g = 0; g < 60; g++) {
    let last;
    for (const m of playout(`g${g}`)) {
      const faults = pokemonTcg.invariants(m.state);
      if (faults.length) throw new Error(JSON.stringify([g, m.action, faults.slice(0, 5), m.state.pending, m.state.tasks[0]]));
      last = m; steps++;
    }
    const r = last!.state.result!.reason; reasons[r] = (reasons[r] ?? 0) + 1;
  }
  console.log(reasons, steps, Date.now() - t0);
});
