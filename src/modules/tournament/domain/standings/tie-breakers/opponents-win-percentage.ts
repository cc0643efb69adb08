import { mean } from '../score-table.js';
import type { ValueTieBreaker } from './tie-breaker.js';

export const opponentsWinPercentage: ValueTieBreaker = {
  kind: 'VALUE',
  code: 'OWP',
  reference: 'Play! Pokémon Tournament Rules Handbook, tie-breakers: opponents’ win percentage',
  value: (table, id, round) => {
    const own = table.ownRound(id, round);
    return table.remembered('OWP', id, own, () =>
      mean(table.opponents(id, own).map((opponent) => table.winPercentage(opponent, own).value)),
    );
  },
};
