import express, { type Request, Router } from 'express';
import {
  validatePlatformRequestBalanceUpdate,
  validateSportsbookRequestContext,
} from '../../../schemas/generated/validators.js';
import { asyncRoute } from '../../process/async-route';
import { isSameSecret } from '../../process/secret';
import { createContext } from '../contexts/contexts';
import { refusal } from '../errors';
import type { Sportsbook } from '../sportsbook';
import { bodyOf } from './body';

/** Calls from the platform: `POST /contexts` and `POST /webhooks/user-balance-update`. */
export function platformRoutes(book: Sportsbook, secret: string): Router {
  const router = Router({ caseSensitive: true });
  const json = express.json({ limit: '16kb' });

  function authorize(request: Request): void {
    if (!isSameSecret(request.get('authorization') ?? '', `Bearer ${secret}`))
      throw refusal(401, 'error.key.invalid', 'Send the secret that platform and sportsbook share.');
  }

  router.post(
    '/contexts',
    json,
    asyncRoute(async (request, response) => {
      authorize(request);
      response.status(201).json(await createContext(book, bodyOf(request, validateSportsbookRequestContext)));
    }),
  );
  // Only counted: the slip reads the wallet itself, and the host page posts new balances.
  router.post('/webhooks/user-balance-update', json, (request, response) => {
    authorize(request);
    bodyOf(request, validatePlatformRequestBalanceUpdate);
    book.metrics.balanceReports.inc();
    response.json({});
  });
  return router;
}
