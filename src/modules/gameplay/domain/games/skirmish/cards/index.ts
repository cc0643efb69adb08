import type { DefinitionId } from '../model.js';
import { acolyte } from './acolyte.js';
import { apprentice } from './apprentice.js';
import { archer } from './archer.js';
import { assassinate } from './assassinate.js';
import { bard } from './bard.js';
import { champion } from './champion.js';
import type { CardDefinition, UnitDefinition } from './definition.js';
import { dragon } from './dragon.js';
import { energize } from './energize.js';
import { engineer } from './engineer.js';
import { fireball } from './fireball.js';
import { ghoul } from './ghoul.js';
import { hunter } from './hunter.js';
import { knight } from './knight.js';
import { mimic } from './mimic.js';
import { necromancer } from './necromancer.js';
import { noble } from './noble.js';
import { peacemaker } from './peacemaker.js';
import { priest } from './priest.js';
import { ranger } from './ranger.js';
import { repositioning } from './repositioning.js';
import { rogue } from './rogue.js';
import { rookie } from './rookie.js';
import { roots } from './roots.js';
import { scout } from './scout.js';
import { seed } from './seed.js';
import { sentinel } from './sentinel.js';
import { squire } from './squire.js';
import { strike } from './strike.js';
import { turret } from './turret.js';
import { unsummon } from './unsummon.js';
import { vampire } from './vampire.js';
import { veteran } from './veteran.js';
import { warden } from './warden.js';
import { warlock } from './warlock.js';
import { wizard } from './wizard.js';

/** Every card there is, tokens included. A new card is one file and one line here. */
export const DEFINITIONS: readonly CardDefinition[] = [
  acolyte,
  apprentice,
  archer,
  bard,
  champion,
  dragon,
  engineer,
  ghoul,
  hunter,
  knight,
  mimic,
  necromancer,
  noble,
  peacemaker,
  priest,
  ranger,
  rogue,
  rookie,
  roots,
  scout,
  sentinel,
  squire,
  turret,
  vampire,
  veteran,
  warden,
  warlock,
  wizard,
  assassinate,
  energize,
  fireball,
  repositioning,
  seed,
  strike,
  unsummon,
];

const BY_ID: ReadonlyMap<DefinitionId, CardDefinition> = new Map(
  DEFINITIONS.map((definition) => [definition.id, definition]),
);

export const findDefinition = (id: DefinitionId): CardDefinition | undefined => BY_ID.get(id);

/** Of a card in the game, which always has one. */
export const definitionOf = (id: DefinitionId): CardDefinition => BY_ID.get(id)!;

/** Of a card on the board, which is always a unit. */
export const unitDefinition = (id: DefinitionId): UnitDefinition => BY_ID.get(id) as UnitDefinition;

/** An action card has no power. */
export const printedPower = (definition: CardDefinition): number => (definition.kind === 'UNIT' ? definition.power : 0);
