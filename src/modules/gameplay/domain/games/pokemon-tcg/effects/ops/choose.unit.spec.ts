import { describe, expect, it } from '@jest/globals';
import { activeOf, act, carryOut, table } from '../../table.fixture.js';

describe('choose', () => {
  const effects = (by: 'OWN' | 'OPPONENT') =>
    [
      {
        op: 'choose',
        by,
        options: [
          { label: 'burn', effects: [{ op: 'condition', condition: 'BURNED' }] },
          { label: 'poison', effects: [{ op: 'condition', condition: 'POISONED' }] },
        ],
      },
    ] as const;
  it.each([
    ['OWN', 0],
    ['OPPONENT', 1],
  ] as const)('asks %s', (by, seat) =>
    expect(carryOut(table(), effects(by)).state.pending).toEqual([
      { kind: 'EFFECT', seat, cause: 'TEST', from: { zone: 'OPTIONS', labels: ['burn', 'poison'] }, min: 1, max: 1 },
    ]),
  );
  it('opens into the chosen option', () => {
    const asked = carryOut(table(), effects('OWN')).state;
    const { state } = act(asked, { type: 'ANSWER_CHOICE', data: { choice: 1 } });
    expect(activeOf(state, 1).conditions).toEqual(['POISONED']);
  });
  it('takes an answer that was sent along', () =>
    expect(activeOf(carryOut(table(), effects('OWN'), { answers: [0] }).state, 1).conditions).toEqual(['BURNED']));
  it('asks where the answer sent along does not fit', () =>
    expect(carryOut(table(), effects('OWN'), { answers: [7] }).state.pending).toHaveLength(1));
});
