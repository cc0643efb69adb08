import { monster } from './definition.js';

const allRounder = monster('ALL_ROUNDER');
const LIGHTNING_BOLT_SLOWDOWN = -3;

const swiftStriker = allRounder(
  'Swift Striker',
  '4/4/8',
  'Attacks again if its first attack destroyed a card or broke a lane.',
  { attacksAgain: true },
);

const shadowHunter = allRounder('Shadow Hunter', '5/3/6', 'Ignores protection.', {
  ignoresProtection: true,
});

const lightningBolt = allRounder(
  'Lightning Bolt',
  '7/2/9',
  'SPD −3 after it attacks, to the end of its owner’s next turn.',
  {
    afterAttack: (effects, { attackerId, ownersNextTurn }) =>
      effects.modify(attackerId, { spd: LIGHTNING_BOLT_SLOWDOWN }, ownersNextTurn),
  },
);

const warpedArcher = allRounder('Warped Archer', '5/4/7', '+1 damage on diagonal attacks.', {
  diagonalBonus: 1,
});

export const allRounders = [swiftStriker, shadowHunter, lightningBolt, warpedArcher];
