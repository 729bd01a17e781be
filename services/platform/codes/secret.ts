import { createHash, timingSafeEqual } from 'node:crypto';

/** What is stored of a random secret (a link's, a ticket's), so that reading the database opens nothing. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Compares two texts in a time that says nothing about where they differ. */
export function isSameSecret(given: string, expected: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
