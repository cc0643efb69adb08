import type { UntrustedAction } from '../../engine/action.js';
import type { Random } from '../../engine/random.js';
import type { Seat } from '../../engine/seat.js';
import { allSlots, unitsOnBoard } from './board.js';
import type { SkirmishState } from './state.js';

const pick = <T>(items: readonly T[], random: Random): T => items[random.int(items.length)];

/** An action of any kind, likely as not refused. */
export const probe = (state: SkirmishState, random: Random): UntrustedAction => {
  const seat: Seat = random.int(4) === 0 ? (random.int(2) as Seat) : (state.pendingChoice?.seat ?? state.currentPlayer);
  const slot = () => ({ terrain: random.int(6), seat: random.int(2) });
  const targets = () => Array.from({ length: random.int(3) }, slot);
  const standing = unitsOnBoard(state, allSlots(0));
  const cardId = pick(
    [
      pick(Object.keys(state.cards), random),
      ...state.players[seat].hand,
      ...standing.map(({ card }) => card.id),
      'nothing',
    ],
    random,
  );
  const pointed = standing.length > 0 ? [pick(standing, random).slot] : [];
  const maybe = (field: string, value: unknown): object => (random.int(3) === 0 ? {} : { [field]: value });
  return pick<UntrustedAction>(
    [
      { type: 'PLAY_CARD', seat, data: { cardId, ...maybe('slot', slot()) } },
      { type: 'PLAY_CARD', seat, data: { cardId, ...maybe('targets', targets()) } },
      { type: 'PLAY_CARD', seat, data: { cardId, slot: slot(), targets: targets() } },
      { type: 'ACTIVATE', seat, data: { cardId, ...maybe('targets', targets()) } },
      { type: 'SUBMIT_INPUT', seat, data: { ...maybe('choice', random.int(6) - 1) } },
      { type: 'PLAY_CARD', seat, data: { cardId, targets: pointed } },
      { type: 'ACTIVATE', seat, data: { cardId, targets: pointed } },
      { type: 'PASS', seat },
      { type: 'PASS', seat, data: { slot: slot() } },
      { type: 'MOVE', seat, data: {} },
    ],
    random,
  );
};
