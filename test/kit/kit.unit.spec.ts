import { describe, expect, it } from '@jest/globals';
import { visibleEvents } from '../../src/modules/gameplay/domain/engine/events.js';
import type { Game } from '../../src/modules/gameplay/domain/engine/game.js';
import { verdict } from '../../src/modules/gameplay/domain/engine/refusal.js';
import { ok } from '../../src/shared/domain/result.js';
import { firstDifference, playthroughsOf } from './golden.js';
import { playout } from './playout.js';
import { PROPERTIES } from './properties/index.js';
import { keepsSecrets } from './properties/secrecy.js';
import { shortRandomScript } from './random-script.js';
import { type SampleAction, sampleGame, type SampleState } from './sample-game.fixture.js';
import { pickSetup, setupOf } from './setup.js';
import { transcript } from './transcript.js';

type Sample = Game<SampleState, SampleAction, object>;

const check = (name: string, changes: Partial<Sample>) => () => {
  const game = { ...sampleGame, ...changes } as Game;
  for (let n = 1; n <= 30; n++) PROPERTIES[name](game, `self-${n}`);
};

let calls = 0;
const { apply, legalActions, parseAction, validate, view } = sampleGame;
const whenOver = (state: SampleState): boolean => state.result !== null;

const FAULTS: readonly (readonly [fault: string, property: string, says: string, changes: Partial<Sample>])[] = [
  [
    'a game that stands still',
    'comes to an end',
    'the game is not over after 20000 actions',
    { apply: (state) => ({ state, events: [] }) },
  ],
  [
    'a player left without a move',
    'comes to an end',
    'seat 0 is to act and has no legal action',
    { legalActions: () => [] },
  ],
  [
    'actions that outlive the game',
    'comes to an end',
    'PLAY is valid after the end',
    { validate: (state, action) => (whenOver(state) ? { valid: true } : validate(state, action)) },
  ],
  [
    'conceding bound to the turn',
    'can be conceded',
    'seat 1 cannot concede',
    {
      validate: (state, action) =>
        state.turn === action.seat
          ? validate(state, action)
          : verdict({ code: 'NOT_YOUR_TURN', message: 'It is not your turn' }),
    },
  ],
  [
    'a state that forgets a card on disk',
    'survives a restart after every action',
    'the restored state',
    { parseState: (json) => ok({ ...(json as SampleState), deck: [] }) },
  ],
  [
    'a state that is no JSON',
    'survives a restart after every action',
    '.* is not plain JSON',
    {
      apply: (state, action, random) => {
        const step = apply(state, action, random);
        return { ...step, state: Object.assign({}, step.state, { extra: NaN }) };
      },
    },
  ],
  [
    'chance that is not from the seed',
    'is deterministic',
    'the events, played again',
    {
      apply: (state, action, random) => {
        const step = apply(state, action, random);
        return { ...step, events: [...step.events, { type: 'CALLED', cause: 'PLAY', data: { calls: calls++ } }] };
      },
    },
  ],
  [
    'a card that is duplicated',
    'keeps its invariants',
    'broken invariants',
    {
      apply: (state, action, random) => {
        const step = apply(state, action, random);
        return { ...step, state: { ...step.state, deck: [...step.state.deck, 1] } };
      },
    },
  ],
  [
    'a broken rule that refuses a legal card',
    'lists only valid actions',
    'listed, but refused with CARD_NOT_IN_HAND',
    {
      validate: (state, action) =>
        state.hands[0].includes(5)
          ? verdict({ code: 'CARD_NOT_IN_HAND', message: 'The card is not in your hand' })
          : validate(state, action),
    },
  ],
  [
    'a broken rule that allows any card',
    'lists every valid action',
    'valid, but not listed as legal',
    { validate: (state, action) => (parseAction(action).ok ? { valid: true } : validate(state, action)) },
  ],
  [
    'a legal action left out of the list',
    'lists every valid action',
    'valid, but not listed as legal',
    { legalActions: (state, seat) => legalActions(state, seat).slice(0, 1) },
  ],
  [
    'a code that is not listed',
    'lists every valid action',
    'the code SURPRISE is not among',
    {
      validate: (state, action) => {
        const answer = validate(state, action);
        return answer.valid ? answer : { ...answer, code: 'SURPRISE' };
      },
    },
  ],
  [
    'a rule that throws on hostile data',
    'refuses malformed actions',
    'validate threw TypeError',
    { validate: (state, action) => (`${action.data}`.startsWith('!') ? { valid: true } : validate(state, action)) },
  ],
  [
    'a state taken on trust',
    'refuses malformed states and options',
    'parseState accepts',
    { parseState: (json) => ok(json as SampleState) },
  ],
  [
    'an apply that writes to its input',
    'never changes what it is given',
    'a frozen value was written to',
    {
      apply: (state, action, random) => {
        (state.played as unknown[]).push({ seat: action.seat, card: 0 });
        return apply(state, action, random);
      },
    },
  ],
  [
    'a view that leaks the deck',
    'keeps its secrets',
    'the view of 0 tells a secret',
    { view: (state, observer) => ({ shown: view(state, observer), next: state.deck[0] ?? null }) },
  ],
  [
    'a view that leaks by order',
    'keeps its secrets',
    'the view of .+ tells a secret',
    { view: (state, observer) => ({ shown: view(state, observer), order: [...state.hands[1]].sort()[0] < 4 }) },
  ],
  [
    'events that leak the drawn card',
    'keeps its secrets',
    'the events tell .+ a secret',
    { visibleEvents: (events) => visibleEvents(events, 'OMNISCIENT') },
  ],
  [
    'a refusal that leaks where a card is',
    'keeps its secrets',
    'a verdict tells seat . a secret',
    {
      validate: (state, action) => {
        const answer = validate(state, action);
        return answer.valid ? answer : { ...answer, details: { inDeck: state.deck.includes(3) } };
      },
    },
  ],
  [
    'a list of actions that leaks by its order',
    'keeps its secrets',
    'the legal actions of seat . tell a secret',
    {
      legalActions: (state, seat) =>
        state.hands[seat === 0 ? 1 : 0].includes(3)
          ? legalActions(state, seat).toReversed()
          : legalActions(state, seat),
    },
  ],
  [
    'a redeal that deals nothing',
    'keeps its secrets',
    'something is hidden from 0, but redeal never changes it',
    { redeal: (state) => state },
  ],
  [
    'a redeal that peeks',
    'keeps its secrets',
    'redeal for 0 depends on what is hidden',
    {
      redeal: (state, observer) => ({
        ...state,
        deck: observer === 'SPECTATOR' ? state.deck : state.deck.toReversed(),
      }),
    },
  ],
];

