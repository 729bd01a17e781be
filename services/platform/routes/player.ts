import { Router, type Request } from 'express';
import type { Platform } from '../platform';
import { accessDetailsOf, profileOf, type Player } from '../players';
import { siteOfHeader } from '../sites';

/** What the site reads about the signed-in player (API-005, API-081, API-092). */
export function playerRoutes(platform: Platform): Router {
  const router = Router();

  function playerOf(request: Request): Player {
    const { siteId } = siteOfHeader(platform.data.sites, request);
    return platform.identity.playerOf(request.get('authorization'), siteId);
  }

  router.get('/platform/v1/player/profile', (request, response) => {
    response.json(profileOf(playerOf(request)));
  });

  router.get('/platform/v1/player/transaction-summary', (request, response) => {
    response.json({ totalDepositsCount: playerOf(request).totalDepositsCount });
  });

  router.get('/platform/v1/player/access/details', (request, response) => {
    response.json(accessDetailsOf(playerOf(request)));
  });

  return router;
}
