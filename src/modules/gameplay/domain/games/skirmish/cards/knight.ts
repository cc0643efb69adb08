import { ownCloseSlots, unitAt } from '../board.js';
import type { SlotRef } from '../model.js';
import { unit } from './definition.js';
import { squire } from './squire.js';

export const knight = unit(
  'Knight',
  3,
  'BRONZE',
  'Deploy: you may put a 1-power Squire into an own close empty slot.',
  {
    deploy: {
      options: (state, { slot }) => ownCloseSlots(slot).filter((close) => unitAt(state, close) === null),
      optional: true,
      deploys: (_, { owner }, slot) => ({ card: { definition: squire.id, owner }, slot: slot as SlotRef }),
      chosen: (_, { by }, slot) => [{ kind: 'CREATE_TOKEN', by, definition: squire.id, slot: slot as SlotRef }],
    },
  },
);
