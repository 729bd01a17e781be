import {
  validatePlatformJackpots,
  validatePlatformPopularity,
  validatePlatformRequestJackpots,
  validatePlatformRequestPopularity,
  validatePlatformRequestTables,
  validatePlatformTables,
} from '../../../../schemas/generated/validators.js';
import { invalidRequest } from '../../errors';
import { defineRoute } from '../../http/route';
import { siteOf } from '../../http/sites';
import { currentTables } from '../../live/current-tables';
import { hasJackpot } from '../../live/jackpot-draw';
import { readJackpots } from '../../live/jackpots';
import { readPopularity } from '../../live/popularity';

/** Jackpots (API-053), live tables (API-044) and popularity of games. */
export const gamingRoutes = [
  defineRoute({
    id: 'API-053',
    method: 'GET',
    path: '/platform/v1/gaming/jackpots',
    summary: 'The jackpots of some games, in the requested order.',
    access: 'public',
    query: validatePlatformRequestJackpots,
    reply: validatePlatformJackpots,
    handle({ platform, query }) {
      const { data } = platform;
      const site = siteOf(data.sites, query.siteId, 'siteId');
      const games = new Map(data.games.filter(hasJackpot).map((game) => [game.gameId, game]));
      // Games without a jackpot are left out: the content may contain games that the platform does not have (yet).
      const asked = [...new Set(query.gameIds.split(','))].flatMap((gameId) => games.get(gameId) ?? []);
      return readJackpots(platform.database.db, asked, site.currencies[0], data.currencies);
    },
  }),
  defineRoute({
    id: 'gaming-popularity',
    method: 'GET',
    path: '/platform/v1/gaming/popularity',
    summary: 'The games of a site that are played most, and how often they have paid of late.',
    access: 'public',
    query: validatePlatformRequestPopularity,
    reply: validatePlatformPopularity,
    handle({ platform, query }) {
      const site = siteOf(platform.data.sites, query.siteId, 'siteId');
      return readPopularity(platform.database.db, site.siteId, platform.clock.now());
    },
  }),
  defineRoute({
    id: 'API-044',
    method: 'GET',
    path: '/platform/gameadmin/tables',
    summary: 'The live tables of one provider.',
    access: 'public',
    query: validatePlatformRequestTables,
    reply: validatePlatformTables,
    async handle({ platform, query }) {
      const { data } = platform;
      if (!data.sites.some(({ partnerId }) => String(partnerId) === query.partnerid)) {
        const message = `'partnerid' is ${query.partnerid}, which is no partner of this platform.`;
        throw invalidRequest({ partnerid: { code: 'invalid.partner', message } });
      }
      const tables = await currentTables(
        platform,
        ({ provider, subProvider }) => provider === query.providerKind || subProvider === query.providerKind,
      );
      return { tables };
    },
  }),
];
