import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** Encrypts stored pages with AES-256-GCM. */
export interface PageSeal {
  /** @param name of the page; decryption requires the same name */
  seal(name: string, page: Buffer): { keyId: string; sealed: Buffer };
  /** @throws Error when the key is missing, or the bytes belong to another page or were changed */
  open(name: string, keyId: string, sealed: Buffer): Buffer;
}

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** @param keys of 32 bytes each: the first one encrypts, all decrypt, which permits key rotation */
export function createPageSeal(keys: readonly Buffer[]): PageSeal {
  const byId = new Map(keys.map((key) => [keyIdOf(key), key]));
  const [first] = keys;
  if (first === undefined) throw new Error('There is no key for documents.');
  return {
    seal(name, page) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, first, iv).setAAD(Buffer.from(name));
      const text = Buffer.concat([cipher.update(page), cipher.final()]);
      return { keyId: keyIdOf(first), sealed: Buffer.concat([iv, cipher.getAuthTag(), text]) };
    },
    open(name, keyId, sealed) {
      const key = byId.get(keyId);
      if (key === undefined)
        throw new Error(`DOCUMENT_KEY lacks the key ${keyId}, with which a page is encrypted.`);
      const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(Buffer.from(name)).setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    },
  };
}

/** Identifies a key without revealing it. */
function keyIdOf(key: Buffer): string {
  return createHash('sha256').update('document key').update(key).digest('hex').slice(0, 16);
}
