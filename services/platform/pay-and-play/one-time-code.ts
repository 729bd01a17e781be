import { createHmac } from 'node:crypto';

/**
 * One-time code in the return URL. It is derived from the session id, so an order can be sent to the provider again unchanged, and the
 * code is not stored.
 */
export function oneTimeCode(key: string, sessionId: string): string {
  return createHmac('sha256', key).update(sessionId).digest('base64url');
}
