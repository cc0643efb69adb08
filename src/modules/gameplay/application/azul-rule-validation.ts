import { Injectable } from '@nestjs/common';
import { azul } from '../domain/games/azul/index.js';
import { RuleValidation } from './rule-validation.js';

@Injectable()
export class AzulRuleValidation extends RuleValidation {
  constructor() {
    super(azul);
  }
}
