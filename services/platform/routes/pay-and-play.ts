import {
  validatePlatformEmpty,
  validatePlatformLogin,
  validatePlatformPayAndPlayDeposit,
  validatePlatformPayAndPlayPlayer,
  validatePlatformRequestPayAndPlayCode,
  validatePlatformRequestPayAndPlayDeposit,
  validatePlatformRequestPayAndPlayLogin,
  validatePlatformRequestPayAndPlayUpdate,
} from '../../../schemas/generated/validators.js';
import { placeOf } from '../access/visit-place';
import { defineRoute } from '../http/route';
import { HOUR } from '../live/activity';

/** Deposits per hour and IP address, which homes, offices and mobile networks share. */
const PER_IP = 200;
const PLAYER = '/platform/v1/paynplay/player';

/** Sign-up by a deposit (API-023 to API-026). */
export const payAndPlayRoutes = [
  defineRoute({
    id: 'API-023',
    method: 'POST',
    path: '/platform/payments/paynplay/deposit',
    summary: 'Begins a deposit of somebody without an account; the reply says where the bank’s page is.',
    access: 'site',
    idempotent: 'by-handler',
    body: validatePlatformRequestPayAndPlayDeposit,
    reply: validatePlatformPayAndPlayDeposit,
    async handle({ platform, site, body, idempotencyKey, visit }) {
      const limit = { name: 'paynplay-ip', subject: visit.address, times: PER_IP, windowMs: HOUR };
      await platform.rateLimit.take(limit);
      return platform.payAndPlay.deposit(site, idempotencyKey, body);
    },
  }),
  defineRoute({
    id: 'API-024',
    method: 'POST',
    path: `${PLAYER}/code`,
    summary: 'Takes the one-time code of the return address, and says what the bank knows of the player.',
    access: 'site',
    body: validatePlatformRequestPayAndPlayCode,
    reply: validatePlatformPayAndPlayPlayer,
    handle: ({ platform, site, body }) => platform.payAndPlay.verify(site, body),
  }),
  defineRoute({
    id: 'API-025',
    method: 'POST',
    path: `${PLAYER}/update`,
    summary: 'Takes the contact data that the bank did not know, and opens the account.',
    access: 'site',
    body: validatePlatformRequestPayAndPlayUpdate,
    reply: validatePlatformEmpty,
    async handle({ platform, site, body }) {
      await platform.payAndPlay.update(site, body);
      return {};
    },
  }),
  defineRoute({
    id: 'API-026',
    method: 'POST',
    path: `${PLAYER}/login`,
    summary: 'Signs in the player of a pay-and-play, once.',
    access: 'site',
    body: validatePlatformRequestPayAndPlayLogin,
    reply: validatePlatformLogin,
    handle: ({ platform, site, body, visit }) =>
      platform.payAndPlay.signIn(site, body.sessionId, {
        address: visit.address,
        country: placeOf(platform, site, visit),
        userAgent: visit.userAgent,
      }),
  }),
];
