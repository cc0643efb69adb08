import { unit } from './definition.js';

export const veteran = unit('Veteran', 4, 'BRONZE', 'May consume.', { consumes: 'MAY' });
