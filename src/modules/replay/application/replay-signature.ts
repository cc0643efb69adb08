import { createPublicKey, sign, verify } from 'node:crypto';
import { canonicalJson } from '../../gameplay/domain/engine/canonical.js';
import type { Outcome } from '../../gameplay/domain/engine/game.js';
import type { ReplaySignature } from './replay-file.js';

export interface SignedClaims {
  readonly matchId: string;
  readonly seedCommitment: string;
  readonly head: { readonly seq: number; readonly hash: string };
  readonly outcome: Outcome | null;
}

/** The prefix keeps a signature from meaning anything but this. */
const signedBytes = ({ matchId, seedCommitment, head, outcome }: SignedClaims): Buffer =>
  Buffer.from(`opentcg/replay/v1:${canonicalJson({ matchId, seedCommitment, head, outcome })}`);

export const signClaims = (claims: SignedClaims, keyId: string, privateKey: string): ReplaySignature => ({
  algorithm: 'Ed25519',
  keyId,
  value: sign(null, signedBytes(claims), privateKey).toString('base64'),
});

/** False for a signature by another key, of other claims, or that is none. */
export const isSignedBy = (publicKey: string, claims: SignedClaims, { value }: ReplaySignature): boolean => {
  try {
    return verify(null, signedBytes(claims), createPublicKey(publicKey), Buffer.from(value, 'base64'));
  } catch {
    return false;
  }
};
