import { describe, expect, it } from '@jest/globals';
import { pokemonTcg, type PokemonState } from './index.js';
import { carryOut, id, table } from './table.fixture.js';

const parse = (state: unknown) => pokemonTcg.parseState(JSON.parse(JSON.stringify(state)));
const faultsOf = (state: unknown): string => {
  const parsed = parse(state);
  return parsed.ok ? '' : parsed.error.join('; ');
};
const sound = table({
  own: { active: { card: 'blaze-vixen', under: ['ember-fox'] }, bench: ['coal-imp'], hand: ['lasso'] },
});
const withOwn = (patch: Partial<PokemonState['players'][0]>): PokemonState => ({
  ...sound,
  players: [{ ...sound.players[0], ...patch }, sound.players[1]],
});
const choosing = carryOut(sound, [{ op: 'search-deck', filter: {}, count: 1, to: 'HAND' }]).state;

describe('a state from outside', () => {
  it.each([
    ['in the middle of a turn', sound],
    ['in the middle of an effect', choosing],
  ])('is accepted %s', (_, state) => expect(parse(state)).toEqual({ ok: true, value: state }));
  it.each<[string, string, unknown]>([
    ['is an object', 'expected an object', null],
    ['has no other fields', 'unknown field', { ...sound, cheat: 1 }],
    ['has every card in one place', 'in two places', withOwn({ discard: [id(0, 'lasso')] })],
    ['has every card in some place', 'in no place', withOwn({ hand: [] })],
    ['names cards that exist', 'no card', withOwn({ hand: ['c0nowhere'] })],
    ['keeps cards on their side', 'wrong side', withOwn({ hand: [id(0, 'lasso'), id(1, 'metal-energy')] })],
    [
      'has no more prizes than at the start',
      'more than at the start',
      { ...sound, options: { ...sound.options, prizes: 1 } },
    ],
    [
      'has an Active Pokémon during a turn',
      'active: missing',
      { ...withOwn({ active: null }), cards: withoutActive() },
    ],
    ['has a result once it is over', 'result', { ...sound, matchState: 'MATCH_ENDED' }],
    ['names whose turn it is', 'activeSeat', { ...sound, turn: 4 }],
    ['has fresh flags in the other turn', 'not fresh', otherFlags()],
    ['has conditions on the Active Pokémon only', 'condition on the Bench', conditionOnBench()],
    ['has nothing pending that its effect does not ask', 'not what its effect asks', otherQuestion()],
    ['has left to do what follows from what is pending', 'not what is left', { ...choosing, tasks: [] }],
    ['has nothing left undone', 'not what is left', { ...choosing, pending: [] }],
    ['has no unknown effect', 'unknown', { ...sound, definitions: { x: { ...card(), effects: [{ op: 'win' }] } } }],
    ['has definitions under their own ids', 'another id', { ...sound, definitions: { y: card() } }],
  ])('%s', (_, fault, state) => expect(faultsOf(state)).toContain(fault));
});

function card() {
  return {
    ...{
      id: 'x',
      set: 's',
      number: '1',
      name: 'X',
      regulationMark: null,
      supertype: 'TRAINER',
      kind: 'ITEM',
      text: '',
    },
    effects: [],
  };
}
function withoutActive() {
  const gone = [id(0, 'blaze-vixen'), id(0, 'ember-fox')];
  return Object.fromEntries(Object.entries(sound.cards).filter(([card]) => !gone.includes(card)));
}
function otherQuestion(): unknown {
  return { ...choosing, pending: [{ ...choosing.pending[0], max: 2 }] };
}
function otherFlags(): PokemonState {
  const [own, other] = sound.players;
  return { ...sound, players: [own, { ...other, flags: { ...other.flags, retreated: true } }] };
}
function conditionOnBench(): unknown {
  const imp = id(0, 'coal-imp');
  return { ...sound, cards: { ...sound.cards, [imp]: { ...sound.cards[imp], conditions: ['BURNED'] } } };
}

describe('an action from outside', () => {
  it.each<[unknown, unknown]>([
    ['DANCE', {}],
    [7, {}],
    ['constructor', {}],
    ['ATTACK', {}],
    ['ATTACK', { attackIndex: -1 }],
    ['ATTACK', { attackIndex: 0.5 }],
    ['ATTACK', { attackIndex: 0, cheat: true }],
    ['ATTACK', []],
    ['RETREAT', { target: 'c1', energyIds: 'c2' }],
    ['SET_ACTIVE_POKEMON', {}],
    ['SET_ACTIVE_POKEMON', { cardId: 'c1', target: 'c1' }],
    ['ANSWER_CHOICE', { choice: { 0: 'c1' } }],
    ['DISCARD_CARDS', { cardIds: [] }],
    ['END_TURN', { now: true }],
  ])('%j with %j is INVALID_ACTION', (type, data) =>
    expect(pokemonTcg.validate(sound, { type, seat: 0, data })).toMatchObject({ code: 'INVALID_ACTION' }),
  );
  it('null counts as absent', () =>
    expect(pokemonTcg.parseAction({ type: 'ATTACK', seat: 0, data: { attackIndex: 0, choices: null } })).toEqual({
      ok: true,
      value: { type: 'ATTACK', seat: 0, data: { attackIndex: 0 } },
    }));
});
