import { mean } from '../score-table.js';
import type { ValueTieBreaker } from './tie-breaker.js';

export const opponentsGameWinPercentage: ValueTieBreaker = {
  kind: 'VALUE',
  code: 'OGW',
  reference: 'Magic Tournament Rules, appendix C: opponents’ game-win percentage',
  value: (table, id, round) => {
    const own = table.ownRound(id, round);
    return table.remembered('OGW', id, own, () =>
      mean(table.opponents(id, own).map((opponent) => table.gameWinPercentage(opponent, own).value)),
    );
  },
};
