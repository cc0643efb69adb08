import type { Effect } from '../../cards/effect.js';
import { readTest } from './conditions-asked.js';
import type { Scene } from './phrasing.js';
import { PHRASINGS } from './phrasings/index.js';

type Read = readonly Effect[] | null;

const asPrinted = (text: string, scene: Scene): Read => {
  for (const phrasing of PHRASINGS) {
    const slots = phrasing.reads(text);
    const effects = slots && phrasing.means(slots, scene);
    if (effects) return effects;
  }
  return null;
};

const OPENING: readonly Effect['op'][] = ['flip', 'flip-until-tails', 'if', 'choose', 'first'];

/** "Before doing damage, …": only what is carried out at once can be moved forward. */
const first = (text: string, scene: Scene): Read => {
  const found = /^before doing damage, (.*)$/i.exec(text);
  const effects = found && scene.attack && readClause(found[1], scene);
  return effects && effects.every(({ op }) => !OPENING.includes(op)) ? [{ op: 'first', effects }] : null;
};

const maybe = (text: string, scene: Scene): Read => {
  const found = /^you may (.*)$/i.exec(text);
  const effects = found && readClause(found[1], scene);
  if (!effects) return null;
  return [
    {
      op: 'choose',
      options: [
        { label: 'Yes', effects },
        { label: 'No', effects: [] },
      ],
    },
  ];
};

/** "If …, …" and "… if …". */
const onlyIf = (text: string, scene: Scene): Read => {
  const before = /^if (.*?), (.*)$/i.exec(text);
  const after = /^(.*) if (.*)$/i.exec(text);
  const [asked, done] = before ? [before[1], before[2]] : after ? [after[2], after[1]] : [];
  const test = asked === undefined ? null : readTest(asked);
  const then = test && readClause(done!, scene);
  return then && [{ op: 'if', test: test!, then }];
};

const JOINTS = /, and then |, and | and then |, then | and /gi;

/** No printed sentence joins more; each joint doubles the ways of reading it. */
const MOST_JOINTS = 4;

/** "… and …", where each half makes sense by itself. */
const joined = (text: string, scene: Scene): Read => {
  const joints = [...text.matchAll(JOINTS)];
  if (joints.length > MOST_JOINTS) return null;
  for (const { index, 0: joint } of joints) {
    const left = readClause(text.slice(0, index), scene);
    const right = left && readClause(text.slice(index + joint.length), scene);
    if (right) return [...left, ...right];
  }
  return null;
};

/** What one clause means; null where it is not understood in full. */
export const readClause = (text: string, scene: Scene): Read => {
  const said = text.replace(/^then,? /i, '');
  return (
    asPrinted(said, scene) ?? first(said, scene) ?? onlyIf(said, scene) ?? maybe(said, scene) ?? joined(said, scene)
  );
};
