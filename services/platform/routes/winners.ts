import { Router } from 'express';
import latestRequest from '../../../schemas/platform/request-latest-winners.schema.json';
import topRequest from '../../../schemas/platform/request-top-winners.schema.json';
import { invalidRequest } from '../errors';
import type { Platform } from '../platform';
import { siteOf } from '../sites';
import { compileSchema, parseRequest } from '../validation';
import type { WinnersFeed } from '../winners';

interface WinnersRequest {
  siteId: string;
  currency: string;
}

const isLatestRequest = compileSchema<WinnersRequest>(latestRequest);
const isTopRequest = compileSchema<WinnersRequest & { dateRange: '24h' | '72h' }>(topRequest);

/** The two lists of the winners widget (WIN-03, WIN-04). */
export function winnersRoutes(platform: Platform): Router {
  const router = Router();

  function feedOf({ siteId, currency }: WinnersRequest): WinnersFeed {
    const site = siteOf(platform.data.sites, siteId, 'siteId');
    if (site.currencies.includes(currency)) return platform.winners(site, currency);
    const message = `'currency' is ${currency}; site ${siteId} is played in ${site.currencies.join(', ')}.`;
    throw invalidRequest({ currency: { code: 'invalid.currency', message } });
  }

  router.get('/platform/v1/player/wallet/top-winners', (request, response) => {
    const query = parseRequest(isTopRequest, request.query, 'query parameter');
    response.json(feedOf(query).top(platform.clock.now(), query.dateRange === '24h' ? 24 : 72));
  });

  router.get('/platform/v1/player/wallet/latest-winners', (request, response) => {
    const query = parseRequest(isLatestRequest, request.query, 'query parameter');
    response.json(feedOf(query).latest(platform.clock.now()));
  });

  return router;
}
