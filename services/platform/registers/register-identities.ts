import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Queries } from '../database/database';
import { registerIdentities } from '../database/tables/registers';
import type { Person } from './register';

/** Identifiers for register lookups. A register's own reference replaces the identifier. */
export type RegisterIdentity = Pick<Person, 'identifier' | 'reference'>;

/** Identifiers of players, stored encrypted with a key of the platform. */
export interface RegisterIdentities {
  /**
   * Empty for a player without one.
   * @throws Error when it was encrypted with another secret
   */
  of(queries: Queries, playerId: number): Promise<RegisterIdentity>;
  store(queries: Queries, playerId: number, identity: RegisterIdentity): Promise<void>;
}

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** @param secret of the platform, from which the key is derived */
export function createRegisterIdentities(secret: string): RegisterIdentities {
  const key = createHmac('sha256', secret).update('register identities').digest();

  /** Bound to the player: the ciphertext of another player's row is rejected. */
  function seal(playerId: number, identity: RegisterIdentity): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(String(playerId)));
    const text = Buffer.concat([cipher.update(JSON.stringify(identity), 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
  }

  function open(playerId: number, sealed: string): RegisterIdentity {
    const bytes = Buffer.from(sealed, 'base64url');
    const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    })
      .setAAD(Buffer.from(String(playerId)))
      .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    const parts: unknown = JSON.parse(text.toString('utf8'));
    const field = (name: string): string | undefined => {
      const value: unknown = Reflect.get(Object(parts), name);
      return typeof value === 'string' ? value : undefined;
    };
    return { identifier: field('identifier'), reference: field('reference') };
  }

  return {
    async of(queries, playerId) {
      const [row] = await queries
        .select()
        .from(registerIdentities)
        .where(eq(registerIdentities.playerId, playerId));
      return row === undefined ? {} : open(playerId, row.sealed);
    },
    async store(queries, playerId, identity) {
      const sealed = seal(playerId, identity);
      await queries
        .insert(registerIdentities)
        .values({ playerId, sealed })
        .onConflictDoUpdate({ target: registerIdentities.playerId, set: { sealed } });
    },
  };
}
