import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Op } from './cards/effect.js';
import { starterCards } from '../../../../../../seeds/pokemon-tcg/starter-set.js';
import type { JsonObject } from '../../engine/json.js';
import { seededRandom } from '../../engine/random.js';
import { opponentOf, SEATS, type Seat } from '../../engine/seat.js';
import type { CardDefinition } from './cards/card-definition.js';
import { definitionById, pokemonOf } from './board.js';
import type { Operation } from './effects/operation.js';
import { OPERATIONS } from './effects/vocabulary.js';
import { pokemonTcg, type PokemonOptions, type PokemonState } from './index.js';
import { BROKEN_RULES, REFUSAL_CODES } from './refusals.js';
import { playout, type Moment } from './playout.fixture.js';

/** Random matches of the ready decks, in the course of which everything must have happened that can happen. */

const GAMES = process.env.OPENTCG_TEST_LONG === '1' ? 2000 : 200;
const PROBE_ONCE_IN = 2;
const LONG = 30 * 60_000;

const OPS = Object.keys(OPERATIONS) as Op[];
const OPERATION_LIST = OPS.map((op) => OPERATIONS[op] as unknown as Operation<Op>);

const optionsOf = (game: number): Partial<PokemonOptions> => ({
  prizes: [6, 3, 1, 2][game % 4],
  handLimit: game % 5 === 0 ? 7 : null,
  mulliganBonus: game % 7 !== 0,
  suddenDeath: game % 2 === 0,
  startGameRules: game % 3 === 0 ? [{ type: 'HAS_ENERGY_CARD', minCount: 2 }] : [],
});

/** What a card is for: its attacks, its ability, being played, attached or put into play. */
const usesOf = (card: CardDefinition): string[] => {
  if (card.supertype !== 'POKEMON') return [card.id];
  const ability = card.ability && card.ability.effects.length > 0 ? [`${card.id}: ${card.ability.name}`] : [];
  return [...ability, ...card.attacks.map(({ name }) => `${card.id}: ${name}`)];
};

const missing = {
  uses: new Set(starterCards.flatMap(usesOf)),
  operations: new Set<string>(Object.keys(OPERATIONS)),
  codes: new Set<string>(Object.keys(REFUSAL_CODES)),
  rules: new Set<string>(Object.keys(BROKEN_RULES)),
  endings: new Set(['PRIZES', 'NO_POKEMON', 'DECK_OUT', 'CONCEDE']),
};
const faults: string[] = [];

const recordUses = ({ before, events }: Moment): void => {
  for (const { type, data } of events) {
    if (type === 'TRAINER_PLAYED' || type === 'ENERGY_ATTACHED') missing.uses.delete(String(data.definition));
    const used = type === 'ATTACK_DECLARED' ? data.attack : type === 'ABILITY_USED' ? data.ability : null;
    if (used !== null) missing.uses.delete(`${before.cards[String(data.pokemon)].definition}: ${String(used)}`);
  }
};

/** Everything one might try with what is on the table, sensible or not. */
const attempts = (state: PokemonState, seat: Seat): { type: string; data?: JsonObject }[] => {
  const { hand, active } = state.players[seat];
  const [target, ...others] = pokemonOf(state, seat);
  const attached = active === null ? [] : (state.cards[active] as { attached?: readonly string[] }).attached!;
  const cards = hand.flatMap((cardId) => [
    { type: 'PLAY_POKEMON', data: { cardId } },
    { type: 'PLAY_TRAINER', data: { cardId } },
    { type: 'SET_ACTIVE_POKEMON', data: { cardId } },
    ...[target, ...others].flatMap((pokemon) => [
      { type: 'ATTACH_ENERGY', data: { cardId, target: pokemon } },
      { type: 'EVOLVE_POKEMON', data: { cardId, target: pokemon } },
    ]),
  ]);
  const retreats = [attached, attached.slice(0, 1), attached.slice(0, 2), []].map((energyIds) => ({
    type: 'RETREAT',
    data: { target: others[0] ?? 'c0', energyIds },
  }));
  return [
    ...cards,
    ...retreats,
    ...[target, ...others].map((pokemonId) => ({ type: 'USE_ABILITY', data: { pokemonId } })),
    ...[0, 1].map((attackIndex) => ({ type: 'ATTACK', data: { attackIndex } })),
    ...[1, 40].map((count) => ({ type: 'DRAW_MULLIGAN_BONUS', data: { count } })),
    { type: 'DRAW_INITIAL_CARDS' },
    { type: 'COMPLETE_INITIAL_SETUP' },
    { type: 'END_TURN', data: { unknown: 1 } },
    { type: 'SELECT_PRIZE', data: { index: 5 } },
  ];
};

const probe = (state: PokemonState): void => {
  const [toAct = 0] = pokemonTcg.status(state).toAct;
  const seats = state.turn === 0 ? SEATS : [toAct];
  const tries = seats.flatMap((seat) => attempts(state, seat).map((action) => ({ ...action, seat })));
  for (const action of [...tries, { type: 'END_TURN', seat: opponentOf(toAct) }]) {
    const verdict = pokemonTcg.validate(state, action);
    if (verdict.valid) continue;
    missing.codes.delete(verdict.code);
    missing.rules.delete(String(verdict.details?.rule));
  }
};

const play = (game: number): void => {
  const chance = seededRandom(`probe-${game}`, 0);
  let last: Moment | undefined;
  for (const moment of playout(`match-${game}`, optionsOf(game))) {
    recordUses(moment);
    faults.push(...pokemonTcg.invariants(moment.state).map((fault) => `match-${game}: ${fault}`));
    if (chance.int(PROBE_ONCE_IN) === 0) probe(moment.state);
    last = moment;
  }
  missing.endings.delete(last!.state.result!.reason);
};

describe(`${GAMES} random matches of the ready decks`, () => {
  const originals = OPERATION_LIST.map((operation) => operation.resolve);
  beforeAll(() => {
    OPERATION_LIST.forEach((operation, index) => {
      operation.resolve = (...call) => {
        missing.operations.delete(OPS[index]);
        return originals[index](...call);
      };
    });
    for (let game = 0; game < GAMES; game++) play(game);
  }, LONG);
  afterAll(() => OPERATION_LIST.forEach((operation, index) => (operation.resolve = originals[index])));

  it('all end without breaking an invariant', () => expect(faults).toEqual([]));
  it('end by every win condition', () => expect([...missing.endings]).toEqual([]));
  it('use every attack, ability, Trainer and Energy', () => expect([...missing.uses]).toEqual([]));
  it('resolve every operation', () => expect([...missing.operations]).toEqual([]));
  it('meet every refusal code', () => expect([...missing.codes]).toEqual([]));
  it('break every rule', () => expect([...missing.rules]).toEqual([]));
});

it('every ready deck names only cards that exist', () => {
  const names = pokemonTcg.decks!.readyDecks.flatMap(({ cards }) => cards.map(({ cardId }) => cardId));
  expect(() => names.map((name) => definitionById({ definitions: {} }, name))).not.toThrow();
});
