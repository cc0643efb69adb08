import { Injectable } from '@nestjs/common';
import { skirmish } from '../domain/games/skirmish/index.js';
import { RuleValidation } from './rule-validation.js';

@Injectable()
export class SkirmishRuleValidation extends RuleValidation {
  constructor() {
    super(skirmish);
  }
}
