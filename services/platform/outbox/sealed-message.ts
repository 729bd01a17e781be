import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

/** Secret parts of a pending message: address, code and link. */
export interface SealedParts {
  to: string;
  subject: string | null;
  text: string;
  values: Record<string, string>;
}

/** Encrypts pending messages in the database. */
export interface MessageSeal {
  seal(parts: SealedParts): string;
  /** @throws Error when it was encrypted with another secret or modified */
  open(sealed: string): SealedParts;
}

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** @param secret of the platform, from which the key is derived */
export function createMessageSeal(secret: string): MessageSeal {
  const key = createHmac('sha256', secret).update('waiting messages').digest();
  return {
    seal(parts) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, iv);
      const text = Buffer.concat([cipher.update(JSON.stringify(parts), 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
      const parts: unknown = JSON.parse(text.toString('utf8'));
      if (isSealedParts(parts)) return parts;
      throw new Error('The message was sealed by another version.');
    },
  };
}

function isSealedParts(value: unknown): value is SealedParts {
  if (typeof value !== 'object' || value === null) return false;
  if (!('to' in value && 'subject' in value && 'text' in value && 'values' in value)) return false;
  const { to, subject, text, values } = value;
  return (
    typeof to === 'string' &&
    (subject === null || typeof subject === 'string') &&
    typeof text === 'string' &&
    typeof values === 'object' &&
    values !== null &&
    Object.values(values).every((each) => typeof each === 'string')
  );
}
