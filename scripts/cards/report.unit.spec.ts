import { describe, expect, it } from '@jest/globals';
import { progressBar, reportLines } from './report.js';

describe('the progress bar', () => {
  it.each([
    [0, 10, `${'░'.repeat(30)}   0 %  0/10`],
    [5, 10, `${'█'.repeat(15)}${'░'.repeat(15)}  50 %  5/10`],
    [10, 10, `${'█'.repeat(30)} 100 %  10/10`],
    [0, 0, `${'█'.repeat(30)} 100 %  0/0`],
  ])('at %i of %i', (done, total, bar) => expect(progressBar(done, total)).toBe(bar));
});

describe('the report', () => {
  const coverage = {
    records: 3,
    cards: { total: 2, understood: 1 },
    attacks: { total: 0, understood: 0 },
    sentences: { total: 2000, understood: 1999 },
    unread: [{ id: 'x-1', name: 'Riddle', sentences: ['Name a card'] }],
    refused: [{ record: 3, id: '', faults: ['card.hp: missing'] }],
  };

  it('names what was not understood and what was refused', () =>
    expect(reportLines(coverage).slice(4)).toEqual([
      'Not playable, because this is not understood:',
      '  x-1 Riddle: "Name a card"',
      '',
      'Refused:',
      '  record 3 (no id): card.hp: missing',
    ]));

  it('says 100 % only where everything is', () =>
    expect(reportLines(coverage).slice(0, 3)).toEqual([
      'Cards understood:     1 of 2 (50 %)',
      'Attacks understood:   0 of 0 (100 %)',
      'Sentences understood: 1999 of 2000 (99.9 %)',
    ]));
});
