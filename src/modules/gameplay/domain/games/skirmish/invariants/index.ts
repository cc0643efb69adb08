import type { SkirmishState } from '../state.js';
import { choiceFaults } from './choice.js';
import { markFaults } from './marks.js';
import { ruleFaults } from './rules.js';
import { zoneFaults } from './zones.js';

/** The later checks look cards up and so need the zones to be sound. */
export const invariants = (state: SkirmishState): readonly string[] => {
  const misplaced = zoneFaults(state);
  if (misplaced.length > 0) return misplaced;
  const unregistered = ruleFaults(state);
  if (unregistered.length > 0) return [...unregistered, ...markFaults(state)];
  return [...markFaults(state), ...choiceFaults(state)];
};
