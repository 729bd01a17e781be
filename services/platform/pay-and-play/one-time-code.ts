import { createHmac } from 'node:crypto';

/**
 * The code that the bank's page leads back with. It follows from the session, so the same order can be sent to the provider twice, and no
 * table holds it.
 */
export function oneTimeCode(key: string, sessionId: string): string {
  return createHmac('sha256', key).update(sessionId).digest('base64url');
}
