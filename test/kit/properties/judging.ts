import type { UntrustedAction } from '../../../src/modules/gameplay/domain/engine/action.js';
import { canonicalJson } from '../../../src/modules/gameplay/domain/engine/canonical.js';
import type { Verdict } from '../../../src/modules/gameplay/domain/engine/refusal.js';
import type { Moment } from '../moment.js';
import { violation } from '../violation.js';

/** Says what was sent, hostile values included, without ever failing itself. */
export const show = ({ type, seat, data }: UntrustedAction): string => {
  try {
    return `${JSON.stringify(type)} of seat ${seat} with ${JSON.stringify(data)?.slice(0, 300)}`;
  } catch {
    return `an action of seat ${seat} that has no JSON`;
  }
};

/** The verdict of `validate`, which must neither throw nor answer a code that the game does not list. */
export const judge = (moment: Moment, action: UntrustedAction): Verdict => {
  const { game, state } = moment;
  let verdict: Verdict;
  try {
    verdict = game.validate(state, action);
  } catch (error) {
    throw violation(moment, `validate threw ${String(error)} on ${show(action)}`);
  }
  if (!verdict.valid && !Object.hasOwn(game.refusalCodes, verdict.code))
    throw violation(moment, `the code ${verdict.code} is not among the game's refusal codes (${show(action)})`);
  if (!verdict.valid && verdict.severity === 'CRITICAL')
    throw violation(moment, `a critical refusal provoked from outside by ${show(action)}`);
  return verdict;
};

/** A valid action must stand in the list of legal ones, in its normal form. */
export const mustBeListed = (moment: Moment, sent: UntrustedAction): void => {
  const { game, state } = moment;
  const parsed = game.parseAction(sent);
  if (!parsed.ok) throw violation(moment, `validate accepts, but parseAction refuses ${show(sent)}`);
  if (parsed.value.type === 'CONCEDE') return;
  const normal = canonicalJson(game.normalForm(state, parsed.value));
  const legal = game.legalActions(state, sent.seat);
  if (!legal.some((action) => canonicalJson(action) === normal))
    throw violation(moment, `valid, but not listed as legal: ${show(sent)}`);
};
