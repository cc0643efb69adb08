import type { JsonObject } from '../../engine/json.js';
import type { ActionOf, AttackTarget, AttackType, DuelAction, QueuedAction } from './actions.js';
import { centreOf, nextPlacement } from './board.js';
import { traitsOf } from './cards/catalogue.js';
import type { Resolution } from './resolution.js';
import { CENTRE, type DuelState } from './state.js';

export const placeCard = (duel: Resolution, { seat, data }: ActionOf<'PLACE_CARD'>): void => {
  const { cardId, position, targets = [] } = data;
  const { type, definition } = duel.card(cardId);
  const placedAt = nextPlacement(duel.state);
  const hand = duel.state.players[seat].hand.filter((id) => id !== cardId);
  duel.patchPlayer(seat, { hand });
  if (type === 'SPELL') {
    duel.patchCard(cardId, { placedAt, ...(targets.length > 0 && { targets }) });
    duel.setCell('spellGrid', seat, position, cardId);
    duel.tell('SPELL_PLACED', { player: seat, position }, { [seat]: { cardId, definition, targets } });
  } else {
    duel.patchCard(cardId, { placedAt });
    duel.setCell('grid', seat, position, cardId);
    duel.tell('MONSTER_PLACED', { player: seat, position, cardId, definition });
  }
};

/** A lane target in the centre means the champion that stands there. */
export const championForCentreLane = (state: DuelState, target: AttackTarget): AttackTarget => {
  if (target.kind === 'card' || target.column !== CENTRE) return target;
  const champion = centreOf(state, target.player === 0 ? 0 : 1);
  return champion === null ? target : { kind: 'card', cardId: champion };
};

type Selection = Extract<DuelAction, { type: QueuedAction['type'] }>;

export const selectionOf = (state: DuelState, { type, data }: Selection): QueuedAction => {
  switch (type) {
    case 'SELECT_ATTACK': {
      const target = championForCentreLane(state, data.target!);
      return { type, attackType: data.attackType as AttackType, target };
    }
    case 'SELECT_PROTECT':
      return { type };
    case 'SELECT_PUMP':
      return data.targetCardId === undefined ? { type } : { type, targetCardId: data.targetCardId };
    default:
      return type satisfies never;
  }
};

/** One selection a card: a later choice takes the place of an earlier one. */
export const select = (duel: Resolution, action: Selection): void => {
  const { cardId } = action.data;
  const selection = selectionOf(duel.state, action);
  duel.patch({ queued: { ...duel.state.queued, [cardId]: selection } });
  duel.because('SELECTION', () =>
    duel.tell(
      'SELECTION_MADE',
      { player: action.seat },
      { [action.seat]: { cardId, selection: selection as JsonObject } },
    ),
  );
};

export const applyAbility = (duel: Resolution, { seat, data }: ActionOf<'USE_CHAMPION_ABILITY'>): void => {
  const { cardId, targets = [] } = data;
  const card = duel.patchCard(cardId, { abilityUsedTurn: duel.state.turn });
  duel.because(card.definition, () => {
    duel.tell('ABILITY_USED', { player: seat, cardId, targets });
    traitsOf(card).ability?.use(duel, { caster: seat, targets, expires: duel.state.turn + 1 });
    duel.settle();
  });
};
