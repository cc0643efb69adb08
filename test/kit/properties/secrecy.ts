import type { Game } from '../../../src/modules/gameplay/domain/engine/game.js';
import { type Observer, SEATS, type Seat } from '../../../src/modules/gameplay/domain/engine/seat.js';
import { mutate } from '../mutations.js';
import { after, chanceOf, type Moment, pickAction, playout } from '../playout.js';
import { mustEqual, text, violation } from '../violation.js';
import { judge } from './judging.js';
import type { Property } from './property.js';

type Blind = Seat | 'SPECTATOR';
const OBSERVERS: readonly Blind[] = [...SEATS, 'SPECTATOR'];
const QUESTIONS_A_MOMENT = 6;

const same = (moment: Moment, what: string, here: unknown, there: unknown): boolean =>
  text(moment, what, here) === text(moment, what, there);

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

/**
 * The same action in both worlds may well show something new, and then the views part. Where they do not, the events
 * may not either – except for those by which the rules show a card that is hidden again at once.
 */
const checkEvents = (moment: Moment, twin: Moment, observer: Blind, shownByRule: ReadonlySet<string>): void => {
  const { game } = moment;
  const action = pickAction(moment);
  if (!action || !judge(twin, action).valid) return;
  const [here, there] = [after(moment, action), after(twin, action)];
  if (!same(moment, 'a view', game.view(here.state, observer), game.view(there.state, observer))) return;
  const visible = ({ events }: Moment) =>
    game.visibleEvents(events, observer).filter(({ type }) => !shownByRule.has(type));
  mustEqual(here, `the events tell ${observer} a secret`, visible(there), visible(here));
};

const seesEverything = (game: Game, moment: Moment, observer: Observer): boolean =>
  same(moment, 'a view', game.view(moment.state, observer), game.view(moment.state, 'OMNISCIENT'));

/**
 * Non-interference: two worlds that differ only in what an observer may not see are byte-identical to that observer –
 * view, status, legal actions, refusals and events. `shownByRule` names the events that show a card for a moment only.
 */
export const keepsSecrets =
  (shownByRule: readonly string[] = []): Property =>
  (game, seed) => {
    const exempt = new Set(shownByRule);
    for (const observer of OBSERVERS) {
      let hidesSomething = false;
      let dealsAnew = false;
      for (const moment of playout(game, seed)) {
        const state = game.redeal(moment.state, observer, chanceOf(moment, `deal-${observer}`));
        const twin: Moment = { ...moment, state };
        hidesSomething ||= !seesEverything(game, moment, observer);
        dealsAnew ||= !same(moment, 'a state', state, moment.state);
        mustEqual(
          moment,
          `the view of ${observer} tells a secret`,
          game.view(state, observer),
          game.view(moment.state, observer),
        );
        mustEqual(moment, 'the status tells a secret', game.status(state), game.status(moment.state));
        if (moment.seq % 3 !== 0) continue;
        checkRedeal(moment, twin, observer);
        if (observer !== 'SPECTATOR') checkAnswers(moment, twin, observer);
        checkEvents(moment, twin, observer, exempt);
      }
      if (hidesSomething && !dealsAnew)
        throw violation({ game, seed, seq: 0 }, `something is hidden from ${observer}, but redeal never changes it`);
    }
  };
