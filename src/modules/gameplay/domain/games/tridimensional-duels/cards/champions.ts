import { SIDE_COLUMNS } from '../state.js';
import { champion } from './definition.js';
import { enemyMonster, ownCard } from './targets.js';

const FLAMEWARDEN_SPLASH = 2;
const WISPER_HEAL = 3;

const invictus = champion(
  'Invictus',
  '3/20/3',
  'May attack the enemy champion while both enemy side lanes are intact.',
  {
    exceptions: [
      {
        type: 'RULE_OVERRIDE',
        affectsAction: 'SELECT_ATTACK',
        overrides: ['CANNOT_ATTACK_CHAMPION', 'CANNOT_ATTACK_CHAMPION_LANE'],
      },
    ],
  },
);

const frostSentinel = champion(
  'Frost Sentinel',
  '4/18/4',
  'Ability, once a turn in STRATEGY: stun one enemy monster for a turn.',
  {
    ability: {
      allowedPhases: ['STRATEGY'],
      targets: enemyMonster,
      use: (effects, { targets: [target] }) => effects.afflict(target, { type: 'STUN', remaining: 1 }),
    },
  },
);

const flamewarden = champion(
  'Flamewarden',
  '6/15/5',
  'Its attack deals 2 splash damage to the monsters beside its target.',
  {
    afterAttack: (effects, { enemy, column }) => {
      for (const beside of [column - 1, column + 1]) {
        const cardId = effects.state.board.grid[enemy][beside];
        if (cardId && effects.state.cards[cardId].type === 'MONSTER') effects.damage(cardId, FLAMEWARDEN_SPLASH);
      }
    },
  },
);

const etherealWisper = champion(
  'Ethereal Wisper',
  '3/25/2',
  'Ability, once a turn in STRATEGY: heal 3 on one of your front-row cards.',
  {
    ability: {
      allowedPhases: ['STRATEGY'],
      targets: ownCard,
      use: (effects, { targets: [target] }) => effects.heal(target, WISPER_HEAL),
    },
  },
);

const stormbringer = champion(
  'Stormbringer',
  '7/14/6',
  'Its attack also hits each enemy side monster with the same ATK.',
  {
    afterAttack: (effects, { power, enemy, column }) => {
      for (const side of SIDE_COLUMNS) {
        const cardId = effects.state.board.grid[enemy][side];
        if (cardId && side !== column) effects.strike(cardId, power);
      }
    },
  },
);

export const champions = [invictus, frostSentinel, flamewarden, etherealWisper, stormbringer];
