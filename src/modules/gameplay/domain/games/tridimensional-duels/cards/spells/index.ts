import { blindingFlash } from './blinding-flash.js';
import { defensiveBarrier } from './defensive-barrier.js';
import { elementalShift } from './elemental-shift.js';
import { healingWave } from './healing-wave.js';
import { manaDrain } from './mana-drain.js';
import { mindControl } from './mind-control.js';
import { mirrorImage } from './mirror-image.js';
import { petrify } from './petrify.js';
import { powerSurge } from './power-surge.js';
import { quicksand } from './quicksand.js';
import { sacrificialRitual } from './sacrificial-ritual.js';
import { speedBoost } from './speed-boost.js';
import { summonersCall } from './summoners-call.js';
import { teleport } from './teleport.js';
import { unholyFrenzy } from './unholy-frenzy.js';

export const spells = [
  powerSurge,
  healingWave,
  blindingFlash,
  defensiveBarrier,
  speedBoost,
  manaDrain,
  summonersCall,
  unholyFrenzy,
  teleport,
  quicksand,
  mirrorImage,
  petrify,
  sacrificialRitual,
  mindControl,
  elementalShift,
];
