import { SEATS, type Seat } from '../../../src/modules/gameplay/domain/engine/seat.js';
import { mutate } from '../mutations.js';
import type { Moment } from '../moment.js';
import { after, chanceOf, pickAction, playout } from '../playout.js';
import { mustEqual, text, violation } from '../violation.js';
import { judge } from './judging.js';
import { isSampled, type Property } from './property.js';

type Blind = Seat | 'SPECTATOR';
const OBSERVERS: readonly Blind[] = [...SEATS, 'SPECTATOR'];
const QUESTIONS_A_MOMENT = 6;

const same = (moment: Moment, what: string, here: unknown, there: unknown): boolean =>
  here === there || text(moment, what, here) === text(moment, what, there);

const checkRedeal = (moment: Moment, twin: Moment, observer: Blind): void => {
  const { game, state } = moment;
  const broken = game.invariants(twin.state);
  if (broken.length > 0) throw violation(moment, `redeal for ${observer} breaks invariants: ${broken.join('; ')}`);
  const parsed = game.parseState(JSON.parse(text(moment, 'the redealt state', twin.state)));
  if (!parsed.ok) throw violation(moment, `redeal for ${observer} gives no state: ${parsed.error.join('; ')}`);
  const deal = (from: object) => game.redeal(from, observer, chanceOf(moment, `deal-again-${observer}`));
  mustEqual(moment, `redeal for ${observer} depends on what is hidden`, deal(twin.state), deal(state));
};

/** Refusals are an oracle too: the same question gets the same answer in both worlds. */
const checkAnswers = (moment: Moment, twin: Moment, seat: Seat): void => {
  const { game } = moment;
  const legal = game.legalActions(moment.state, seat);
  mustEqual(moment, `the legal actions of seat ${seat} tell a secret`, game.legalActions(twin.state, seat), legal);
  if (legal.length === 0) return;
  const random = chanceOf(moment, `questions-${seat}`);
  const types = game.actions.map(({ type }) => type);
  for (let i = 0; i < QUESTIONS_A_MOMENT; i++) {
    const sent = { ...mutate(legal[random.int(legal.length)], legal, types, random), seat };
    mustEqual(moment, `a verdict tells seat ${seat} a secret`, judge(twin, sent), judge(moment, sent));
  }
};

/** The events an observer sees before the rules turn something face up. */
const untilShown = ({ game, events }: Moment, observer: Blind, shownByRule: readonly string[]) => {
  const visible = game.visibleEvents(events, observer);
  const shown = visible.findIndex(({ type }) => shownByRule.includes(type));
  return shown === -1 ? visible : visible.slice(0, shown);
};

/**
 * The same action in both worlds may well show something new, and then the views part. Where they do not, the events
 * may not either, up to the one by which the rules show what is hidden (it may have left no trace in the view).
 */
const checkEvents = (moment: Moment, twin: Moment, observer: Blind, shownByRule: readonly string[]): void => {
  const { game } = moment;
  const action = pickAction(moment);
  if (!action || !judge(twin, action).valid) return;
  const [here, there] = [after(moment, action), after(twin, action)];
  if (!same(moment, 'a view', game.view(here.state, observer), game.view(there.state, observer))) return;
  const [told, toldThere] = [here, there].map((world) => untilShown(world, observer, shownByRule));
  mustEqual(here, `the events tell ${observer} a secret`, toldThere, told);
};

/** Whether something is hidden from an observer, and whether it was ever dealt anew. */
interface Coverage {
  hidden: boolean;
  dealtAnew: boolean;
}

const checkMoment = (moment: Moment, observer: Blind, shownByRule: readonly string[], coverage: Coverage): void => {
  const { game } = moment;
  const state = game.redeal(moment.state, observer, chanceOf(moment, `deal-${observer}`));
  const twin: Moment = { ...moment, state };
  const view = game.view(moment.state, observer);
  mustEqual(moment, `the view of ${observer} tells a secret`, game.view(state, observer), view);
  mustEqual(moment, 'the status tells a secret', game.status(state), game.status(moment.state));
  coverage.hidden ||= !same(moment, 'a view', view, game.view(moment.state, 'OMNISCIENT'));
  coverage.dealtAnew ||= !same(moment, 'a state', state, moment.state);
  if (!isSampled(moment)) return;
  checkRedeal(moment, twin, observer);
  if (observer !== 'SPECTATOR') checkAnswers(moment, twin, observer);
  checkEvents(moment, twin, observer, shownByRule);
};

/**
 * Non-interference: two worlds that differ only in what an observer may not see are byte-identical to that observer –
 * view, status, legal actions, refusals and events. `shownByRule` names the events by which the rules show what was hidden.
 */
export const keepsSecrets =
  (shownByRule: readonly string[] = []): Property =>
  (game, seed) => {
    const coverage = OBSERVERS.map((): Coverage => ({ hidden: false, dealtAnew: false }));
    for (const moment of playout(game, seed)) {
      OBSERVERS.forEach((observer, index) => checkMoment(moment, observer, shownByRule, coverage[index]));
    }
    OBSERVERS.forEach((observer, index) => {
      const { hidden, dealtAnew } = coverage[index];
      if (hidden && !dealtAnew)
        throw violation({ game, seed, seq: 0 }, `something is hidden from ${observer}, but redeal never changes it`);
    });
  };
