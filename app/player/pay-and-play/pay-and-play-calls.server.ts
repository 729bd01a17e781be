import {
  validatePlatformEmpty,
  validatePlatformLogin,
  validatePlatformPayAndPlayDeposit,
  validatePlatformPayAndPlayPlayer,
} from '../../../schemas/generated/validators.js';
import { callPlatform } from '../../platform/client.server';
import { visitorAddressHeader, visitorHeaders } from '../../platform/visitor/visitor-country.server';
import { environment } from '../../server/environment.server';
import { configuration } from '../../site/configuration/configuration.server';
import { originCountry } from '../../site/countries';
import type { Site } from '../../site/site';
import { platformLanguage } from '../registration/platform-language.server';

/** Platform calls of a sign-up by a deposit (API-023 to API-026). Each throws PlatformError. */
export function payAndPlayCalls(request: Request, site: Site) {
  const { siteId } = site.brand;
  const ipAddress = request.headers.get(visitorAddressHeader) ?? '';
  const common = {
    method: 'POST',
    siteId,
    headers: visitorHeaders(request),
    // The platform calls the payment provider and the exclusion registers.
    timeoutMs: environment.platform.thirdPartyTimeoutMs,
  } as const;
  return {
    /** PNP-09. @param returnUrl to which the bank redirects */
    deposit: (amount: number, returnUrl: string, idempotencyKey: string) =>
      callPlatform({
        ...common,
        path: '/platform/payments/paynplay/deposit',
        idempotencyKey,
        body: {
          amount,
          country: countryOf(site),
          language: platformLanguage(site),
          returnUrl,
          termsAndConditionsAccepted: true,
        },
        validate: validatePlatformPayAndPlayDeposit,
      }),
    /** PNP-11. */
    code: (oneTimeCode: string, sessionId: string, blackbox: string) =>
      callPlatform({
        ...common,
        path: '/platform/v1/paynplay/player/code',
        body: { oneTimeCode, sessionId, ipAddress, blackbox },
        validate: validatePlatformPayAndPlayPlayer,
      }),
    /** PNP-12. */
    update: (body: {
      playerId: number;
      sessionId: string;
      email: string;
      mobilePhone: string;
      marketingOptIn: boolean;
    }) =>
      callPlatform({
        ...common,
        path: '/platform/v1/paynplay/player/update',
        body,
        validate: validatePlatformEmpty,
      }),
    /** PNP-13. */
    login: (sessionId: string, blackbox: string) =>
      callPlatform({
        ...common,
        path: '/platform/v1/paynplay/player/login',
        body: { sessionId, metadata: { blackbox }, ipAddress, country: countryOf(site) },
        validate: validatePlatformLogin,
      }),
  };
}

/** Country of the market. */
export function countryOf(site: Site): string {
  return originCountry(site.market, site.locale) ?? configuration().countries.defaultCountry;
}
