import type { PlatformRequestCookiesConsent } from '../../../schemas/generated/types';
import {
  validatePlatformCookiesConsent,
  validatePlatformCookiesConsentId,
} from '../../../schemas/generated/validators.js';
import { PlatformError } from '../../platform/client.server';
import type { Player } from '../../platform/player.server';
import type { Consent } from './consent-store';

/**
 * The stored decision of a player (API-097); undefined when there is none (COOKIE-08).
 *
 * @throws PlatformError
 */
export async function consentOf({ call }: Player): Promise<Consent | undefined> {
  try {
    const { cookiesConsentId, options, version } = await call({
      path: '/platform/v1/player/cookies-consent',
      validate: validatePlatformCookiesConsent,
    });
    return { id: cookiesConsentId, options, version };
  } catch (error) {
    if (error instanceof PlatformError && error.status === 404) return undefined;
    throw error;
  }
}

/**
 * Stores the decision of a player (API-096, COOKIE-06).
 *
 * @throws PlatformError
 */
export function giveConsent({ call }: Player, body: PlatformRequestCookiesConsent) {
  return call({
    method: 'PATCH',
    path: '/platform/v1/player/cookies-consent',
    body,
    validate: validatePlatformCookiesConsentId,
  });
}
