import type { UntrustedAction } from '../../../src/modules/gameplay/domain/engine/action.js';
import { SEATS } from '../../../src/modules/gameplay/domain/engine/seat.js';
import { HOSTILE_VALUES } from '../hostile-values.js';
import { pathsOf, replaceAt } from '../mutations.js';
import type { Moment } from '../moment.js';
import { chanceOf, openingOf } from '../playout.js';
import { violation } from '../violation.js';
import { judge, mustBeListed } from './judging.js';
import { often, type Property } from './property.js';

/** Hostile values as the type, as the data and in every place inside the data of a legal action. */
const hostileActions = (moment: Moment): UntrustedAction[] => {
  const { game, state } = moment;
  const random = chanceOf(moment, 'hostile');
  return SEATS.flatMap((seat) => {
    const legal = game.legalActions(state, seat);
    const model = legal.length > 0 ? legal[random.int(legal.length)] : { type: game.actions[0].type, seat, data: {} };
    const paths = pathsOf(model.data);
    const { type } = game.actions[random.int(game.actions.length)];
    return HOSTILE_VALUES.flatMap((value): UntrustedAction[] => [
      { type: value, seat, data: model.data },
      { type, seat, data: value },
      { ...model, data: replaceAt(model.data, paths[random.int(paths.length)], value) },
    ]);
  });
};

/** No value from outside makes the rules throw, and none of the wrong shape is accepted. */
export const refusesMalformedActions = often((moment) => {
  for (const action of hostileActions(moment)) if (judge(moment, action).valid) mustBeListed(moment, action);
  if (Object.hasOwn(Object.prototype, 'polluted')) throw violation(moment, 'a prototype was polluted');
});

const mustNotThrow = <T>(moment: Moment, what: string, run: () => T): T => {
  try {
    return run();
  } catch (error) {
    throw violation(moment, `${what} threw ${String(error)}`);
  }
};

/** States and options from outside are refused with reasons wherever a hostile value stands in them. */
export const refusesMalformedStates: Property = (game, seed) => {
  const moment = openingOf(game, seed);
  const random = chanceOf(moment, 'hostile-state');
  const paths = pathsOf(moment.state);
  for (const value of HOSTILE_VALUES) {
    const options = mustNotThrow(moment, 'parseOptions', () => game.parseOptions(value));
    if (!options.ok && options.error.length === 0) throw violation(moment, 'options refused without a reason');
    const whole = mustNotThrow(moment, 'parseState', () => game.parseState(value));
    if (whole.ok) throw violation(moment, `parseState accepts ${JSON.stringify(value)?.slice(0, 100)}`);
    if (whole.error.length === 0) throw violation(moment, 'a state refused without a reason');
    const changed = replaceAt(moment.state, paths[random.int(paths.length)], value);
    const parsed = mustNotThrow(moment, 'parseState', () => game.parseState(changed));
    if (parsed.ok && game.invariants(parsed.value).length > 0)
      throw violation(moment, 'parseState accepts a state that breaks an invariant');
  }
};
