import { describe, expect, it } from '@jest/globals';
import type { EnergyType } from '../cards/effect.js';
import { covers } from './energy.js';

describe('energy covers a cost: typed first, colourless by any rest', () => {
  it.each<[(EnergyType | 'ANY')[], EnergyType[], boolean]>([
    [[], [], true],
    [['FIRE'], ['FIRE'], true],
    [['WATER'], ['FIRE'], false],
    [['WATER'], ['COLORLESS'], true],
    [['FIRE', 'WATER'], ['COLORLESS', 'FIRE'], true],
    [['FIRE'], ['FIRE', 'COLORLESS'], false],
    [['ANY'], ['FIRE'], true],
    [['ANY'], ['FIRE', 'WATER'], false],
    [['ANY', 'FIRE'], ['FIRE', 'WATER'], true],
    [['COLORLESS', 'COLORLESS'], ['COLORLESS', 'COLORLESS'], true],
    [['COLORLESS', 'COLORLESS'], ['FIRE'], false],
  ])('%j for %j: %s', (units, cost, covered) => expect(covers(units, cost)).toBe(covered));
});