describe('the kit', () => {
  it.each(Object.keys(PROPERTIES))('finds nothing wrong with an honest game: %s', (name) =>
    expect(check(name, {})).not.toThrow(),
  );
  it.each(FAULTS)('catches %s', (_fault, name, says, changes) =>
    expect(check(name, changes)).toThrow(new RegExp(`^sample 1, seed .*: ${says}`)),
  );
  it('lets the rules show what was hidden', () => {
    const openDraws = {
      ...sampleGame,
      visibleEvents: (events) => visibleEvents(events, 'OMNISCIENT'),
    } as Sample as Game;
    expect(() => keepsSecrets(['CARD_DRAWN'])(openDraws, 'self-1')).not.toThrow();
  });
  it('has a fault for every property', () =>
    expect(Object.keys(PROPERTIES).filter((name) => !FAULTS.some((fault) => fault[1] === name))).toEqual([]));
  it('says how to reproduce a violation', () =>
    expect(check('comes to an end', { legalActions: () => [] })).toThrow(
      'sample 1, seed "self-1", after action 2: seat 0 is to act and has no legal action',
    ));
});

describe('setup', () => {
  const deck = (id: string) => ({ id, name: id, cards: [{ cardId: id, count: 60 }] });
  const withDecks = {
    ...sampleGame,
    optionsSchema: { type: 'object', properties: { pace: { enum: ['SLOW', 'FAST'] }, depth: { type: 'integer' } } },
    decks: { cards: [], readyDecks: [deck('fire'), deck('water')], violations: () => [] },
  } as Game;
  const picks = Array.from({ length: 40 }, (_, n) => pickSetup(withDecks, `s${n}`));

  it('is the same for the same seed', () => expect(pickSetup(withDecks, 's3')).toEqual(picks[3]));
  it('tries every value of an option, and none', () =>
    expect(new Set(picks.map(({ options }) => options.pace))).toEqual(new Set(['SLOW', 'FAST', undefined])));
  it('tries every pair of ready decks', () => expect(new Set(picks.map(({ decks }) => decks?.join())).size).toBe(4));
  it('gives each seat its cards', () =>
    expect(setupOf(withDecks, { options: {}, decks: ['fire', 'water'] }).decks?.map(([{ cardId }]) => cardId)).toEqual([
      'fire',
      'water',
    ]));
});

describe('playouts', () => {
  it('stop at their bound', () =>
    expect(() => [...playout(sampleGame as Game, 'bound', 3)]).toThrow('not over after 3 actions'));
});

describe('golden playthroughs', () => {
  const text = transcript(sampleGame as Game, shortRandomScript(sampleGame as Game, 'self'));
  const changed = (changes: Partial<Sample>) => firstDifference({ ...sampleGame, ...changes } as Game, text);

  it('replay what they tell', () => expect(changed({})).toBeNull());
  it('show private parts apart', () => expect(text).toMatch(/^ {4}only seat 0: \{"card":\d\}$/m));
  it('hold refusals', () => expect(text).toMatch(/^ {2}! [A-Z_]+: /m));
  it('name the first line that is told differently', () =>
    expect(changed({ apply: (state, action, random) => ({ ...apply(state, action, random), events: [] }) })).toMatch(
      /^line \d+\n {2}written {4}CARD_PLAYED/,
    ));
  it('notice a refusal that was none', () => expect(changed({ validate: () => ({ valid: true }) })).not.toBeNull());
  it('are missed where there are none', () => expect(playthroughsOf({ id: 'a-game-without-any' })).toEqual([]));
});
