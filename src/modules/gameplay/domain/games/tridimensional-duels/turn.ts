import { opponentOf, SEATS } from '../../engine/seat.js';
import type { Resolution } from './resolution.js';
import type { Card, StatusEffect } from './state.js';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, value) => total + value, 0);

/** No card to draw: champion life and side lanes together decide. */
const deckOut = (duel: Resolution): void => {
  const [first, second] = duel.state.lanes.map(sum);
  duel.end(first === second ? null : first > second ? 0 : 1, 'DECK_OUT');
};

/** Protection lasts to the start of its owner's STRATEGY, and is remembered for one turn. */
const endProtection = (duel: Resolution): void => {
  for (const { id, isProtecting, protectedLastTurn } of duel.frontRow(duel.state.activePlayerIndex)) {
    if (!isProtecting && !protectedLastTurn) continue;
    duel.patchCard(id, { protectedLastTurn: isProtecting, isProtecting: false });
    if (isProtecting) duel.tell('PROTECTION_ENDED', { cardId: id });
  }
  duel.settle();
};

export const drawCard = (duel: Resolution): void => {
  const { activePlayerIndex, players } = duel.state;
  if (players[activePlayerIndex].deck.length === 0) {
    deckOut(duel);
    return;
  }
  duel.draw(activePlayerIndex, 1);
  duel.enterPhase('STRATEGY');
  endProtection(duel);
};

const BURN_DAMAGE = 1;
const LAST_POISON_STAGE = 3;

const suffer = (duel: Resolution, { id, statusEffects }: Card): void => {
  for (const { type, stage } of statusEffects) {
    if (type === 'BURN') duel.because(type, () => duel.damage(id, BURN_DAMAGE));
    if (type === 'POISON') duel.because(type, () => duel.damage(id, stage ?? 1));
  }
};

const ticked = (status: StatusEffect): StatusEffect => {
  const remaining = status.remaining - 1;
  if (status.type !== 'POISON') return { ...status, remaining };
  return { ...status, remaining, stage: Math.min(LAST_POISON_STAGE, (status.stage ?? 1) + 1) };
};

const tick = (duel: Resolution, { id, statusEffects }: Card): void => {
  if (statusEffects.length === 0) return;
  const kept = statusEffects.map(ticked).filter(({ remaining }) => remaining > 0);
  duel.patchCard(id, { statusEffects: kept });
  for (const { type } of statusEffects) {
    if (!kept.some((status) => status.type === type)) duel.tell('STATUS_ENDED', { cardId: id, status: type });
  }
};

const expireModifiers = (duel: Resolution, { id, modifiers }: Card): void => {
  const kept = modifiers.filter(({ expiresAtEndOfTurn }) => expiresAtEndOfTurn > duel.state.turn);
  if (kept.length === modifiers.length) return;
  duel.patchCard(id, { modifiers: kept });
  duel.tell('MODIFIERS_EXPIRED', { cardId: id, stats: { ...duel.stats(id) } });
};

const passTurn = (duel: Resolution): void => {
  const { turn, activePlayerIndex, players } = duel.state;
  const blocked = players[activePlayerIndex].spellsBlockedUntilTurn;
  if (blocked !== null && blocked <= turn) duel.patchPlayer(activePlayerIndex, { spellsBlockedUntilTurn: null });
  duel.patch({ turn: turn + 1, activePlayerIndex: opponentOf(activePlayerIndex) });
  duel.enterPhase('DRAW');
};

/** Runs by itself. Its effects happen together; only then is the winner looked for. */
export const endTurn = (duel: Resolution): void => {
  duel.enterPhase('END');
  duel.returnControlled();
  const { activePlayerIndex } = duel.state;
  for (const card of duel.frontRow(activePlayerIndex)) suffer(duel, card);
  for (const card of duel.frontRow(activePlayerIndex)) tick(duel, card);
  for (const seat of SEATS) for (const card of duel.frontRow(seat)) expireModifiers(duel, card);
  duel.settle();
  if (!duel.over) passTurn(duel);
};
