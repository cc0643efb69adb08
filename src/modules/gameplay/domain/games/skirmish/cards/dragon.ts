import { unit } from './definition.js';

export const dragon = unit('Dragon', 7, 'GOLD', 'Can only be deployed by consuming.', { consumes: 'MUST' });
