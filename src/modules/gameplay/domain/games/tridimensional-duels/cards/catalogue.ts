import type { CatalogueCard } from '../../../engine/deck.js';
import type { Card } from '../state.js';
import { allRounders } from './all-rounders.js';
import { champions } from './champions.js';
import { defenders } from './defenders.js';
import type { CardDefinition, SpellDefinition, Traits } from './definition.js';
import { pumpers } from './pumpers.js';
import { spells } from './spells/index.js';

export const definitions: readonly CardDefinition[] = [
  ...champions,
  ...defenders,
  ...pumpers,
  ...allRounders,
  ...spells,
];

export { spells };

const byId = new Map(definitions.map((definition) => [definition.id, definition]));
const spellsById = new Map<string, SpellDefinition>(spells.map((spell) => [spell.id, spell]));
const NO_TRAITS: Traits = {};

export const definitionOf = (id: string): CardDefinition | undefined => byId.get(id);
export const spellOf = (card: Card): SpellDefinition | undefined => spellsById.get(card.definition);

/** A token has the look of its original and none of its abilities. */
export const traitsOf = (card: Card): Traits => {
  const definition = card.token ? undefined : byId.get(card.definition);
  return definition && definition.type !== 'SPELL' ? definition.traits : NO_TRAITS;
};

export const catalogue: readonly CatalogueCard[] = definitions.map((definition, index) => ({
  id: definition.id,
  name: definition.name,
  set: 'core',
  number: String(index + 1),
  text: definition.text,
  playable: true,
  type: definition.type,
  class: definition.type === 'MONSTER' ? definition.class : null,
  ...(definition.type === 'SPELL' ? {} : { stats: definition.stats }),
}));
