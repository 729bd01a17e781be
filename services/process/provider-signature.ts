import { createHmac, timingSafeEqual } from 'node:crypto';

/** Headers of a signed call of a game provider to the platform. */
export const PROVIDER_HEADERS = {
  /** Name of the key. */
  key: 'x-provider-key',
  /** Milliseconds since the epoch. */
  timestamp: 'x-provider-timestamp',
  signature: 'x-provider-signature',
} as const;

/** The signed parts of a request. */
export interface SignedCall {
  timestamp: string;
  method: string;
  /** Including the query, as sent. */
  path: string;
  /** Exactly as sent. */
  body: string | Buffer;
}

/** HMAC-SHA256 of a call, in base64url. */
export function signatureOf({ timestamp, method, path, body }: SignedCall, key: string): string {
  return createHmac('sha256', key).update(`${timestamp}.${method}.${path}.`).update(body).digest('base64url');
}

/** Verifies a signature in constant time. */
export function isSignature(given: string, call: SignedCall, key: string): boolean {
  const expected = Buffer.from(signatureOf(call, key));
  const received = Buffer.from(given);
  return received.length === expected.length && timingSafeEqual(received, expected);
}
