import type { Phrasing } from '../phrasing.js';
import { cards } from './cards.js';
import { conditions } from './conditions.js';
import { damage } from './damage.js';
import { energy } from './energy.js';
import { healing } from './healing.js';
import { protection } from './protection.js';
import { switching } from './switching.js';

/** Every way of saying something that is understood. */
export const PHRASINGS: readonly Phrasing[] = [
  ...damage,
  ...conditions,
  ...energy,
  ...healing,
  ...cards,
  ...switching,
  ...protection,
];
