import {
  validatePlatformEmpty,
  validatePlatformPasswordResetAddress,
  validatePlatformPasswordResetKeys,
  validatePlatformRequestNewPassword,
  validatePlatformRequestNewPasswordByLink,
  validatePlatformRequestPasswordReset,
  validatePlatformRequestPasswordResetVerification,
  validatePlatformRequestResetTokenPath,
} from '../../../schemas/generated/validators.js';
import { HOUR } from '../live/activity';
import { defineRoute } from '../http/route';
import { networkOf } from '../access/ip-ranges';
import type { Platform } from '../platform';

/** Homes, offices and mobile networks share an address. */
const PER_IP = 200;
/** Codes entered for one account from one address per hour: wrong ones from other addresses do not use up the owner's attempts. */
const CODES_PER_ADDRESS = 5;

/** Codes are limited by account; this limits attempts at many accounts or keys. */
const limitTries = (platform: Platform, ip: string): Promise<void> =>
  platform.rateLimit.take({ name: 'password-reset-ip', subject: ip, times: PER_IP, windowMs: HOUR });

/** Password reset (API-018 to API-022). */
export const passwordResetRoutes = [
  defineRoute({
    id: 'API-018',
    method: 'POST',
    path: '/platform/v1/player/password_reset',
    summary: 'Sends a code, and a link by e-mail; answers the same for an unknown address.',
    access: 'site',
    body: validatePlatformRequestPasswordReset,
    reply: validatePlatformEmpty,
    async handle({ platform, site, body, visit }) {
      await limitTries(platform, visit.address);
      await platform.accounts.passwordReset.request(site, body);
      return {};
    },
  }),
  defineRoute({
    id: 'API-019',
    method: 'POST',
    path: '/platform/v1/player/password_reset/sms_verification',
    summary: 'Takes the code, of an SMS or an e-mail, and gives the keys to set a password.',
    access: 'site',
    body: validatePlatformRequestPasswordResetVerification,
    reply: validatePlatformPasswordResetKeys,
    async handle({ platform, site, body, visit }) {
      await limitTries(platform, visit.address);
      const subject = `${site.siteId} ${body.email} ${networkOf(visit.address)}`;
      const limit = { name: 'password-reset-code', subject, times: CODES_PER_ADDRESS, windowMs: HOUR };
      await platform.rateLimit.take(limit, 'sms.max.attempts.reached');
      return platform.accounts.passwordReset.verify(site, body.email, body.code);
    },
  }),
  defineRoute({
    id: 'API-020',
    method: 'POST',
    path: '/platform/v1/player/password_reset/new_password',
    summary: 'Sets the password by the keys of a code; ends all sessions.',
    access: 'site',
    body: validatePlatformRequestNewPassword,
    reply: validatePlatformEmpty,
    async handle({ platform, site, body: { password, ...keys }, visit }) {
      await limitTries(platform, visit.address);
      await platform.accounts.passwordReset.setByKey(site, keys, password);
      return {};
    },
  }),
  defineRoute({
    id: 'API-021',
    method: 'POST',
    path: '/platform/v1/player/password_reset/new_password/email',
    summary: 'Sets the password by the token of a link; ends all sessions.',
    access: 'site',
    body: validatePlatformRequestNewPasswordByLink,
    reply: validatePlatformEmpty,
    async handle({ platform, site, body, visit }) {
      await limitTries(platform, visit.address);
      await platform.accounts.passwordReset.setByLink(site, body.token, body.password);
      return {};
    },
  }),
  defineRoute({
    id: 'API-022',
    method: 'GET',
    path: '/platform/v1/player/password_reset/new_password/email/:token',
    summary: 'The address that a link is for.',
    access: 'site',
    params: validatePlatformRequestResetTokenPath,
    reply: validatePlatformPasswordResetAddress,
    async handle({ platform, site, params, visit }) {
      await limitTries(platform, visit.address);
      return { email: await platform.accounts.passwordReset.addressOf(site, params.token) };
    },
  }),
];
