import type {
  PlatformRequestRegistration,
  PlatformRequestRegistrationCompletion,
} from '../../../schemas/generated/types';
import {
  validatePlatformEmpty,
  validatePlatformRegistration,
  validatePlatformRiskSetting,
} from '../../../schemas/generated/validators.js';
import { environment } from '../../server/environment.server';
import { captchaHeader } from '../../platform/captcha-header.server';
import { callPlatform } from '../../platform/client.server';
import { visitorHeaders } from '../../platform/visitor/visitor-country.server';
import type { Site } from '../../site/site';
import type { CodeChannel } from './registration-view';

/** Context of every registration call, besides its body. */
export interface RegistrationCaller {
  request: Request;
  site: Site;
  /** Token of the registration, after the first call. */
  token?: string;
  /** Token of the page's captcha. */
  captchaToken?: string;
}

function headersOf({ request, token, captchaToken }: RegistrationCaller): Record<string, string> {
  return {
    ...captchaHeader(captchaToken),
    ...visitorHeaders(request),
    ...(token ? { 'registration-token': token } : {}),
  };
}

/** REG-13, API-017. @throws PlatformError, as all calls here */
export function riskSettingOf(site: Site, countryCode: string) {
  return callPlatform({
    path: '/platform/v1/player/markets/risk-setting',
    query: { siteId: site.brand.siteId, countryCode },
    siteId: site.brand.siteId,
    validate: validatePlatformRiskSetting,
  });
}

/** REG-14, API-011. */
export function startRegistration(caller: RegistrationCaller, body: PlatformRequestRegistration) {
  return callPlatform({
    method: 'POST',
    path: '/platform/v1/player/registration',
    body,
    siteId: caller.site.brand.siteId,
    headers: headersOf(caller),
    timeoutMs: environment.platform.thirdPartyTimeoutMs,
    validate: validatePlatformRegistration,
  });
}

/** REG-15, API-012. */
export function completeRegistration(
  caller: RegistrationCaller,
  body: PlatformRequestRegistrationCompletion,
) {
  return callPlatform({
    method: 'PUT',
    path: '/platform/v1/player/registration',
    body,
    siteId: caller.site.brand.siteId,
    headers: headersOf(caller),
    // The platform queries the exclusion registers.
    timeoutMs: environment.platform.thirdPartyTimeoutMs,
    validate: validatePlatformEmpty,
  });
}

interface CodeTarget {
  channel: CodeChannel;
  playerId: number;
  countryCode: string;
}

/** REG-18, REG-19, API-015, API-016. */
export function requestCode(caller: RegistrationCaller, { channel, playerId, countryCode }: CodeTarget) {
  return callPlatform({
    method: 'POST',
    path: `/platform/v1/player/registration/${channel}_request`,
    body: { playerId, siteId: caller.site.brand.siteId, countryCode },
    siteId: caller.site.brand.siteId,
    headers: headersOf(caller),
    timeoutMs: environment.platform.thirdPartyTimeoutMs,
    validate: validatePlatformEmpty,
  });
}

/** REG-16, REG-17, API-013, API-014. */
export function verifyCode(
  caller: RegistrationCaller,
  { channel, playerId, countryCode }: CodeTarget,
  code: string,
) {
  return callPlatform({
    method: 'POST',
    path: `/platform/v1/player/registration/${channel}_verification`,
    body: { playerId, siteId: caller.site.brand.siteId, countryCode, code },
    siteId: caller.site.brand.siteId,
    headers: headersOf(caller),
    validate: validatePlatformEmpty,
  });
}
