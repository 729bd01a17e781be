import express, { type Request, type Response, Router } from 'express';
import {
  validateSportsbookRequestBet,
  validateSportsbookRequestCashOut,
  validateSportsbookRequestSession,
} from '../../../schemas/generated/validators.js';
import { asyncRoute } from '../../process/async-route';
import type { SessionReply } from '../api';
import { takeBet } from '../bets/place';
import { betsOf, ownBet, sellBet } from '../bets/sell';
import { viewOf } from '../bets/view';
import type { UserContext } from '../contexts/context';
import { endSession, findUser, renewSession } from '../contexts/contexts';
import { refusal } from '../errors';
import type { Sportsbook } from '../sportsbook';
import { bodyOf } from './body';
import { createRateLimit } from './rate-limit';

/** API of the frame. The bearer token is the user context. */
export function apiRoutes(book: Sportsbook): Router {
  const take = createRateLimit('call', book.callLimit);
  const route = (answer: (user: UserContext, request: Request, response: Response) => unknown) =>
    asyncRoute(async (request, response) => {
      const bearer = /^Bearer ([\w-]{20,64})$/.exec(request.get('authorization') ?? '')?.[1] ?? '';
      const user = findUser(book, bearer);
      await take(user.hash);
      response.json(await answer(user, request, response));
    });

  const router = Router({ caseSensitive: true });
  router.use(refuseForeignPages, express.json({ limit: '16kb' }));
  router.get(
    '/session',
    route((user) => sessionReply(book, user)),
  );
  router.post(
    '/session',
    route(async (user, request) => {
      const { token } = bodyOf(request, validateSportsbookRequestSession);
      return sessionReply(book, await renewSession(book, user, token));
    }),
  );
  router.delete(
    '/session',
    route(async (user) => {
      await endSession(book, user);
      return {};
    }),
  );
  router.post(
    '/bets',
    route(async (user, request, response) => {
      const bet = await takeBet(book, user, bodyOf(request, validateSportsbookRequestBet));
      response.status(201);
      return viewOf(book, bet);
    }),
  );
  router.get(
    '/bets',
    route((user, { query }) => ({
      bets: betsOf(book, user, query['state'] === 'settled' ? 'settled' : 'open').map((bet) =>
        viewOf(book, bet),
      ),
    })),
  );
  router.get(
    '/bets/:betId',
    route((user, { params }) => viewOf(book, ownBet(book, user, params['betId'] ?? ''))),
  );
  router.post(
    '/bets/:betId/cash-out',
    route(async (user, request) => {
      const { amount } = bodyOf(request, validateSportsbookRequestCashOut);
      return viewOf(book, await sellBet(book, user, request.params['betId'] ?? '', amount));
    }),
  );
  return router;
}

async function sessionReply(
  { wallet }: Sportsbook,
  { account, playerName }: UserContext,
): Promise<SessionReply> {
  if (account === null) return { account: null };
  const { currency, decimals } = account;
  return { account: { playerName, currency, decimals, balance: await wallet.balance(account) } };
}

/** Refuses requests from other origins, even with a valid bearer. */
function refuseForeignPages(request: Request, _response: Response, next: () => void): void {
  const site = request.get('sec-fetch-site');
  if (site !== undefined && site !== 'same-origin')
    throw refusal(403, 'error.request.invalid', 'Only the page of the sportsbook may call this.');
  next();
}
