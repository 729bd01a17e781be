import { createHash, timingSafeEqual } from 'node:crypto';

/** Hash of a random secret (of a link, a ticket) for storage, so that a leaked database reveals none. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Compares two texts in constant time. */
export function isSameSecret(given: string, expected: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
