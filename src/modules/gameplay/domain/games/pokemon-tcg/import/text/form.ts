import { SLOTS, type Slots } from './slots.js';

/** A form is what a sentence looks like: `{slot}` for what varies, `[…]` for what may be missing, `(a|b)` for either. */
export type Form = (text: string) => Slots | null;

const SPECIAL = /[.+?^$*\\]/g;

const patternOf = (form: string, names: (keyof Slots)[]): string =>
  form
    .replace(SPECIAL, '\\$&')
    .replace(/\(/g, '(?:')
    .replace(/\[([^\]]*)\]/g, '(?:$1)?')
    .replace(/\{(\w+)\}/g, (_, name: keyof Slots) => {
      names.push(name);
      return `(${SLOTS[name].pattern})`;
    });

export const compile = (form: string): Form => {
  const names: (keyof Slots)[] = [];
  const pattern = new RegExp(`^${patternOf(form, names)}$`, 'i');
  return (text) => {
    const found = pattern.exec(text);
    if (!found) return null;
    const slots: Partial<Record<keyof Slots, unknown>> = {};
    for (const [index, name] of names.entries()) {
      const value = SLOTS[name].read(found[index + 1]);
      if (value === null) return null;
      slots[name] = value;
    }
    return slots as Slots;
  };
};
