import {
  validatePlatformAccount,
  validatePlatformEmpty,
  validatePlatformPhoneVerification,
  validatePlatformRequestAddress,
  validatePlatformRequestLanguage,
  validatePlatformRequestPassword,
  validatePlatformRequestPhone,
  validatePlatformRequestPhoneVerification,
  validatePlatformRequestProvince,
  validatePlatformRequestSalaryRange,
  validatePlatformSalaryRanges,
} from '../../../schemas/generated/validators.js';
import { MINUTE } from '../live/activity';
import { defineRoute } from '../http/route';
import { requireDelivery } from '../outbox/require-delivery';

/** Prevents guessing the password in a session left open. */
const PASSWORD_TRIES = { name: 'password-change', times: 10, windowMs: 15 * MINUTE };

/** The account page (API-098 to API-104, API-107). */
export const accountRoutes = [
  defineRoute({
    id: 'account-read',
    method: 'GET',
    path: '/platform/v1/player/account',
    summary: 'What the account page shows beside the profile.',
    access: 'player',
    reply: validatePlatformAccount,
    handle: ({ platform, player }) => platform.accounts.account.details(player),
  }),
  defineRoute({
    id: 'API-098',
    method: 'POST',
    path: '/platform/v1/player/language',
    summary: 'Changes the language of the player.',
    access: 'player',
    body: validatePlatformRequestLanguage,
    reply: validatePlatformEmpty,
    async handle({ platform, player, body }) {
      await platform.accounts.account.setLanguage(player, body);
      return {};
    },
  }),
  defineRoute({
    id: 'API-099',
    method: 'POST',
    path: '/platform/v1/player/password',
    summary: 'Changes the password; ends the other sessions.',
    access: 'player+access',
    body: validatePlatformRequestPassword,
    reply: validatePlatformEmpty,
    async handle({ platform, player, session, body }) {
      await platform.rateLimit.take({ ...PASSWORD_TRIES, subject: String(player.playerId) });
      await platform.accounts.changePassword(player, session.sessionId, body);
      return {};
    },
  }),
  defineRoute({
    id: 'API-100',
    method: 'POST',
    path: '/platform/v1/player/phone',
    summary: 'Sends a code to a new phone number, which counts once the code is verified.',
    access: 'player+access',
    body: validatePlatformRequestPhone,
    reply: validatePlatformPhoneVerification,
    async handle({ platform, player, body }) {
      const verification = await platform.accounts.phoneChange.request(player, body.mobilePhone);
      await requireDelivery(platform.accounts.outbox, player.playerId, 'sms');
      return verification;
    },
  }),
  defineRoute({
    id: 'API-101',
    method: 'POST',
    path: '/platform/v1/player/phone/sms_verification',
    summary: 'Takes the code and stores the new phone number.',
    access: 'player+access',
    body: validatePlatformRequestPhoneVerification,
    reply: validatePlatformEmpty,
    async handle({ platform, player, body }) {
      await platform.accounts.phoneChange.verify(player, body.smsVerificationId, body.code);
      return {};
    },
  }),
  defineRoute({
    id: 'API-102',
    method: 'POST',
    path: '/platform/v1/player/address',
    summary: 'Changes the address.',
    access: 'player',
    body: validatePlatformRequestAddress,
    reply: validatePlatformEmpty,
    async handle({ platform, player, body }) {
      await platform.accounts.account.setAddress(player, body);
      return {};
    },
  }),
  defineRoute({
    id: 'API-103',
    method: 'POST',
    path: '/platform/v1/player/province',
    summary: 'Changes the Canadian province.',
    access: 'player',
    body: validatePlatformRequestProvince,
    reply: validatePlatformEmpty,
    async handle({ platform, player, body }) {
      await platform.accounts.account.setProvince(player, body);
      return {};
    },
  }),
  defineRoute({
    id: 'API-104',
    method: 'POST',
    path: '/platform/v1/player/salary-range',
    summary: 'Changes the salary range.',
    access: 'player',
    body: validatePlatformRequestSalaryRange,
    reply: validatePlatformEmpty,
    async handle({ platform, player, body }) {
      await platform.accounts.account.setSalaryRange(player, body.salaryRangeId);
      return {};
    },
  }),
  defineRoute({
    id: 'API-107',
    method: 'GET',
    path: '/platform/v1/player/salary-ranges',
    summary: 'The salary ranges in the currency and language of the player.',
    access: 'player',
    reply: validatePlatformSalaryRanges,
    handle: ({ platform, player }) => platform.accounts.salaryRanges(player.currencyCode, player.language),
  }),
];
