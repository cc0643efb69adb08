import { describe, expect, it } from '@jest/globals';
import { seededRandom } from '../../engine/random.js';
import { DEFINITIONS } from './cards/index.js';
import { skirmish } from './index.js';
import { REFUSAL_CODES } from './refusal-codes.js';
import { playRandomly } from './test-play.js';
import { probe } from './test-probes.js';

const MOST_GAMES = 400;
const PROBES = 10;

/** In play the turn never stays with a player who is done; only a state written down by hand shows it. */
const OUT_OF_REACH = ['PLAYER_DONE'];

/** Events that every card brings about by being played, and none by what its text says. */
const PLAIN = new Set(['CARD_PLAYED', 'UNIT_DEPLOYED', 'UNIT_DIED', 'UNIT_CONSUMED', 'CHOICE_OPENED']);

/** Cards whose text forbids, changes the winner, or only says how they are deployed. */
const WITHOUT_EFFECTS = new Set([
  'champion',
  'dragon',
  'peacemaker',
  'rogue',
  'sentinel',
  'squire',
  'veteran',
  'warden',
]);

describe('random games, played until everything has happened', () => {
  it('use every card, carry out every text and produce every refusal', () => {
    const unplayed = new Set(DEFINITIONS.map(({ id }) => id));
    const unused = new Set(DEFINITIONS.map(({ id }) => id).filter((id) => !WITHOUT_EFFECTS.has(id)));
    const unrefused = new Set(Object.keys(REFUSAL_CODES).filter((code) => !OUT_OF_REACH.includes(code)));
    unused.add('DETERMINE_TERRAIN_WINNER');
    const missing = (): string[] => [...unplayed, ...unused, ...unrefused];
    for (let game = 0; game < MOST_GAMES && missing().length > 0; game++) {
      const chance = seededRandom(`coverage-${game}`, 1);
      const ask = (state: Parameters<typeof probe>[0]): void => {
        for (let count = 0; count < PROBES; count++) {
          const verdict = skirmish.validate(state, probe(state, chance));
          if (!verdict.valid) unrefused.delete(verdict.code);
        }
      };
      const { state } = playRandomly(`coverage-${game}`, (before, _, __, events) => {
        ask(before);
        for (const { type, cause, data } of events) {
          if (type === 'CARD_PLAYED' || type === 'TOKEN_CREATED') unplayed.delete(String(data.definition));
          if (!PLAIN.has(type) || (type === 'UNIT_DEPLOYED' && cause !== data.definition)) unused.delete(cause);
        }
      });
      ask(state);
    }
    expect(missing()).toEqual([]);
  });
});
