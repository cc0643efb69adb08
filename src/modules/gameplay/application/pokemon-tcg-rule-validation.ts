import { Injectable } from '@nestjs/common';
import { pokemonTcg } from '../domain/games/pokemon-tcg/index.js';
import { RuleValidation } from './rule-validation.js';

@Injectable()
export class PokemonTcgRuleValidation extends RuleValidation {
  constructor() {
    super(pokemonTcg);
  }
}
