import express, { Router } from 'express';
import { validateSportsbookRequestContext } from '../../../schemas/generated/validators.js';
import { asyncRoute } from '../../process/async-route';
import { isSameSecret } from '../../process/secret';
import { createContext } from '../contexts/contexts';
import { refusal } from '../errors';
import type { Sportsbook } from '../sportsbook';
import { bodyOf } from './body';

/** `POST /contexts`, by the platform. */
export function contextRoutes(book: Sportsbook, secret: string): Router {
  const router = Router({ caseSensitive: true });
  router.post(
    '/contexts',
    express.json({ limit: '16kb' }),
    asyncRoute(async (request, response) => {
      if (!isSameSecret(request.get('authorization') ?? '', `Bearer ${secret}`))
        throw refusal(401, 'error.key.invalid', 'Send the secret that platform and sportsbook share.');
      response.status(201).json(await createContext(book, bodyOf(request, validateSportsbookRequestContext)));
    }),
  );
  return router;
}
