import type { CatalogueCard } from '../../../engine/deck.js';
import type { CardDefinition } from '../cards/definition.js';
import { DEFINITIONS } from '../cards/index.js';

export const CARD_SET = 'core';

export const isDeckCard = ({ rarity }: CardDefinition): boolean => rarity !== 'TOKEN';

/** The cards a deck may be built of. */
export const catalogue: readonly CatalogueCard[] = DEFINITIONS.filter(isDeckCard).map((definition, index) => ({
  id: definition.id,
  name: definition.name,
  set: CARD_SET,
  number: String(index + 1),
  text: definition.text,
  playable: true,
  kind: definition.kind,
  rarity: definition.rarity,
  ...(definition.kind === 'UNIT' && { power: definition.power }),
}));
