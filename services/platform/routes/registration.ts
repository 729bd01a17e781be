import type { Request } from 'express';
import {
  validatePlatformCountries,
  validatePlatformEmpty,
  validatePlatformRegistration,
  validatePlatformRequestRegistration,
  validatePlatformRequestRegistrationCode,
  validatePlatformRequestRegistrationCompletion,
  validatePlatformRequestRegistrationVerification,
  validatePlatformRequestRiskSetting,
  validatePlatformRiskSetting,
} from '../../../schemas/generated/validators.js';
import { HOUR } from '../live/activity';
import { CAPTCHA_HEADER, requirePerson } from '../captcha/captcha';
import type { Site } from '../reference-data/data';
import { defineRoute } from '../http/route';
import { requireDelivery } from '../outbox/require-delivery';
import type { Platform } from '../platform';
import type { CodeChannel } from '../registration/registration-codes';
import { REGISTRATION_TOKEN_HEADER } from '../registration/unfinished';
import { siteOf } from '../http/sites';
import { networkOf } from '../access/ip-ranges';
import { placeOf } from '../access/visit-place';

/** Registrations per e-mail address and network per hour: those of strangers do not block the owner. */
const PER_EMAIL = 10;
/** Homes, offices and mobile networks share an address. */
const PER_IP = 200;

const tokenOf = (request: Request): string | undefined => request.get(REGISTRATION_TOKEN_HEADER);

const requireCaptcha = (platform: Platform, request: Request, address: string): Promise<void> =>
  requirePerson(platform.accounts.captcha, request.get(CAPTCHA_HEADER), address);

/** Prevents bulk checks of addresses for existing accounts. */
async function limitTries(platform: Platform, site: Site, email: string, ip: string): Promise<void> {
  const windowMs = HOUR;
  await platform.rateLimit.take({ name: 'registration-ip', subject: ip, times: PER_IP, windowMs });
  const subject = `${site.siteId} ${email} ${networkOf(ip)}`;
  await platform.rateLimit.take({ name: 'registration-email', subject, times: PER_EMAIL, windowMs });
}

function requestRoute(id: string, channel: CodeChannel) {
  return defineRoute({
    id,
    method: 'POST',
    path: `/platform/v1/player/registration/${channel}_request`,
    summary: `Sends a code by ${channel}.`,
    access: 'site',
    body: validatePlatformRequestRegistrationCode,
    reply: validatePlatformEmpty,
    async handle({ platform, site, body, request, visit }) {
      await requireCaptcha(platform, request, visit.address);
      await platform.accounts.registrationCodes.send(site, tokenOf(request), channel, body);
      await requireDelivery(platform.accounts.outbox, body.playerId, channel);
      return {};
    },
  });
}

function verificationRoute(id: string, channel: CodeChannel) {
  return defineRoute({
    id,
    method: 'POST',
    path: `/platform/v1/player/registration/${channel}_verification`,
    summary: `Takes the code that came by ${channel}.`,
    access: 'site',
    body: validatePlatformRequestRegistrationVerification,
    reply: validatePlatformEmpty,
    // Its captcha is not verified: wrong codes are limited, and the single-use token is needed for the next code.
    async handle({ platform, site, body, request }) {
      await platform.accounts.registrationCodes.verify(site, tokenOf(request), channel, body);
      return {};
    },
  });
}

/** Registration in two steps and its codes (API-011 to API-017). */
export const registrationRoutes = [
  defineRoute({
    id: 'API-011',
    method: 'POST',
    path: '/platform/v1/player/registration',
    summary:
      'Opens a registration; the reply’s token goes into the header registration-token of the next calls.',
    access: 'site',
    body: validatePlatformRequestRegistration,
    reply: validatePlatformRegistration,
    async handle({ platform, site, body, request, visit }) {
      await limitTries(platform, site, body.email, visit.address);
      await requireCaptcha(platform, request, visit.address);
      return platform.accounts.registration.start(site, body, placeOf(platform, site, visit));
    },
  }),
  defineRoute({
    id: 'API-012',
    method: 'PUT',
    path: '/platform/v1/player/registration',
    summary: 'Completes the profile; the player can sign in, unless the country asks for codes.',
    access: 'site',
    body: validatePlatformRequestRegistrationCompletion,
    reply: validatePlatformEmpty,
    async handle({ platform, site, body, request }) {
      await platform.accounts.registration.complete(site, tokenOf(request), body);
      return {};
    },
  }),
  defineRoute({
    id: 'registration-countries',
    method: 'GET',
    path: '/platform/v1/player/registration/countries',
    summary: 'The countries the platform knows, and which of them a registration at the site may name.',
    access: 'site',
    reply: validatePlatformCountries,
    handle: ({ platform, site }) => platform.accounts.rules.countriesOf(site),
  }),
  verificationRoute('API-013', 'sms'),
  verificationRoute('API-014', 'email'),
  requestRoute('API-015', 'sms'),
  requestRoute('API-016', 'email'),
  defineRoute({
    id: 'API-017',
    method: 'GET',
    path: '/platform/v1/player/markets/risk-setting',
    summary: 'What a registration from a country must prove.',
    access: 'public',
    query: validatePlatformRequestRiskSetting,
    reply: validatePlatformRiskSetting,
    handle({ platform, query: { siteId, countryCode } }) {
      siteOf(platform.data.sites, siteId, 'siteId');
      const { rules } = platform.accounts;
      const { smsVerification, emailVerification, cpf } = rules.ofCountry(countryCode);
      const { identifier } = rules.registers(countryCode, platform.clock.now());
      return {
        smsVerification,
        emailVerification,
        cpf,
        ...(identifier === undefined ? {} : { registerIdentifier: identifier }),
      };
    },
  }),
];
