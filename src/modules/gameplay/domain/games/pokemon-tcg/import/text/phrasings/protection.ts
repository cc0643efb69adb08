import { says, type Phrasing } from '../phrasing.js';

const NEXT = "during your opponent's next turn";

/** All of this holds for one turn, so it needs a moment at which it begins: an attack. */
export const protection: readonly Phrasing[] = [
  says(`${NEXT}[,] prevent all damage done to this Pokémon[ by attacks]`, (_, { attack }) =>
    attack ? { op: 'prevent-damage', amount: 'ALL' } : null,
  ),
  says(`prevent all damage done to this Pokémon [by attacks ]${NEXT}`, (_, { attack }) =>
    attack ? { op: 'prevent-damage', amount: 'ALL' } : null,
  ),
  says(`${NEXT}, this Pokémon takes {damage} less damage from attacks`, ({ damage: amount }, { attack }) =>
    attack ? { op: 'prevent-damage', amount } : null,
  ),
  says(
    `${NEXT}, any damage done to this Pokémon by attacks is reduced by {damage}`,
    ({ damage: amount }, { attack }) => (attack ? { op: 'prevent-damage', amount } : null),
  ),
  says(`(${NEXT}, the Defending Pokémon can't attack|the Defending Pokémon can't attack ${NEXT})`, (_, { attack }) =>
    attack ? { op: 'cannot-attack', target: 'DEFENDER' } : null,
  ),
  says(`(${NEXT}, the Defending Pokémon can't retreat|the Defending Pokémon can't retreat ${NEXT})`, (_, { attack }) =>
    attack ? { op: 'cannot-retreat', target: 'DEFENDER' } : null,
  ),
  says(
    "(this Pokémon can't attack during your next turn|during your next turn, this Pokémon can't attack)",
    (_, { attack }) => (attack ? { op: 'cannot-attack', target: 'SELF' } : null),
  ),
  says("during your next turn, this Pokémon's attacks do {damage} more damage", ({ damage: amount }, { attack }) =>
    attack ? { op: 'boost-next-turn', amount } : null,
  ),
];
