import { Router } from 'express';
import loginRequest from '../../../schemas/platform/request-login.schema.json';
import logoutRequest from '../../../schemas/platform/request-logout.schema.json';
import tokenRequest from '../../../schemas/platform/request-token.schema.json';
import type { Platform } from '../platform';
import { siteOfHeader } from '../sites';
import { compileSchema, parseRequest } from '../validation';
import { asyncRoute } from './async-route';

const isLoginRequest = compileSchema<{ email: string; password: string; metadata?: { blackbox: string } }>(
  loginRequest,
);
const isTokenRequest = compileSchema<{ refreshToken: string }>(tokenRequest);
const isLogoutRequest = compileSchema<{ accessToken: string }>(logoutRequest);

/** Sign-in (API-001), new tokens (API-002) and sign-out (API-003). */
export function identityRoutes(platform: Platform): Router {
  const router = Router();
  const { identity } = platform;

  router.post(
    '/platform/identity/login',
    asyncRoute(async (request, response) => {
      const { email, password } = parseRequest(isLoginRequest, request.body, 'body field');
      const { siteId } = siteOfHeader(platform.data.sites, request);
      response.json(await identity.login(siteId, email, password));
    }),
  );

  router.post('/platform/identity/token', (request, response) => {
    const { refreshToken } = parseRequest(isTokenRequest, request.body, 'body field');
    response.json(identity.refresh(refreshToken));
  });

  router.post('/platform/identity/logout', (request, response) => {
    const { accessToken } = parseRequest(isLogoutRequest, request.body, 'body field');
    identity.logout(accessToken);
    response.json({});
  });

  return router;
}
