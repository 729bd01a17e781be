import { createHmac } from 'node:crypto';

/** Header of a callback's signature. */
export const SIGNATURE_HEADER = 'x-signature';

/**
 * `t=<unix seconds>,v1=<hex>`: HMAC-SHA256 over time and body, with which the receiver authenticates the sender and rejects old callbacks.
 * @param body exactly as sent
 * @param at milliseconds since the epoch
 */
export function signCallback(body: string, secret: string, at: number): string {
  const seconds = Math.floor(at / 1_000);
  const hash = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${hash}`;
}
