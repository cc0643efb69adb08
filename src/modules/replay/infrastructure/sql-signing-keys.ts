import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ReplaySignature } from '../application/replay-file.js';
import { signClaims, type SignedClaims } from '../application/replay-signature.js';
import type { PublicKey, SigningKeys } from '../application/signing-keys.js';

interface KeyRow {
  readonly id: string;
  readonly public_key: string;
  readonly created_at: Date;
}

/** Keys in the database: every process signs alike, and a backup keeps them. */
@Injectable()
export class SqlSigningKeys implements SigningKeys {
  constructor(private readonly database: DataSource) {}

  async list(): Promise<PublicKey[]> {
    const rows = await this.database.query<KeyRow[]>(
      'SELECT id, public_key, created_at FROM signing_keys ORDER BY created_at DESC, id DESC',
    );
    return rows.map(({ id, public_key, created_at }) => ({
      id,
      algorithm: 'Ed25519',
      publicKey: public_key,
      createdAt: created_at.toISOString(),
    }));
  }

  async sign(claims: SignedClaims): Promise<ReplaySignature> {
    const [key] = await this.database.query<{ id: string; private_key: string }[]>(
      'SELECT id, private_key FROM signing_keys ORDER BY created_at DESC, id DESC LIMIT 1',
    );
    if (!key) throw new Error('There is no key to sign replays with');
    return signClaims(claims, key.id, key.private_key);
  }
}
