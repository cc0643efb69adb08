import { refusals, type Refusal } from '../../engine/refusal.js';

export const REFUSAL_CODES = {
  INVALID_ACTION: 'There is no such action, or its data has the wrong shape',
  INVALID_STATE: 'The match is not in a state for this action',
  CHOICE_PENDING: 'A choice has to be answered first',
  NOT_PLAYER_TURN: 'It is not your turn',
  INVALID_PHASE: 'This action does not belong to the current phase',
  INSUFFICIENT_RESOURCES: 'The card or energy for this is missing',
  INVALID_TARGET: 'The target does not exist or does not fit',
  RULE_VIOLATION: 'A rule of the game forbids this',
} as const;

/** The names under `details.rule` of a RULE_VIOLATION. */
export const BROKEN_RULES = {
  HAND_ALREADY_VALID: 'Your opening hand is valid; it stays',
  ACTIVE_ALREADY_SET: 'Your Active Pokémon is already chosen',
  SETUP_ALREADY_COMPLETE: 'You have already finished your setup',
  NO_BONUS: 'You are not entitled to bonus cards',
  BONUS_LIMIT: 'That is more than your bonus',
  BONUS_ALREADY_TAKEN: 'You have already taken your bonus cards',
  BENCH_FULL: 'Your Bench is full',
  BENCH_EMPTY: 'You have no Pokémon on your Bench',
  ONE_ENERGY_PER_TURN: 'You may attach one Energy card a turn',
  NO_EVOLUTION_ON_FIRST_TURN: "No Pokémon evolves on a player's first turn",
  EVOLVED_OR_PLAYED_THIS_TURN: 'This Pokémon came into play or evolved this turn',
  ONE_RETREAT_PER_TURN: 'You may retreat once a turn',
  ASLEEP: 'The Pokémon is Asleep',
  PARALYZED: 'The Pokémon is Paralyzed',
  CANNOT_RETREAT: 'An effect keeps this Pokémon from retreating',
  CANNOT_ATTACK: 'An effect keeps this Pokémon from attacking',
  NEEDLESS_ENERGY: 'Less Energy pays the retreat cost',
  ONE_SUPPORTER_PER_TURN: 'You may play one Supporter a turn',
  NO_SUPPORTER_FIRST_TURN: 'The first player may not play a Supporter on the first turn',
  ONE_STADIUM_PER_TURN: 'You may play one Stadium a turn',
  SAME_STADIUM: 'A Stadium of that name is already in play',
  ONE_TOOL: 'A Pokémon carries one Tool at most',
  NO_EFFECT: 'The card would do nothing',
  ABILITY_USED: 'This Ability was already used this turn',
  ACTIVE_ONLY: 'This Ability works only in the Active place',
  FIRST_PLAYER_CANNOT_ATTACK: 'The first player may not attack on the first turn',
} as const;

export type RefusalCode = keyof typeof REFUSAL_CODES;
export type BrokenRule = keyof typeof BROKEN_RULES;

export const refuse = refusals<RefusalCode>(REFUSAL_CODES);

export const breaks = (rule: BrokenRule): Refusal => ({
  code: 'RULE_VIOLATION',
  message: BROKEN_RULES[rule],
  details: { rule },
});
