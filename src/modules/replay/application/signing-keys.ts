import type { ReplaySignature } from './replay-file.js';
import type { SignedClaims } from './replay-signature.js';

export interface PublicKey {
  readonly id: string;
  readonly algorithm: 'Ed25519';
  /** PEM. */
  readonly publicKey: string;
  readonly createdAt: string;
}

/** The server's keys. The newest signs; older ones are kept for the replays they signed. */
export interface SigningKeys {
  list(): Promise<PublicKey[]>;
  sign(claims: SignedClaims): Promise<ReplaySignature>;
}

export const SIGNING_KEYS = Symbol('SigningKeys');
