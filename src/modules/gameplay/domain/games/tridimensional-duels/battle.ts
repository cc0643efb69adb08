import type { JsonObject } from '../../engine/json.js';
import { opponentOf, type Seat } from '../../engine/seat.js';
import type { QueuedAction } from './actions.js';
import { carryOut, standingIn, type PlannedAttack } from './attack.js';
import { cardOf, isStunned, placeOf } from './board.js';
import { spellOf, traitsOf } from './cards/catalogue.js';
import type { Resolution } from './resolution.js';
import { statsOf } from './stats.js';
import type { Card, DuelState } from './state.js';
import { firstTurnHasNoAttack } from './validation/select-attack.js';
import { cardTargets, columnOfTarget } from './validation/target-rules.js';

const resolveSpell = (duel: Resolution, cardId: string, caster: Seat): void => {
  const card = duel.card(cardId);
  const spell = spellOf(card)!;
  const targets = card.targets ?? [];
  const column = duel.state.board.spellGrid[caster].indexOf(cardId);
  duel.setCell('spellGrid', caster, column, null);
  duel.bury(cardId);
  duel.because(card.definition, () => {
    duel.tell('SPELL_REVEALED', { player: caster, position: column, cardId, definition: card.definition, targets });
    const fizzles =
      cardTargets(duel.state, spell.targets, caster, targets) !== null ||
      spell.resolve(duel, { caster, targets, expires: duel.state.turn + 1 }) === false;
    if (fizzles) duel.tell('SPELL_FIZZLED', { player: caster, cardId });
    duel.settle();
  });
};

/** Own spells, in the order they were placed. */
const resolveSpells = (duel: Resolution, caster: Seat): void => {
  const placed = duel.state.board.spellGrid[caster].flatMap((cardId) => (cardId === null ? [] : [duel.card(cardId)]));
  placed.sort((a, b) => a.placedAt! - b.placedAt!);
  for (const { id } of placed) if (!duel.over) resolveSpell(duel, id, caster);
};

const canAct = (state: DuelState, cardId: string): boolean => {
  const card = cardOf(state, cardId);
  return card !== undefined && placeOf(state, cardId) !== null && !isStunned(card);
};

const COMMON_PUMP = { atk: 1, def: 1, spd: 1 };

/** +1/+1/+1 to the END of the owner's next turn. */
const pump = (duel: Resolution, pumper: Card, targetId: string): void => {
  const { pump: own, healsWhenPumping } = traitsOf(pumper);
  if (!placeOf(duel.state, targetId)) {
    duel.tell('PUMP_FIZZLED', { cardId: pumper.id });
    return;
  }
  duel.tell('PUMPED', { cardId: pumper.id, targetCardId: targetId });
  duel.modify(targetId, { ...COMMON_PUMP, ...own }, duel.state.turn + 2);
  if (healsWhenPumping) duel.heal(pumper.id, healsWhenPumping);
};

const protect = (duel: Resolution, protector: Card): void => {
  const { healsWhenProtecting } = traitsOf(protector);
  duel.patchCard(protector.id, { isProtecting: true });
  duel.tell('PROTECTING', { cardId: protector.id });
  if (healsWhenProtecting) duel.heal(protector.id, healsWhenProtecting);
};

const support = (duel: Resolution, cardId: string, selection: QueuedAction): void => {
  if (!canAct(duel.state, cardId)) return;
  const card = duel.card(cardId);
  duel.because(card.definition, () => {
    switch (selection.type) {
      case 'SELECT_PUMP':
        return pump(duel, card, selection.targetCardId ?? cardId);
      case 'SELECT_PROTECT':
        return protect(duel, card);
      case 'SELECT_ATTACK':
        return;
      default:
        return selection satisfies never;
    }
  });
};

/** As BATTLE begins, before a spell moves anything, a target still stands in the column it was chosen in. */
const chosenAttacks = (state: DuelState): PlannedAttack[] =>
  Object.entries(state.queued).flatMap(([attackerId, selection]) => {
    if (selection.type !== 'SELECT_ATTACK') return [];
    const { attackType, target } = selection;
    return [{ attackerId, attackType, target, column: columnOfTarget(state, target) }];
  });

/** What is under control attacks what stands opposite. */
const forcedAttacks = (duel: Resolution): PlannedAttack[] =>
  duel.controlled.map(({ cardId }): PlannedAttack => {
    const { row, column } = placeOf(duel.state, cardId)!;
    const target = standingIn(duel.state, opponentOf(row), column);
    return { attackerId: cardId, attackType: 'VERTICAL', target, column, onlyOnce: true };
  });

/** The faster first, then the stronger, then the tougher, then the earlier placed. */
const attackOrder = (a: Card, b: Card): number => {
  const [left, right] = [statsOf(a), statsOf(b)];
  return right.spd - left.spd || right.atk - left.atk || right.def - left.def || (a.placedAt ?? 0) - (b.placedAt ?? 0);
};

const resolveAttacks = (duel: Resolution, chosen: readonly PlannedAttack[]): void => {
  if (firstTurnHasNoAttack(duel.state)) return;
  const attacks = [...chosen, ...forcedAttacks(duel)].filter(({ attackerId }) => canAct(duel.state, attackerId));
  attacks.sort((a, b) => attackOrder(duel.card(a.attackerId), duel.card(b.attackerId)));
  for (const attack of attacks) carryOut(duel, attack);
};

/** Runs by itself: spells, then pumps and protections, then attacks; it stops where the duel ends. */
export const battle = (duel: Resolution): void => {
  const { queued, activePlayerIndex } = duel.state;
  const chosen = chosenAttacks(duel.state);
  duel.enterPhase('BATTLE');
  duel.patch({ queued: {} });
  duel.tell('SELECTIONS_REVEALED', { player: activePlayerIndex, selections: queued as JsonObject });
  resolveSpells(duel, activePlayerIndex);
  if (!duel.over) for (const cardId of Object.keys(queued).sort()) support(duel, cardId, queued[cardId]);
  if (!duel.over) resolveAttacks(duel, chosen);
};
