import type { Amount, Count } from '../../../cards/effect.js';
import { says, type Phrasing, type Scene } from '../phrasing.js';

type PerCount = Exclude<Amount, number>;

/** Heads are counted only where coins were flipped. */
const each = (count: Count, times: number, { flipped }: Scene): PerCount | null =>
  count.count === 'HEADS' && !flipped ? null : { each: count, times };

const ofAnAttack = ({ attack }: Scene): boolean => attack !== null;

/** "… damage for each …" is all the attack does, so no damage may be printed beside it. */
const inPlaceOfPrinted = (count: Count, times: number, scene: Scene) => {
  const amount = scene.attack?.damage === 0 ? each(count, times, scene) : null;
  return amount && { op: 'more-damage' as const, amount };
};

/** The damage a text repeats must be the damage that is printed. */
const onTopOf = (base: number, count: Count, times: number, scene: Scene) => {
  const amount = scene.attack?.damage === base ? each(count, times, scene) : null;
  return amount && { op: 'more-damage' as const, amount };
};

export const damage: readonly Phrasing[] = [
  says('this attack does nothing', (_, scene) => (ofAnAttack(scene) ? { op: 'attack-fails' } : null)),
  says('this attack does {damage} more damage', ({ damage: amount }, scene) =>
    ofAnAttack(scene) ? { op: 'more-damage', amount } : null,
  ),
  says('this attack does {damage} less damage', ({ damage: amount }, scene) =>
    ofAnAttack(scene) ? { op: 'less-damage', amount } : null,
  ),
  says('this attack does {base} damage plus {damage} more damage', ({ base, damage: amount }, { attack }) =>
    attack?.damage === base ? { op: 'more-damage', amount } : null,
  ),
  says('this attack does {base} damage', ({ base }, { attack }) => (attack?.damage === base ? [] : null)),
  says('[this attack ]does {damage} damage (for each|times the (number|amount) of) {count}', (slots, scene) =>
    inPlaceOfPrinted(slots.count, slots.damage, scene),
  ),
  says('[this attack ]does {base} damage plus {damage} more damage for each {count}', (slots, scene) =>
    onTopOf(slots.base, slots.count, slots.damage, scene),
  ),
  says('this attack does {damage} more damage for each {count}', (slots, scene) => {
    const amount = ofAnAttack(scene) ? each(slots.count, slots.damage, scene) : null;
    return amount && { op: 'more-damage', amount };
  }),
  says('this attack does {damage} less damage for each {count}', (slots, scene) => {
    const amount = ofAnAttack(scene) ? each(slots.count, slots.damage, scene) : null;
    return amount && { op: 'less-damage', amount };
  }),
  says('[this attack ]does {base} damage minus {damage} damage for each {count}', (slots, scene) => {
    const amount = scene.attack?.damage === slots.base ? each(slots.count, slots.damage, scene) : null;
    return amount && { op: 'less-damage', amount };
  }),
  says(
    'discard {energy} (attached to|from) this Pokémon. this attack does {damage} damage for each (Energy card|card) [you ]discarded in this way',
    ({ energy, damage: times }, { attack }) =>
      attack?.damage === 0 && !energy.upTo
        ? [
            {
              op: 'first',
              effects: [
                {
                  op: 'discard-energy',
                  target: 'SELF',
                  count: energy.count,
                  ...(energy.type ? { type: energy.type } : {}),
                },
              ],
            },
            { op: 'more-damage', amount: { each: { count: 'DISCARDED' }, times } },
          ]
        : null,
  ),
  says('this attack[ also] does {damage} damage to {who}', ({ damage: amount, who: target }, scene) =>
    ofAnAttack(scene) ? { op: 'damage', target, amount } : null,
  ),
  says('[this Pokémon ][also ]does {damage} damage to {who}', ({ damage: amount, who: target }, scene) =>
    ofAnAttack(scene) ? { op: 'damage', target, amount } : null,
  ),
  says(
    'choose {who}. this attack does {damage} damage to (it|that Pokémon|each of those Pokémon|each of them)',
    ({ who: target, damage: amount }, scene) =>
      ofAnAttack(scene) && typeof target !== 'string' ? { op: 'damage', target, amount } : null,
  ),
  says(
    "[this attack ][also ]does {damage} damage to each Pokémon on each player's Bench",
    ({ damage: amount }, scene) =>
      ofAnAttack(scene)
        ? [
            { op: 'damage', target: 'OPPONENT_BENCH', amount },
            { op: 'damage', target: 'OWN_BENCH', amount },
          ]
        : null,
  ),
  says('put {n} damage (counter|counters) on {who}', ({ n: counters, who: target }) => ({
    op: 'counters',
    target,
    counters,
  })),
  says("this attack's damage isn't affected by Weakness or Resistance", (_, scene) =>
    ofAnAttack(scene)
      ? [
          { op: 'ignore', what: 'WEAKNESS' },
          { op: 'ignore', what: 'RESISTANCE' },
        ]
      : null,
  ),
  says("this attack's damage isn't affected by Resistance", (_, scene) =>
    ofAnAttack(scene) ? { op: 'ignore', what: 'RESISTANCE' } : null,
  ),
  says("this attack's damage isn't affected by Weakness", (_, scene) =>
    ofAnAttack(scene) ? { op: 'ignore', what: 'WEAKNESS' } : null,
  ),
];
