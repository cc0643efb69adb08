import { spell } from '../definition.js';
import { oneOrTwoMonsters } from '../targets.js';

export const teleport = spell(
  'Teleport',
  'Two monsters of one side change places, or one monster moves to the other side cell if that is empty.',
  oneOrTwoMonsters,
  (effects, { targets: [first, second] }) =>
    second === undefined ? effects.moveToOtherSide(first) : effects.swap(first, second),
);
