import { describe, expect, it } from '@jest/globals';
import { foldLog } from '../tournament/evolve.js';
import { cupEvent, openEvent } from './demo-events.js';

const settings = {
  name: 'Cup',
  game: 'azul',
  format: { kind: 'SWISS', topCut: 8 },
  organizerId: 'o',
  seed: 'demo',
} as const;
const players = Array.from({ length: 32 }, (_, i) => ({ entrantId: `e${i}`, accountId: `a${i}`, name: `P${i}` }));
const entries = (deeds: ReturnType<typeof openEvent>) => deeds.map((deed, i) => ({ seq: i + 1, deed }));

describe('the demonstration', () => {
  const deeds = cupEvent(settings, players);
  const state = foldLog('cup', entries(deeds));

  it('stands in the quarter-finals of a cup', () => {
    expect(state.rounds.map(({ phase }) => phase)).toEqual([0, 0, 0, 0, 0, 1]);
    expect(state.rounds[5].pairings.map(({ result }) => result !== null)).toEqual([true, true, false, false]);
  });
  it('has a drop, byes and a correction', () => {
    expect(state.entrants.filter((entrant) => entrant.state === 'DROPPED')).toHaveLength(1);
    expect(state.rounds[1].pairings.some(({ result }) => result?.source === 'BYE')).toBe(true);
    expect(deeds.filter(({ type }) => type === 'RESULT_CORRECTED')).toHaveLength(1);
  });
  it('is the same every time', () => expect(cupEvent(settings, players)).toEqual(deeds));
  it('has an event open for registration', () => {
    expect(foldLog('open', entries(openEvent(settings))).status).toBe('REGISTRATION');
  });
});
