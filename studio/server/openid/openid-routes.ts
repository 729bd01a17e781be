import express, { type Response, type Router } from 'express';
import { validateContentPerson, validateSignInReply } from '../../../schemas/generated/validators.js';
import { asyncRoute } from '../../../services/process/async-route';
import type { Studio } from '../app';
import { ContentRefusal, ContentUnreachable } from '../content-api';
import { sessionOf } from '../session-of';
import { callbackPath, startPath } from './openid';
import type { OpenIdIdentity } from './openid-provider';
import { OpenIdRefusal } from './openid-refusal';
import { failedAddress, returnAddress } from './return-address';

/** Sign-in at an identity provider. Pages rather than API calls: the browser is redirected to the provider and back. */
export function openIdRoutes(studio: Studio): Router {
  const { openId, sessions, log } = studio;
  const router = express.Router();
  if (!openId) return router;
  const { settings, provider, attempts, url } = openId;
  const fail = (response: Response, returnTo: string, error: unknown) => {
    if (!(error instanceof OpenIdRefusal)) throw error;
    const { reason } = error;
    log.warn({ event: 'studio.openid-refused', reason, err: error }, 'a sign-in at the provider failed');
    response.redirect(303, failedAddress(returnTo, reason));
  };

  router.get(
    startPath,
    asyncRoute(async (request, response) => {
      const returnTo = returnAddress(request.query['to'], url);
      try {
        const { address, attempt } = await provider.begin(returnTo);
        await attempts.begin(response, attempt);
        response.redirect(303, address.href);
      } catch (error) {
        fail(response, returnTo, error);
      }
    }),
  );

  router.get(
    callbackPath,
    asyncRoute(async (request, response) => {
      const attempt = await attempts.read(request);
      attempts.end(response);
      const returnTo = returnAddress(attempt?.returnTo, url);
      try {
        if (!attempt) throw new OpenIdRefusal('failed', 'no sign-in of this browser is under way');
        const search = new URL(request.originalUrl, url).search;
        const session = await sessionFor(
          studio,
          await provider.finish(search, attempt),
          settings.signInSecret,
        );
        await sessions.begin(response, session);
        log.info({ event: 'studio.signed-in', person: session.personId }, 'an editor signed in');
        response.redirect(303, returnTo);
      } catch (error) {
        fail(response, returnTo, error);
      }
    }),
  );
  return router;
}

/** @throws OpenIdRefusal for an address of no member of the space, and without the content service */
async function sessionFor({ content }: Studio, identity: OpenIdIdentity, secret: string) {
  try {
    const { token } = await content.call('/sign-in/identity', validateSignInReply, {
      method: 'POST',
      token: secret,
      body: identity,
    });
    return sessionOf(token, await content.call('/users/me', validateContentPerson, { token }));
  } catch (error) {
    if (error instanceof ContentRefusal && error.error.sys.id === 'PersonUnlisted')
      throw new OpenIdRefusal('unlisted', 'the address belongs to nobody in the space', error);
    if (error instanceof ContentRefusal && error.error.sys.id === 'AccountSwitchedOff')
      throw new OpenIdRefusal('switchedOff', 'the account is switched off', error);
    if (error instanceof ContentRefusal || error instanceof ContentUnreachable)
      throw new OpenIdRefusal('contentDown', 'the content service issued no token', error);
    throw error;
  }
}
