import express, { type Router } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { ContentPerson, SignInWays, StudioSession } from '../../schemas/generated/types';
import { validateContentPerson } from '../../schemas/generated/validators.js';
import { asyncRoute } from '../../services/process/async-route';
import type { Studio } from './app';
import { ContentRefusal } from './content-api';
import { sessionOf } from './session-of';
import { signInWays } from './sign-in-ways';
import { StudioRefusal } from './studio-refusal';

/** Most failed sign-ins per address. The content service limits them per account. */
const maxFailures = 20;
const windowSeconds = 15 * 60;

/** Sign-in, sign-out, and the signed-in person. */
export function sessionRoutes(studio: Studio): Router {
  const { content, sessions, log, signInWay } = studio;
  const failures = new RateLimiterMemory({ points: maxFailures, duration: windowSeconds });
  const router = express.Router();
  /** @throws StudioRefusal 401 or 403 for a wrong token */
  const tokenOf = signInWays[signInWay](studio);

  router.get('/sign-in', (_request, response) => {
    const provider = studio.openId?.settings.name;
    const ways: SignInWays = { way: signInWay, ...(provider === undefined ? {} : { provider }) };
    response.json(ways);
  });

  router.post(
    '/sign-in',
    express.json({ limit: '4kb' }),
    asyncRoute(async (request, response) => {
      const address = request.socket.remoteAddress ?? '';
      await failures.consume(address).catch((error: unknown) => {
        if (!(error instanceof RateLimiterRes)) throw error;
        throw new StudioRefusal(429, 'TooManySignIns', 'Too many failed sign-ins.', {
          waitSeconds: Math.ceil(error.msBeforeNext / 1_000),
        });
      });
      const token = await tokenOf(request.body, address);
      const person = await content.call('/users/me', validateContentPerson, { token });
      await failures.delete(address);
      await sessions.begin(response, sessionOf(token, person));
      log.info({ event: 'studio.signed-in', person: person.sys.id }, 'an editor signed in');
      response.json(presentPerson(person));
    }),
  );

  router.post(
    '/sign-out',
    asyncRoute(async (request, response) => {
      const session = await sessions.read(request);
      sessions.end(response);
      // A token created by its owner must not be revoked here.
      if (session && signInWay === 'password')
        await content.fetch('/sign-out', { method: 'POST', token: session.token });
      response.status(204).end();
    }),
  );

  router.get(
    '/me',
    asyncRoute(async (request, response) => {
      const session = await sessions.read(request);
      const person = session && (await personOf(studio, session));
      if (session && !person) sessions.end(response);
      response.json(person ?? null);
    }),
  );
  return router;
}

/** Requested each time, so that a revoked token or a closed account ends the session; undefined then. */
async function personOf({ content }: Studio, { token }: StudioSession) {
  try {
    return presentPerson(await content.call('/users/me', validateContentPerson, { token }));
  } catch (error) {
    if (error instanceof ContentRefusal && error.status === 401) return undefined;
    throw error;
  }
}

function presentPerson(person: ContentPerson) {
  const { personId, name, email } = sessionOf('', person);
  return { id: personId, name, email, isAdministrator: person.admin === true };
}
