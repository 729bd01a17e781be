import { type Request, type Response, Router } from 'express';
import express from 'express';
import {
  validateGamesRequestAction,
  validateGamesRequestRound,
  validateGamesRequestSeed,
  validateGamesRequestSession,
} from '../../../schemas/generated/validators.js';
import { describeErrors, type Validate } from '../../process/validation';
import { asyncRoute } from '../../process/async-route';
import type { BalanceReply } from '../api';
import { refusal } from '../errors';
import type { Games } from '../games';
import { actInRound, beginRound, readRound } from '../rounds/rounds';
import { fillDemoCredit, readBalance } from '../sessions/balance';
import { replaceSeeds } from '../sessions/fairness';
import type { GameSession } from '../sessions/session';
import { findSession, openSession } from '../sessions/sessions';
import { readTable } from '../tables/tables';
import { addressOf, createRateLimit } from './rate-limit';

/** Large enough for a fully covered roulette table. */
const BODY_LIMIT = '16kb';
/** Limit per session; a page with autoplay makes a few calls a second. */
const CALLS = { times: 40, seconds: 2 };
/** Limit of failed launches per address, as players behind a proxy share one. */
const LAUNCHES = { times: 30, seconds: 10 };

/** The API described in `api.ts`. */
export function apiRoutes(games: Games): Router {
  const launches = createRateLimit('launch', LAUNCHES.times, LAUNCHES.seconds);
  const calls = createRateLimit('call', CALLS.times, CALLS.seconds);

  async function sessionOf(request: Request, response: Response): Promise<GameSession> {
    const bearer = /^Bearer ([\w-]{20,100})$/.exec(request.get('authorization') ?? '')?.[1] ?? '';
    const session = await findSession(games, providerOf(response), bearer);
    await calls.take(session.bearerHash);
    return session;
  }
  /** Wraps a route that requires a session. */
  const route = (answer: (session: GameSession, request: Request) => unknown) =>
    asyncRoute(async (request, response) => {
      response.json(await answer(await sessionOf(request, response), request));
    });

  const router = Router({ caseSensitive: true });
  router.use(refuseForeignPages, express.json({ limit: BODY_LIMIT }));
  router.post(
    '/session',
    asyncRoute(async (request, response) => {
      const address = addressOf(request);
      await launches.take(address);
      const { token } = bodyOf(request, validateGamesRequestSession);
      const session = await openSession(games, providerOf(response), token);
      await launches.giveBack(address);
      response.json(session);
    }),
  );
  router.get(
    '/balance',
    route((session): Promise<BalanceReply> => readBalance(games, session)),
  );
  router.post(
    '/demo-credit',
    route((session): Promise<BalanceReply> => fillDemoCredit(games, session)),
  );
  router.post(
    '/rounds',
    route((session, request) => beginRound(games, session, bodyOf(request, validateGamesRequestRound))),
  );
  router.get(
    '/rounds/:roundId',
    route((session, { params }) => readRound(games, session, params['roundId'] ?? '')),
  );
  router.post(
    '/rounds/:roundId/actions',
    route((session, request) =>
      actInRound(
        games,
        session,
        request.params['roundId'] ?? '',
        bodyOf(request, validateGamesRequestAction),
      ),
    ),
  );
  router.get(
    '/table',
    route((session) => readTable(games, session)),
  );
  router.post(
    '/fairness',
    route((session, request) =>
      replaceSeeds(games, session, bodyOf(request, validateGamesRequestSeed).clientSeed),
    ),
  );
  return router;
}

/** Rejects calls from pages of other origins, even with a valid bearer. */
function refuseForeignPages(request: Request, _response: Response, next: () => void): void {
  const site = request.get('sec-fetch-site');
  if (site !== undefined && site !== 'same-origin')
    throw refusal(403, 'error.request.invalid', 'Only the page of the game may call this.');
  next();
}

function providerOf({ locals }: Response): string {
  return String(locals['provider']);
}

function bodyOf<T>({ body }: Request, validate: Validate<T>): T {
  const value: unknown = body;
  if (validate(value)) return value;
  throw refusal(400, 'error.request.invalid', `The body is not valid: ${describeErrors(validate.errors)}.`);
}
