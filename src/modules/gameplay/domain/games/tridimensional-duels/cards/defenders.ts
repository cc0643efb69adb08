import { monster } from './definition.js';

const defender = monster('DEFENDER');

const ironGuardian = defender('Iron Guardian', '3/8/2', '+1 DEF while it protects.', {
  whileProtecting: { def: 1 },
});

const earthenBulwark = defender('Earthen Bulwark', '2/10/3', 'All damage to it is reduced by 1.', {
  damageReduction: 1,
});

const aquaticGolem = defender('Aquatic Golem', '4/8/2', 'Heals 2 when it protects.', {
  healsWhenProtecting: 2,
});

const nobleKnight = defender('Noble Knight', '4/7/3', '+1 ATK while it protects.', {
  whileProtecting: { atk: 1 },
});

const stoneProtector = defender('Stone Protector', '3/9/2', 'Its protection also covers your cards beside it.', {
  protectsNeighbours: true,
});

export const defenders = [ironGuardian, earthenBulwark, aquaticGolem, nobleKnight, stoneProtector];
