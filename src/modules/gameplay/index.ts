export type { RuleValidation } from './application/rule-validation.js';
export { RuleValidations } from './application/rule-validations.js';
export { GameplayModule } from './gameplay.module.js';
