import { describe, expect, it } from '@jest/globals';
import { isDeploymentAllowed, isTargetingAllowed, type SkirmishState } from '../index.js';
import { activate, cast, choose, deploy, follow, pass, restored } from '../test-actions.js';
import { enemy, given, own, type Given } from '../test-states.js';

const bardTo = (state: SkirmishState, terrain: number): boolean =>
  isDeploymentAllowed(state, { definition: 'bard', owner: 0 }, own(terrain));

const open = (state: SkirmishState): number[] => [0, 1, 2, 3, 4].filter((terrain) => bardTo(state, terrain));

const SENTINEL: Given = { enemy: [null, 'sentinel'], hand: ['unsummon', 'strike', 'fireball'] };

/** Every claim holds for the state in memory and for the same state stored and read again. */
describe.each([
  ['as played', (state: SkirmishState) => state],
  ['after serialise and restore', restored],
])('Sentinel, %s', (_, kept) => {
  it('denies the slot in front, and no other', () => {
    expect(open(kept(given(SENTINEL)))).toEqual([0, 2, 3, 4]);
  });

  it('denies its own player nothing', () => {
    const state = kept(given(SENTINEL));
    expect(isDeploymentAllowed(state, { definition: 'bard', owner: 1 }, enemy(0))).toBe(true);
  });

  it.each<[string, Given, Parameters<typeof follow>[1][]]>([
    ['killed', { ...SENTINEL, units: { 'e-sentinel': { damage: 1 } } }, [cast('h-strike', enemy(1))]],
    ['bounced', SENTINEL, [cast('h-unsummon', enemy(1))]],
    [
      'consumed',
      { ...SENTINEL, player: { playedCard: true }, enemyHand: ['veteran'] },
      [pass(0), deploy('eh-veteran', enemy(1))],
    ],
    ['the skirmish ends', { ...SENTINEL, opponent: { isDone: true } }, [pass(0)]],
  ])('stops when %s', (__, wanted, actions) => {
    const { state } = follow(given(wanted), ...actions);
    expect(state.rules).toEqual([]);
    expect(open(kept(state))).toEqual([0, 1, 2, 3, 4]);
  });

  it('denies the new slot once moved', () => {
    const start = given({ ...SENTINEL, player: { playedCard: true }, enemyHand: ['repositioning'] });
    const reposition = {
      type: 'PLAY_CARD',
      seat: 1,
      data: { cardId: 'eh-repositioning', targets: [enemy(1), enemy(4)] },
    } as const;
    const { state } = follow(start, pass(0), reposition);
    expect(state.rules).toEqual(start.rules);
    expect(open(kept(state))).toEqual([0, 1, 2, 3]);
  });

  it('denies again when deployed again', () => {
    const bounced = follow(given(SENTINEL), cast('h-unsummon', enemy(1)), pass(0)).state;
    const { state } = follow(bounced, deploy('e-sentinel', enemy(3)));
    expect(open(kept(state))).toEqual([0, 1, 2, 4]);
  });

  it('lets units be moved in front of it', () => {
    const start = given({ ...SENTINEL, own: ['ranger'] });
    expect(follow(start, activate('o-ranger', own(1))).state.terrains[1].slots[0].unit).toBe('o-ranger');
  });
});

describe('rules', () => {
  const fromStrike = { definition: 'strike', owner: 0 } as const;

  it('CAN_TARGET is asked for what is pointed at: a Warden’s close allies, not the Warden', () => {
    const state = given({ enemy: ['bard', 'warden', null, 'bard'] });
    const allowed = [0, 1, 2, 3].map((terrain) => isTargetingAllowed(state, fromStrike, enemy(terrain)));
    expect(allowed).toEqual([false, true, true, true]);
  });

  it('two that deny are lifted only with the second', () => {
    const start = given({
      enemy: ['warden', 'bard', 'warden'],
      hand: ['unsummon', 'unsummon'],
      opponent: { isDone: true },
    });
    const once = follow(start, cast('h-unsummon', enemy(0))).state;
    expect(isTargetingAllowed(once, fromStrike, enemy(1))).toBe(false);
    const twice = follow(once, cast('h-unsummon-2', enemy(2))).state;
    expect(isTargetingAllowed(twice, fromStrike, enemy(1))).toBe(true);
  });

  it('are registered in the order of entry', () => {
    const start = given({ hand: ['warden', 'rogue'], opponent: { isDone: true } });
    const { state } = follow(start, deploy('h-rogue', own(3)), deploy('h-warden', own(0)));
    expect(state.rules).toEqual([
      { cardId: 'h-rogue', ruleType: 'DETERMINE_TERRAIN_WINNER', order: 1 },
      { cardId: 'h-warden', ruleType: 'CAN_TARGET', order: 2 },
    ]);
  });

  it('are registered on entry from the graveyard as from the hand', () => {
    const start = given({ own: ['necromancer'], graveyard: ['peacemaker'] });
    const { state } = follow(start, activate('o-necromancer', own(1)), choose(0));
    expect(state.rules.map(({ ruleType }) => ruleType)).toEqual(['CAN_CONSUME']);
  });
});
