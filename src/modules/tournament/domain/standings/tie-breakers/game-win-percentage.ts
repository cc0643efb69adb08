import type { ValueTieBreaker } from './tie-breaker.js';

export const gameWinPercentage: ValueTieBreaker = {
  kind: 'VALUE',
  code: 'GW',
  reference: 'Magic Tournament Rules, appendix C: game-win percentage',
  value: (table, id, round) => table.gameWinPercentage(id, table.ownRound(id, round)).value,
};
