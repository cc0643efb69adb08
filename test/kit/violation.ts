import { canonicalJson } from '../../src/modules/gameplay/domain/engine/canonical.js';
import type { Moment } from './moment.js';

/** A property of the contract does not hold; the message is enough to reproduce it. */
class ContractViolation extends Error {
  override readonly name = 'ContractViolation';
}

export const violation = ({ game, seed, seq }: Pick<Moment, 'game' | 'seed' | 'seq'>, claim: string) =>
  new ContractViolation(`${game.id} ${game.version}, seed "${seed}", after action ${seq}: ${claim}`);

/** What an observer or a disk would see of a value; NaN, functions and the like have no such text. */
export const text = (moment: Moment, what: string, value: unknown): string => {
  try {
    return canonicalJson(value);
  } catch (error) {
    throw violation(moment, `${what} is not plain JSON (${String(error)})`);
  }
};

export const mustEqual = (moment: Moment, claim: string, actual: unknown, expected: unknown): void => {
  if (actual === expected) return;
  const [found, wanted] = [text(moment, claim, actual), text(moment, claim, expected)];
  if (found !== wanted) throw violation(moment, `${claim}\n  expected ${wanted}\n  found    ${found}`);
};
