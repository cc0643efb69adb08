import { Injectable } from '@nestjs/common';
import { tridimensionalDuels } from '../domain/games/tridimensional-duels/index.js';
import { RuleValidation } from './rule-validation.js';

@Injectable()
export class TridimensionalDuelsRuleValidation extends RuleValidation {
  constructor() {
    super(tridimensionalDuels);
  }
}
