import { unit } from './definition.js';

export const squire = unit('Squire', 1, 'TOKEN', 'A token: it ceases to exist when it leaves the board.');
