import { spell } from '../definition.js';
import { ownMonster } from '../targets.js';

export const mirrorImage = spell(
  'Mirror Image',
  'Create a token of one of your monsters in your leftmost empty side cell: its base stats halved, no ability.',
  ownMonster,
  (effects, { targets: [original] }) => effects.createToken(original),
);
