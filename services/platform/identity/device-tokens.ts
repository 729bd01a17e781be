import { createHmac } from 'node:crypto';
import { isSameSecret } from '../../process/secret';
import type { Randomness } from '../randomness';

/** A device token that belongs to the account being signed in to. */
export interface RecognisedDevice {
  /** Identifies the device for the counters, but not the player. */
  id: string;
  token: string;
}

/**
 * Tokens which show that a device has signed in to an account before, so that failures from elsewhere do not
 * lock its owner out (OWASP: device cookies). A token grants no access, and identifies neither player nor
 * device.
 */
export interface DeviceTokens {
  issue(siteId: number, email: string): string;
  recognise(siteId: number, email: string, tokens: readonly string[]): RecognisedDevice | undefined;
}

/** @param secret key of the signatures, shared by all processes of the platform */
export function createDeviceTokens(secret: string, random: Randomness): DeviceTokens {
  const key = createHmac('sha256', secret).update('device tokens').digest();
  const sign = (siteId: number, email: string, id: string): string =>
    createHmac('sha256', key).update(`${siteId} ${email.trim().toLowerCase()} ${id}`).digest('base64url');

  return {
    issue(siteId, email) {
      const id = random.uuid();
      return `${id}.${sign(siteId, email, id)}`;
    },
    recognise(siteId, email, tokens) {
      for (const token of tokens) {
        const [id = '', signature = ''] = token.split('.');
        if (isSameSecret(signature, sign(siteId, email, id))) return { id, token };
      }
      return undefined;
    },
  };
}
