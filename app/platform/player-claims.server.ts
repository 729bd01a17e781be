import type { PlatformSession } from '../../schemas/generated/types';
import { validatePlatformSession } from '../../schemas/generated/validators.js';

/** Claims of an ID token about the player (AUTH-01), with `multibrand` parsed. */
export interface PlayerClaims extends Omit<PlatformSession, 'multibrand'> {
  multibrand: { suspended: boolean };
}

/**
 * Decodes the claims of an ID token. The signature is not checked: the token came from the platform and is sent only
 * to it.
 * @returns undefined when it is not an ID token
 */
export function readClaims(idToken: string): PlayerClaims | undefined {
  const claims = parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString('utf8'));
  if (!validatePlatformSession(claims)) return undefined;
  return { ...claims, multibrand: { suspended: isSuspended(claims.multibrand) } };
}

/** When tokens issued now expire by this site's clock, which may differ from the platform's. Milliseconds. */
export function tokensEndAt({ iat, exp }: Pick<PlayerClaims, 'iat' | 'exp'>, now: number): number {
  return now + (exp - iat) * 1_000;
}

/** A malformed claim does not suspend a player (AUTH-01): the platform still refuses a suspended player's calls. */
function isSuspended(multibrand: string): boolean {
  const value = parse(multibrand);
  return typeof value === 'object' && value !== null && 'suspended' in value && value.suspended === true;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
