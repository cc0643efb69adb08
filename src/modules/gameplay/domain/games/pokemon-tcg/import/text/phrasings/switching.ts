import { says, type Phrasing } from '../phrasing.js';

const THEIR = '(his or her|their)';
const DEFENDER =
  "(the Defending Pokémon|your opponent's Active Pokémon|their Active Pokémon|his or her Active Pokémon)";

export const switching: readonly Phrasing[] = [
  says('switch your Active Pokémon with 1 of your Benched Pokémon', () => ({ op: 'switch', side: 'OWN' })),
  /** An attacker is the Active Pokémon; the user of an ability need not be. */
  says('switch this Pokémon with 1 of your Benched Pokémon', (_, { attack }) =>
    attack ? { op: 'switch', side: 'OWN' } : null,
  ),
  says(`switch 1 of your opponent's Benched Pokémon with ${DEFENDER}`, () => ({ op: 'switch', side: 'OPPONENT' })),
  says(`your opponent switches ${DEFENDER} with 1 of ${THEIR} Benched Pokémon`, () => ({
    op: 'switch',
    side: 'OPPONENT',
    by: 'OPPONENT',
  })),
  says("switch out your opponent's Active Pokémon to the Bench", () => ({
    op: 'switch',
    side: 'OPPONENT',
    by: 'OPPONENT',
  })),
  says('(return|put) {who} and all cards attached to it (to|into) your hand', ({ who: target }) =>
    target === 'SELF' || (typeof target !== 'string' && target.side === 'OWN')
      ? { op: 'return-to-hand', target, attached: 'HAND' }
      : null,
  ),
  says(`your opponent returns ${DEFENDER} and all cards attached to it to ${THEIR} hand`, () => ({
    op: 'return-to-hand',
    target: 'DEFENDER',
    attached: 'HAND',
  })),
  says('put {who} into your hand and discard all cards attached to it', ({ who: target }) =>
    target === 'SELF' || (typeof target !== 'string' && target.side === 'OWN')
      ? { op: 'return-to-hand', target, attached: 'DISCARD' }
      : null,
  ),
  says('shuffle {who} and all cards attached to it into your deck', ({ who: target }) =>
    target === 'SELF' || (typeof target !== 'string' && target.side === 'OWN')
      ? { op: 'return-to-deck', target }
      : null,
  ),
];
