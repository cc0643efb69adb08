import type { Action } from '../../../src/modules/gameplay/domain/engine/action.js';
import type { Game } from '../../../src/modules/gameplay/domain/engine/game.js';
import { SEATS } from '../../../src/modules/gameplay/domain/engine/seat.js';
import { mutate } from '../mutations.js';
import type { Moment } from '../moment.js';
import { chanceOf, playout } from '../playout.js';
import { mustEqual, text, violation } from '../violation.js';
import { judge, mustBeListed, show } from './judging.js';
import { always, type Property } from './property.js';

const MUTANTS_A_MOMENT = 8;
const POOL_SIZE = 200;

const checkListed = (moment: Moment, action: Action, types: ReadonlySet<string>): void => {
  const { game, state } = moment;
  if (action.type === 'CONCEDE') throw violation(moment, 'CONCEDE is listed');
  if (!types.has(action.type)) throw violation(moment, `the type of ${show(action)} is not described`);
  const verdict = judge(moment, action);
  if (!verdict.valid) throw violation(moment, `listed, but refused with ${verdict.code}: ${show(action)}`);
  const parsed = game.parseAction(action);
  if (!parsed.ok) throw violation(moment, `listed, but malformed: ${show(action)}`);
  mustEqual(moment, 'the normal form of a listed action', game.normalForm(state, parsed.value), action);
};

/** What is listed is valid, in normal form, without repetition and in the same order each time. */
export const listsOnlyValidActions: Property = (game, seed) => {
  const types = new Set(game.actions.map(({ type }) => type));
  always((moment) => {
    for (const seat of SEATS) {
      const legal = game.legalActions(moment.state, seat);
      mustEqual(moment, 'the legal actions, listed again', game.legalActions(moment.state, seat), legal);
      if (legal.some((action) => action.seat !== seat))
        throw violation(moment, `a listed action is not of seat ${seat}`);
      if (new Set(legal.map((action) => text(moment, 'a legal action', action))).size !== legal.length)
        throw violation(moment, 'a legal action is listed twice');
      for (const action of legal) checkListed(moment, action, types);
    }
  })(game, seed);
};

/** Actions of this moment and of earlier ones, which have mostly gone stale. */
const rememberLegal = (game: Game, state: object, pool: Action[], pickIndex: (bound: number) => number): void => {
  for (const action of SEATS.flatMap((seat) => game.legalActions(state, seat))) {
    if (pool.length < POOL_SIZE) pool.push(action);
    else if (pickIndex(4) === 0) pool[pickIndex(POOL_SIZE)] = action;
  }
};

/** Whatever is valid is listed: mutants of legal actions and stale ones are refused with a code, or are legal themselves. */
export const listsEveryValidAction: Property = (game, seed) => {
  const types = game.actions.map(({ type }) => type);
  const pool: Action[] = [];
  for (const moment of playout(game, seed)) {
    const random = chanceOf(moment, 'mutants');
    rememberLegal(game, moment.state, pool, random.int);
    for (let i = 0; i < MUTANTS_A_MOMENT; i++) {
      const action = pool[random.int(pool.length)];
      const sent = random.int(3) === 0 ? action : mutate(action, pool, types, random);
      if (judge(moment, sent).valid) mustBeListed(moment, sent);
    }
  }
};
