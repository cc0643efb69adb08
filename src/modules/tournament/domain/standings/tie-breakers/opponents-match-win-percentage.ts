import { mean } from '../score-table.js';
import type { ValueTieBreaker } from './tie-breaker.js';

export const opponentsMatchWinPercentage: ValueTieBreaker = {
  kind: 'VALUE',
  code: 'OMW',
  reference: 'Magic Tournament Rules, appendix C: opponents’ match-win percentage',
  value: (table, id, round) => {
    const own = table.ownRound(id, round);
    return table.remembered('OMW', id, own, () =>
      mean(table.opponents(id, own).map((opponent) => table.winPercentage(opponent, own).value)),
    );
  },
};
