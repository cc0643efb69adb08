import { describe, expect, it } from '@jest/globals';
import { seedLines, type BracketNode } from './bracket.js';
import { doubleElimination } from './double-elimination.js';
import { bracketOrder } from './places.js';
import { isDecided, lastStage, nextStage, type BracketMatch, type BracketProgress } from './progress.js';
import { singleElimination } from './single-elimination.js';

const seeds = (count: number): string[] => Array.from({ length: count }, (_, i) => `s${i + 1}`);
const everyone = (): boolean => true;
type Decide = (a: string, b: string, node: string) => string | null;

const better: Decide = (a, b) => (Number(a.slice(1)) < Number(b.slice(1)) ? a : b);

const play = (nodes: BracketNode[], count: number, decide: Decide = better): BracketProgress => {
  let progress: BracketProgress = { nodes, seeds: seeds(count), matches: [], stagesPaired: 0 };
  while (!isDecided(progress, everyone)) {
    const matches = nextStage(progress, everyone).map(({ node, entrants }): BracketMatch => {
      const winner = entrants[1] === null ? entrants[0] : decide(entrants[0], entrants[1], node);
      return { node, entrants, over: true, winner };
    });
    progress = { ...progress, matches: [...progress.matches, ...matches], stagesPaired: progress.stagesPaired + 1 };
  }
  return progress;
};

const losses = ({ matches }: BracketProgress, id: string): number =>
  matches.filter((m) => m.entrants.includes(id) && m.winner !== id).length;

describe('the lines of a bracket', () => {
  it('keep the best seeds apart', () => expect(seedLines(8)).toEqual([1, 8, 4, 5, 2, 7, 3, 6]));
});

describe('single elimination', () => {
  it.each([2, 3, 4, 5, 6, 7, 8, 9, 13, 16, 31, 32])('of %i gives the byes to the top seeds and one winner', (count) => {
    const progress = play(singleElimination(count, false), count);
    const byes = progress.matches.filter(({ entrants }) => entrants[1] === null);
    const size = 2 ** Math.ceil(Math.log2(count));
    expect(byes.map(({ entrants }) => entrants[0]).sort()).toEqual(seeds(size - count).sort());
    expect(progress.matches.length - byes.length).toBe(count - 1);
    expect(bracketOrder(progress, 1, everyone).slice(0, 2)).toEqual(['s1', 's2']);
  });

  it('plays for the third place beside the final', () => {
    const progress = play(singleElimination(4, true), 4, (a, b, node) => (node === 'T' ? 's4' : better(a, b, node)));
    expect(bracketOrder(progress, 1, everyone)).toEqual(['s1', 's2', 's4', 's3']);
  });

  it('lets nobody through after a double loss', () => {
    const progress = play(singleElimination(4, false), 4, (a, b, node) =>
      node === 'W1-1' ? null : better(a, b, node),
    );
    expect(progress.matches.at(-1)).toMatchObject({ entrants: ['s2', null], winner: 's2' });
  });

  it('gives the opponent of who has left a bye', () => {
    const nodes = singleElimination(4, false);
    const progress = { nodes, seeds: seeds(4), matches: [], stagesPaired: 0 };
    expect(nextStage(progress, (id) => id !== 's1')[0]).toEqual({ node: 'W1-1', entrants: ['s4', null] });
  });
});

describe('double elimination', () => {
  it.each([2, 3, 4, 5, 6, 7, 8, 11, 16, 24, 32])('of %i puts everyone but the winner out with two losses', (count) => {
    const progress = play(doubleElimination(count), count);
    expect(losses(progress, 's1')).toBe(0);
    for (const id of seeds(count).slice(1)) expect(losses(progress, id)).toBe(2);
    expect(bracketOrder(progress, 2, everyone).slice(0, 2)).toEqual(['s1', 's2']);
  });

  it.each([2, 4, 7, 8])('of %i resets the bracket when the unbeaten finalist loses', (count) => {
    const lower: Decide = (a, b, node) => (node === 'F' ? b : better(a, b, node));
    const progress = play(doubleElimination(count), count, lower);
    expect(progress.matches.at(-1)!.node).toBe('R');
    expect(losses(progress, 's1')).toBe(1);
    expect(bracketOrder(progress, 2, everyone)[0]).toBe('s1');
  });

  it('puts both out after a double loss, also with a life left', () => {
    const progress = play(doubleElimination(8), 8, (a, b, node) => (node === 'W1-2' ? null : better(a, b, node)));
    const order = bracketOrder(progress, 2, everyone);
    expect(order.slice(0, 2)).toEqual(['s1', 's2']);
    expect(order.slice(-2)).toEqual(['s4', 's5']);
  });

  it('does not reset otherwise', () => {
    expect(play(doubleElimination(8), 8).matches.some(({ node }) => node === 'R')).toBe(false);
  });

  it('never plays a match before both its sources', () => {
    for (const count of [2, 4, 8, 16, 32]) {
      const nodes = doubleElimination(count);
      const stage = new Map(nodes.map((node) => [node.id, node.stage]));
      for (const node of nodes)
        for (const source of node.sources)
          if (source.kind !== 'SEED') expect(stage.get(source.of)!).toBeLessThan(node.stage);
      expect(lastStage(nodes)).toBe(2 * Math.log2(count) + 1);
    }
  });
});
