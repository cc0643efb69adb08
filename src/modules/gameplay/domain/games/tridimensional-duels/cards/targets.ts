import type { TargetRule } from './definition.js';

export const noTarget: TargetRule = { min: 0, max: 0, allows: () => false };
export const ownCard: TargetRule = { min: 1, max: 1, allows: ({ card, caster }) => card.owner === caster };
export const enemyCard: TargetRule = { min: 1, max: 1, allows: ({ card, caster }) => card.owner !== caster };
export const anyMonster: TargetRule = { min: 1, max: 1, allows: ({ card }) => card.type === 'MONSTER' };
export const oneOrTwoMonsters: TargetRule = { ...anyMonster, max: 2 };
export const ownMonster: TargetRule = {
  min: 1,
  max: 1,
  allows: ({ card, caster }) => card.owner === caster && card.type === 'MONSTER',
};
export const enemyMonster: TargetRule = {
  min: 1,
  max: 1,
  allows: ({ card, caster }) => card.owner !== caster && card.type === 'MONSTER',
};
