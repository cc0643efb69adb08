import { Injectable } from '@nestjs/common';
import { tactics5x5 } from '../domain/games/tactics-5x5/index.js';
import { RuleValidation } from './rule-validation.js';

@Injectable()
export class Tactics5x5RuleValidation extends RuleValidation {
  constructor() {
    super(tactics5x5);
  }
}
