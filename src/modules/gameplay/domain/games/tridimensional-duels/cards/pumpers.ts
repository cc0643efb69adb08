import { monster } from './definition.js';

const pumper = monster('PUMPER');

const arcanePumper = pumper('Arcane Pumper', '2/6/4', 'Its pump gives +2 ATK instead of +1.', {
  pump: { atk: 2 },
});

const windcharger = pumper('Windcharger', '3/5/7', 'Its pump gives +2 SPD instead of +1.', {
  pump: { spd: 2 },
});

const pyroFiend = pumper('Pyro Fiend', '6/4/4', 'Its pump gives +2 DEF instead of +1.', {
  pump: { def: 2 },
});

const mysticChannel = pumper('Mystic Channel', '3/5/5', 'May pump another of your cards.', {
  pumpsOthers: true,
});

const lifeLeech = pumper('Life Leech', '2/6/6', 'Heals 1 when it pumps.', {
  healsWhenPumping: 1,
});

export const pumpers = [arcanePumper, windcharger, pyroFiend, mysticChannel, lifeLeech];
