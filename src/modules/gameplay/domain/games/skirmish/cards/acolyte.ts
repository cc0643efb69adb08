import { unit } from './definition.js';

export const acolyte = unit('Acolyte', 1, 'BRONZE', 'Consumed: the consumer gets +3.', {
  consumed: {
    effects: (_, { by, consumer }) => (consumer === null ? [] : [{ kind: 'BUFF', by, cards: [consumer], amount: 3 }]),
  },
});
