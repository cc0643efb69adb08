import { mean } from '../score-table.js';
import { opponentsWinPercentage } from './opponents-win-percentage.js';
import type { ValueTieBreaker } from './tie-breaker.js';

export const opponentsOpponentsWinPercentage: ValueTieBreaker = {
  kind: 'VALUE',
  code: 'OOWP',
  reference: 'Play! Pokémon Tournament Rules Handbook, tie-breakers: opponents’ opponents’ win percentage',
  value: (table, id, round) => {
    const own = table.ownRound(id, round);
    return table.remembered('OOWP', id, own, () =>
      mean(table.opponents(id, own).map((opponent) => opponentsWinPercentage.value(table, opponent, own))),
    );
  },
};
