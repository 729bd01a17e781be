import {
  validatePlatformRequestLatestWinners,
  validatePlatformRequestTopWinners,
  validatePlatformWinners,
} from '../../../../schemas/generated/validators.js';
import { invalidRequest } from '../../errors';
import { defineRoute } from '../../http/route';
import type { Platform } from '../../platform';
import { siteOf } from '../../http/sites';
import { latestWinners, topWinners, type WinnersQuery } from '../../live/winners';

function queryOf(
  platform: Platform,
  { siteId, currency }: { siteId: string; currency: string },
): WinnersQuery {
  const site = siteOf(platform.data.sites, siteId, 'siteId');
  if (site.currencies.includes(currency)) {
    return { siteId: site.siteId, currency, now: platform.clock.now() };
  }
  const message = `'currency' is ${currency}; site ${siteId} is played in ${site.currencies.join(', ')}.`;
  throw invalidRequest({ currency: { code: 'invalid.currency', message } });
}

/** The two lists of the winners widget (WIN-03, WIN-04). */
export const winnersRoutes = [
  defineRoute({
    id: 'API-090',
    method: 'GET',
    path: '/platform/v1/player/wallet/top-winners',
    summary: 'The biggest wins of the last hours, biggest first.',
    access: 'public',
    query: validatePlatformRequestTopWinners,
    reply: validatePlatformWinners,
    handle: ({ platform, query }) =>
      topWinners(
        platform.database.db,
        queryOf(platform, query),
        platform.data.games,
        query.dateRange === '24h' ? 24 : 72,
      ),
  }),
  defineRoute({
    id: 'API-091',
    method: 'GET',
    path: '/platform/v1/player/wallet/latest-winners',
    summary: 'The newest wins, newest first.',
    access: 'public',
    query: validatePlatformRequestLatestWinners,
    reply: validatePlatformWinners,
    handle: ({ platform, query }) =>
      latestWinners(platform.database.db, queryOf(platform, query), platform.data.games),
  }),
];
