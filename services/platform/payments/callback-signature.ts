import { createHmac, timingSafeEqual } from 'node:crypto';

/** Header of a signed callback: `t=<unix seconds>,v1=<hex HMAC-SHA256 of "<t>.<body>">`. */
export const CALLBACK_SIGNATURE_HEADER = 'x-signature';
/** Each delivery is signed again, so an older signature indicates a replay. */
const LONGEST_AGE_S = 300;

/**
 * Verifies that a callback was signed recently with a secret, in constant time.
 *
 * @param now milliseconds since the epoch, of a clock that tests cannot move
 */
export function isSignedCallback(header: string, body: Buffer, secret: string, now: number): boolean {
  const [, seconds = '', given = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  if (given === '' || Math.abs(now / 1000 - Number(seconds)) > LONGEST_AGE_S) return false;
  return timingSafeEqual(hashOf(seconds, body, secret), Buffer.from(given, 'hex'));
}

/**
 * The signature header of a callback.
 * @param now milliseconds since the epoch
 */
export function signCallback(body: string, secret: string, now: number): string {
  const seconds = String(Math.floor(now / 1000));
  return `t=${seconds},v1=${hashOf(seconds, body, secret).toString('hex')}`;
}

function hashOf(seconds: string, body: string | Buffer, secret: string): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();
}
