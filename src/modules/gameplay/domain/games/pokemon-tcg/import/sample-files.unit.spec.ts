import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { coverageWith, EMPTY_COVERAGE } from '../../../engine/card-coverage.js';
import { ASKED } from './text/conditions-asked.js';
import { LASTING } from './text/passives.js';
import { PHRASINGS } from './text/phrasings/index.js';
import { sentencesOf } from './text/sentences.js';
import { translateCard } from './translate-card.js';

interface Sample {
  readonly name: string;
  readonly rules?: readonly string[];
  readonly attacks?: readonly { readonly text: string }[];
  readonly abilities?: readonly { readonly text: string }[];
}

const ROOT = '../../../../../../../test/fixtures/pokemon-import';
const sample = (name: string): Sample[] =>
  JSON.parse(readFileSync(new URL(`${ROOT}/${name}.json`, import.meta.url), 'utf8')) as Sample[];

const coverageOf = (name: string) => coverageWith(EMPTY_COVERAGE, sample(name).map(translateCard));

const PREFIXES =
  /^(if (heads|tails), |if (both|all|at least 1) of them (are|is) (heads|tails), |once during your turn, |if this Pokémon is your Active Pokémon, |you may |then, |before doing damage, )/i;

/** Every piece of a text that may be one phrasing. */
const piecesOf = (sentences: readonly string[]): string[] => {
  const windows = [1, 2, 3].flatMap((length) => sentences.map((_, at) => sentences.slice(at, at + length).join('. ')));
  const bare = (text: string): string[] => (PREFIXES.test(text) ? [text, ...bare(text.replace(PREFIXES, ''))] : [text]);
  return windows.flatMap(bare).flatMap((text) => {
    const [asked, then] = [/^if (.*?), (.*)$/i.exec(text), /^(.*) if (.*)$/i.exec(text)];
    const halves = text.split(/, then | and (?=heal)/);
    return [text, ...halves, ...(asked?.slice(1) ?? []), ...(then?.slice(1) ?? [])];
  });
};

describe('the sample that is understood', () => {
  const coverage = coverageOf('smp1');

  it('is understood to 100 %', () =>
    expect(coverage).toEqual({
      records: sample('smp1').length,
      cards: { total: sample('smp1').length, understood: sample('smp1').length },
      attacks: { total: 81, understood: 81 },
      sentences: { total: coverage.sentences.total, understood: coverage.sentences.total },
      unread: [],
      refused: [],
    }));

  it('uses every phrasing', () => {
    const pieces = sample('smp1').flatMap(({ name, rules = [], attacks = [], abilities = [] }) =>
      [...rules, ...attacks.map(({ text }) => text), ...abilities.map(({ text }) => text)].flatMap((text) =>
        piecesOf(sentencesOf(text, name)),
      ),
    );
    const unused = [...PHRASINGS, ...ASKED, ...LASTING].filter(({ reads }) => !pieces.some((piece) => reads(piece)));
    expect(unused.map(({ form }) => form)).toEqual([]);
  });
});

describe('the sample that is not', () => {
  const { unread, cards, refused } = coverageOf('smp2');

  it('marks every card of it but the one that is', () => {
    expect(cards).toEqual({ total: 15, understood: 1 });
    expect(refused).toEqual([]);
  });

  it('names each sentence as it is printed', () =>
    expect(Object.fromEntries(unread.map(({ name, sentences }) => [name, sentences]))).toEqual({
      Smoglet: [
        "If the Defending Pokémon tries to attack during your opponent's next turn, your opponent flips a coin",
        'If tails, that attack does nothing',
      ],
      Mirrormite: [
        "If an attack damaged Mirrormite during your opponent's last turn, this attack does the same amount of damage",
      ],
      Depthpup: [
        "Does 10 damage plus 10 more damage for each Water Energy attached to Depthpup but not used to pay for this attack's Energy cost",
        "Extra Water Energy after the 2nd doesn't count",
      ],
      Warden: [
        "If heads, prevent all effects of attacks, including damage, done to Warden during your opponent's next turn",
      ],
      Copycub: ["Choose 1 of the Defending Pokémon's attacks", 'Copycub copies that attack except for its Energy cost'],
      Halfling: ['This attack does 20 damage plus 10 more damage'],
      Loosecount: ['This attack does 10 more damage for each heads'],
      Bareplus: ['Poke: 40+'],
      Toller: [
        'As often as you like during your turn, you may move 1 damage counter from 1 of your Pokémon to another',
      ],
      Sleepless: ["This power can't be used if Sleepless is Asleep, Confused, or Paralyzed"],
      Giantling: ['subtype: VMAX', 'subtype: no stage'],
      Softspot: ['weaknesses: Fire +20'],
      Riddle: ['Then, name a card'],
      'Odd Energy': ['When you attach this card from your hand, draw a card'],
    }));

  it('keeps such a card, without what is not understood', () => {
    const reading = translateCard(sample('smp2')[3]);
    expect(reading).toMatchObject({
      kind: 'CARD',
      definition: { playable: false, attacks: [{ damage: 10, effects: [] }] },
      card: { playable: false },
    });
  });
});
