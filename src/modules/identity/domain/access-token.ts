import { createHash, randomBytes } from 'node:crypto';

/** A token is 192 random bits. Only its SHA-256 is ever stored: the token itself is shown once. */
export const newToken = (): string => `otcg_${randomBytes(24).toString('base64url')}`;
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
