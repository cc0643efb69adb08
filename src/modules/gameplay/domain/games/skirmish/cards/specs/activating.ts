import { activate, choose, modifiersOf, powerOf, unitIdAt } from '../../test-actions.js';
import { enemy, own } from '../../test-states.js';
import { spec, type CardSpec } from './card-spec.js';

export const ACTIVATING: readonly CardSpec[] = [
  spec(
    'necromancer',
    'offers own dead units of power 3 or less, no action cards',
    { own: ['necromancer'], graveyard: ['archer', 'noble', 'strike', 'scout'], enemyGraveyard: ['bard'] },
    [activate('o-necromancer', own(4))],
    (s) => s.pendingChoice?.options,
    ['g-archer', 'g-scout'],
  ),
  spec(
    'necromancer',
    'deploys the unit chosen, with its Deploy ability',
    { own: ['necromancer'], graveyard: ['scout'], deck: ['seed'] },
    [activate('o-necromancer', own(4)), choose(0)],
    (s) => [unitIdAt(s, own(4)), s.players[0].graveyard, s.players[0].hand],
    ['g-scout', [], ['d-seed']],
  ),
  spec(
    'necromancer',
    'registers the rules of the unit it deploys',
    { own: ['necromancer'], graveyard: ['sentinel'] },
    [activate('o-necromancer', own(4)), choose(0)],
    (s) => s.rules.map(({ cardId, ruleType }) => [cardId, ruleType]),
    [['g-sentinel', 'CAN_DEPLOY']],
  ),
  spec(
    'necromancer',
    'lets the unit it deploys choose in turn',
    { own: ['necromancer'], graveyard: ['archer'], enemy: ['noble'] },
    [activate('o-necromancer', own(1)), choose(0), choose(0)],
    (s) => powerOf(s, 'e-noble'),
    2,
  ),
  spec(
    'ranger',
    'moves to an own close slot',
    { own: [null, 'ranger'] },
    [activate('o-ranger', own(2))],
    (s) => [unitIdAt(s, own(1)), unitIdAt(s, own(2))],
    [null, 'o-ranger'],
  ),
  spec(
    'ranger',
    'swaps with the unit there',
    { own: ['bard', 'ranger'] },
    [activate('o-ranger', own(0))],
    (s) => [unitIdAt(s, own(0)), unitIdAt(s, own(1))],
    ['o-ranger', 'o-bard'],
  ),
  spec(
    'rookie',
    'gives its slot and a close slot +2, with a cooldown of 2',
    { own: [null, 'rookie'] },
    [activate('o-rookie', enemy(1))],
    (s) => [modifiersOf(s, 0), modifiersOf(s, 1), s.cards['o-rookie'].cooldown],
    [[0, 2, 0, 0, 0], [0, 2, 0, 0, 0], 2],
  ),
  spec(
    'vampire',
    'deals 2 damage to a close unit and grows by it',
    { own: ['vampire'], enemy: ['noble'] },
    [activate('o-vampire', enemy(0))],
    (s) => [powerOf(s, 'e-noble'), powerOf(s, 'o-vampire'), s.cards['o-vampire'].cooldown],
    [2, 4, 1],
  ),
];
