export const ROLES = ['ADMIN', 'ORGANIZER', 'PLAYER', 'ANALYST'] as const;
export type Role = (typeof ROLES)[number];
