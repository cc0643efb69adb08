import { actorIdOf, ATTACK_TYPES, type AttackType, type DuelAction } from '../actions.js';
import { cardOf } from '../board.js';
import { traitsOf } from '../cards/catalogue.js';
import type { RefusalCode } from '../codes.js';
import type { Card, DuelState } from '../state.js';

/** Ownership, timing, hand, occupancy, the centre and the invariants are not here, so nothing overrides them. */
export const OVERRIDABLE_CODES: readonly RefusalCode[] = [
  'UNSUPPORTED_ATTACK_TYPE',
  'INVALID_ATTACK_PATTERN',
  'CANNOT_ATTACK_CHAMPION',
  'CANNOT_ATTACK_CHAMPION_LANE',
  'PROTECTION_ON_COOLDOWN',
  'NOT_A_DEFENDER',
  'NOT_A_PUMPER',
];

export const NO_EXCEPTIONS: ReadonlySet<string> = new Set();

/** The codes a card's abilities and status effects suppress for one type of action. */
export const exceptionsOfCard = (card: Card, actionType: string): ReadonlySet<string> => {
  const { exceptions = [] } = traitsOf(card);
  if (exceptions.length === 0 && card.statusEffects.length === 0) return NO_EXCEPTIONS;
  const statuses = card.statusEffects.filter(({ type }) => type === 'RULE_OVERRIDE');
  const listed = [...exceptions, ...statuses]
    .filter(({ affectsAction }) => affectsAction === actionType)
    .flatMap(({ overrides }) => overrides ?? []);
  return new Set(OVERRIDABLE_CODES.filter((code) => listed.includes(code)));
};

/** An exception widens the use of the attacks there are; it makes no new kind of attack. */
const namesUnknownAttack = (action: DuelAction): boolean =>
  action.type === 'SELECT_ATTACK' && !ATTACK_TYPES.includes(action.data.attackType as AttackType);

export const collectExceptions = (state: DuelState, action: DuelAction): ReadonlySet<string> => {
  const actorId = actorIdOf(action);
  const card = actorId === null ? undefined : cardOf(state, actorId);
  return card && !namesUnknownAttack(action) ? exceptionsOfCard(card, action.type) : NO_EXCEPTIONS;
};
