import { describe, expect, it } from '@jest/globals';
import { seededRandom } from '../../gameplay/domain/engine/random.js';
import { games } from '../../gameplay/domain/games/index.js';
import { demoChoice, eagerChoice } from './demo-choice.js';

const LONGEST = 5_000;

describe('the demo player', () => {
  it('seldom passes while it can do something', () => {
    const actions = [{ type: 'PASS' }, { type: 'PLAY_CARD' }, { type: 'END_TURN' }];
    const taken = Array.from({ length: 200 }, (_, i) => eagerChoice(actions, seededRandom('eager', i)).type);
    expect(taken.filter((type) => type === 'PLAY_CARD').length).toBeGreaterThan(150);
    expect(taken).toContain('PASS');
  });

  it('passes where nothing else is open', () =>
    expect(eagerChoice([{ type: 'PASS' }], seededRandom('s', 0)).type).toBe('PASS'));

  it.each(games)('plays $name against itself to the end with valid actions', (game) => {
    const options = game.parseOptions(undefined);
    if (!options.ok) throw new Error(options.error.join());
    const ready = game.decks?.readyDecks;
    const decks = ready ? ([ready[0].cards, ready[1].cards] as const) : null;
    let { state } = game.initialState({ options: options.value, decks }, seededRandom('demo', 0));
    let moves = 0;
    for (; game.status(state).outcome === null && moves < LONGEST; moves++) {
      const [seat] = game.status(state).toAct;
      const action = demoChoice(game, state, seat, seededRandom('choice', moves))!;
      expect(game.validate(state, action)).toMatchObject({ valid: true });
      state = game.apply(state, action, seededRandom('demo', moves + 1)).state;
    }
    expect(moves).toBeLessThan(LONGEST);
  });
});
