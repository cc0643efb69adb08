import { opponentOf, type Seat } from '../../engine/seat.js';
import { ATTACK_TYPES, type ActionOf, type AttackType, type DuelAction } from './actions.js';
import { standingIn } from './attack.js';
import { columnOf, frontRowOf } from './board.js';
import { spellOf, traitsOf } from './cards/catalogue.js';
import { COLUMNS, type Card, type DuelState } from './state.js';
import { targetChoices } from './target-choices.js';
import { exceptionsOfCard } from './validation/rule-exceptions.js';
import { validateParsed } from './validation/validate-action.js';

const placements = (state: DuelState, seat: Seat): DuelAction[] => {
  const { hand, spellsBlockedUntilTurn: blocked } = state.players[seat];
  const emptyIn = (grid: 'grid' | 'spellGrid') => COLUMNS.filter((column) => state.board[grid][seat][column] === null);
  const [cells, spellCells] = [emptyIn('grid'), emptyIn('spellGrid')];
  const spellsBlocked = blocked !== null && state.turn <= blocked;
  return hand.flatMap((cardId): ActionOf<'PLACE_CARD'>[] => {
    const spell = spellOf(state.cards[cardId]);
    const place = (position: number, targets: readonly string[]): ActionOf<'PLACE_CARD'> => ({
      type: 'PLACE_CARD',
      seat,
      data: targets.length > 0 ? { cardId, position, targets } : { cardId, position },
    });
    if (!spell) return cells.map((position) => place(position, []));
    if (spellsBlocked || spellCells.length === 0) return [];
    const choices = targetChoices(state, spell.targets, seat);
    return spellCells.flatMap((position) => choices.map((targets) => place(position, targets)));
  });
};

export type SelectAction = ActionOf<'SELECT_ATTACK' | 'SELECT_PROTECT' | 'SELECT_PUMP'> & DuelAction;

/** Without an exception only these can reach: straight ahead, and for All-Rounders one column aside. */
const mayReach = (card: Card, attackType: AttackType, from: number, to: number): boolean =>
  attackType === 'VERTICAL' ? from === to : card.class === 'ALL_ROUNDER' && Math.abs(from - to) === 1;

const attacks = (state: DuelState, seat: Seat, card: Card): SelectAction[] => {
  const bendsRules = exceptionsOfCard(card, 'SELECT_ATTACK').size > 0;
  const from = columnOf(state, card.id)!;
  return ATTACK_TYPES.flatMap((attackType) =>
    COLUMNS.filter((column) => bendsRules || mayReach(card, attackType, from, column)).map((column): SelectAction => {
      const target = standingIn(state, opponentOf(seat), column);
      return { type: 'SELECT_ATTACK', seat, data: { cardId: card.id, attackType, target } };
    }),
  );
};

const pumps = (state: DuelState, seat: Seat, card: Card): SelectAction[] => {
  const others = traitsOf(card).pumpsOthers ? frontRowOf(state, seat).filter(({ id }) => id !== card.id) : [];
  const itself: SelectAction = { type: 'SELECT_PUMP', seat, data: { cardId: card.id } };
  return [
    itself,
    ...others.map(({ id }): SelectAction => ({
      type: 'SELECT_PUMP',
      seat,
      data: { cardId: card.id, targetCardId: id },
    })),
  ];
};

/** What a front-row card may be told to do in BATTLE. */
export const selectionsOf = (state: DuelState, seat: Seat, card: Card): SelectAction[] =>
  [
    ...attacks(state, seat, card),
    { type: 'SELECT_PROTECT', seat, data: { cardId: card.id } } as const,
    ...pumps(state, seat, card),
  ].filter((action) => validateParsed(state, action).valid);

const abilities = (state: DuelState, seat: Seat, card: Card): DuelAction[] => {
  const { ability } = traitsOf(card);
  if (!ability) return [];
  return targetChoices(state, ability.targets, seat)
    .map((targets): DuelAction => ({
      type: 'USE_CHAMPION_ABILITY',
      seat,
      data: targets.length > 0 ? { cardId: card.id, targets } : { cardId: card.id },
    }))
    .filter((action) => validateParsed(state, action).valid);
};

export const legalActions = (state: DuelState, seat: Seat): readonly DuelAction[] => {
  if (state.endReason !== null || state.activePlayerIndex !== seat) return [];
  if (state.phase === 'DRAW') return [{ type: 'DRAW_CARD', seat, data: {} }];
  if (state.phase !== 'STRATEGY') return [];
  const front = frontRowOf(state, seat);
  return [
    ...placements(state, seat),
    ...front.flatMap((card) => selectionsOf(state, seat, card)),
    ...front.flatMap((card) => abilities(state, seat, card)),
    { type: 'END_STRATEGY', seat, data: {} },
  ];
};
