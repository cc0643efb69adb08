import type { DeckCard, ReadyDeck } from '../../../engine/deck.js';

const list = (counts: Readonly<Record<string, number>>): readonly DeckCard[] =>
  Object.entries(counts).map(([cardId, count]) => ({ cardId, count }));

/** Between them the two hold every card of the game. */
export const readyDecks: readonly [ReadyDeck, ReadyDeck] = [
  {
    id: 'the-feast',
    name: 'The Feast',
    cards: list({
      dragon: 1,
      champion: 1,
      warlock: 2,
      vampire: 2,
      hunter: 2,
      noble: 1,
      acolyte: 3,
      apprentice: 3,
      veteran: 3,
      ghoul: 2,
      roots: 2,
      archer: 2,
      scout: 2,
      knight: 2,
      strike: 2,
    }),
  },
  {
    id: 'the-watch',
    name: 'The Watch',
    cards: list({
      necromancer: 1,
      assassinate: 1,
      sentinel: 2,
      warden: 1,
      rogue: 1,
      peacemaker: 1,
      mimic: 1,
      fireball: 1,
      bard: 2,
      engineer: 2,
      turret: 2,
      wizard: 2,
      rookie: 2,
      ranger: 2,
      priest: 1,
      energize: 2,
      seed: 2,
      repositioning: 2,
      unsummon: 1,
      strike: 1,
    }),
  },
];
