import { Module } from '@nestjs/common';
import { GamesController } from './api/games.controller.js';
import { AzulRuleValidation } from './application/azul-rule-validation.js';
import { PokemonTcgRuleValidation } from './application/pokemon-tcg-rule-validation.js';
import type { RuleValidation } from './application/rule-validation.js';
import { RuleValidations } from './application/rule-validations.js';
import { RulesAsAService } from './application/rules-as-a-service.js';
import { SkirmishRuleValidation } from './application/skirmish-rule-validation.js';
import { Tactics5x5RuleValidation } from './application/tactics-5x5-rule-validation.js';
import { TridimensionalDuelsRuleValidation } from './application/tridimensional-duels-rule-validation.js';

/** The rule-validation service of every game on offer. */
const SERVICES = [
  PokemonTcgRuleValidation,
  Tactics5x5RuleValidation,
  AzulRuleValidation,
  SkirmishRuleValidation,
  TridimensionalDuelsRuleValidation,
];

@Module({
  controllers: [GamesController],
  providers: [
    ...SERVICES,
    {
      provide: RuleValidations,
      useFactory: (...services: RuleValidation[]) => new RuleValidations(services),
      inject: SERVICES,
    },
    RulesAsAService,
  ],
  exports: [RuleValidations, ...SERVICES],
})
export class GameplayModule {}
