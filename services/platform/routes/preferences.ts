import {
  validatePlatformCookiesConsent,
  validatePlatformCookiesConsentId,
  validatePlatformEmpty,
  validatePlatformMarketingPreferences,
  validatePlatformRequestCookiesConsent,
  validatePlatformRequestMarketingPreferences,
  validatePlatformRequestTermsVersion,
} from '../../../schemas/generated/validators.js';
import { cookiesConsentOf, giveCookiesConsent } from '../account/cookies-consent';
import { changeMarketingPreferences, marketingPreferencesOf } from '../account/marketing-preferences';
import { defineRoute, notFound } from '../http/route';
import { acceptTerms } from '../terms/terms';

/** The player's consent: marketing (API-094, API-095), cookies (API-096, API-097) and terms (API-113). */
export const preferenceRoutes = [
  defineRoute({
    id: 'API-094',
    method: 'GET',
    path: '/platform/v1/player/marketing_preferences',
    summary: 'The marketing that the player wants.',
    access: 'player',
    reply: validatePlatformMarketingPreferences,
    handle: ({ platform, player }) => marketingPreferencesOf(platform.database.db, player.playerId),
  }),
  defineRoute({
    id: 'API-095',
    method: 'PATCH',
    path: '/platform/v1/player/marketing_preferences',
    summary: 'Changes the marketing that the player wants; what is left out stays.',
    access: 'player',
    body: validatePlatformRequestMarketingPreferences,
    reply: validatePlatformEmpty,
    handle: ({ platform, player, body }) =>
      platform.database.transaction(async (tx) => {
        await changeMarketingPreferences(tx, player.playerId, body, new Date(platform.clock.now()));
        return {};
      }),
  }),
  defineRoute({
    id: 'API-096',
    method: 'PATCH',
    path: '/platform/v1/player/cookies-consent',
    summary: 'Stores the consent to cookies.',
    access: 'player',
    body: validatePlatformRequestCookiesConsent,
    reply: validatePlatformCookiesConsentId,
    async handle({ platform, player, body }) {
      const cookiesConsentId = platform.random.uuid();
      const givenAt = new Date(platform.clock.now());
      await platform.database.transaction((tx) =>
        giveCookiesConsent(tx, player.playerId, body, { cookiesConsentId, givenAt }),
      );
      return { cookiesConsentId };
    },
  }),
  defineRoute({
    id: 'API-097',
    method: 'GET',
    path: '/platform/v1/player/cookies-consent',
    summary: 'The stored consent to cookies; 404 until there is one.',
    access: 'player',
    reply: validatePlatformCookiesConsent,
    async handle({ platform, player }) {
      const consent = await cookiesConsentOf(platform.database.db, player.playerId);
      if (consent !== undefined) return consent;
      throw notFound('The player has not said anything about cookies.', 'error.cookies.consent.not.found');
    },
  }),
  defineRoute({
    id: 'API-113',
    method: 'POST',
    path: '/platform/v1/player/update_term_and_condition_version',
    summary: 'Stores the version of the terms and conditions that the player accepted.',
    access: 'player',
    body: validatePlatformRequestTermsVersion,
    reply: validatePlatformEmpty,
    handle: ({ platform, player: { playerId }, body: { version } }) =>
      platform.database.transaction(async (tx) => {
        await acceptTerms(tx, playerId, version, new Date(platform.clock.now()));
        const attributes = { termsAndConditionsAcceptedVersion: version };
        platform.events.emit('attributes', { playerId, attributes });
        return {};
      }),
  }),
];
