import type { Request } from 'express';
import {
  validatePlatformCooling,
  validatePlatformEmpty,
  validatePlatformLogin,
  validatePlatformRequestLogin,
  validatePlatformRequestLogout,
  validatePlatformRequestMigration,
  validatePlatformRequestPlayerPath,
  validatePlatformRequestToken,
  validatePlatformToken,
} from '../../../schemas/generated/validators.js';
import { CAPTCHA_HEADER, isPerson } from '../captcha/captcha';
import { defineRoute } from '../http/route';
import type { Platform } from '../platform';
import { placeOf } from '../access/visit-place';

const captchaOf = (platform: Platform, request: Request, address: string) => (): Promise<boolean> =>
  isPerson(platform.accounts.captcha, request.get(CAPTCHA_HEADER), address);

/** Sign-in (API-001), token renewal (API-002), sign-out (API-003), cooling-off (API-007) and migration (API-008). */
export const identityRoutes = [
  defineRoute({
    id: 'API-001',
    method: 'POST',
    path: '/platform/identity/login',
    summary: 'Signs a player in.',
    access: 'site',
    body: validatePlatformRequestLogin,
    reply: validatePlatformLogin,
    handle: ({ platform, site, body, visit, request }) =>
      platform.identity.login(site.siteId, body.email, body.password, {
        address: visit.address,
        country: placeOf(platform, site, visit),
        userAgent: visit.userAgent,
        deviceTokens: body.metadata?.deviceTokens ?? [],
        isPerson: captchaOf(platform, request, visit.address),
      }),
  }),
  defineRoute({
    id: 'API-002',
    method: 'POST',
    path: '/platform/identity/token',
    summary: 'New tokens for a refresh token, which is used up.',
    access: 'site',
    body: validatePlatformRequestToken,
    reply: validatePlatformToken,
    handle: ({ platform, site, body }) => platform.identity.refresh(site.siteId, body.refreshToken),
  }),
  defineRoute({
    id: 'API-003',
    method: 'POST',
    path: '/platform/identity/logout',
    summary: 'Ends the session of an access token.',
    access: 'site',
    body: validatePlatformRequestLogout,
    reply: validatePlatformEmpty,
    async handle({ platform, site, body }) {
      await platform.identity.logout(site.siteId, body.accessToken);
      return {};
    },
  }),
  defineRoute({
    id: 'API-007',
    method: 'POST',
    path: '/platform/v1/player/:playerId/timeout/cooling',
    summary: 'Starts the cooling that ends a time-out of the player.',
    access: 'site',
    params: validatePlatformRequestPlayerPath,
    reply: validatePlatformCooling,
    handle: ({ platform, site, params }) =>
      platform.identity.startCooling(site.siteId, Number(params.playerId)),
  }),
  defineRoute({
    id: 'API-008',
    method: 'POST',
    path: '/platform/v1/player/migration',
    summary: 'Makes an account of an older system, or a never confirmed one, able to sign in.',
    access: 'site',
    body: validatePlatformRequestMigration,
    reply: validatePlatformEmpty,
    async handle({ platform, site, body, visit }) {
      await platform.identity.migrate(site.siteId, body.email, body.password, visit.address);
      return {};
    },
  }),
];
