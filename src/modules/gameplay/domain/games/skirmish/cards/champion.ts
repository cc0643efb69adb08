import { unit } from './definition.js';

export const champion = unit('Champion', 5, 'GOLD', 'May consume.', { consumes: 'MAY' });
