import {
  validatePlatformJackpots,
  validatePlatformRequestJackpots,
  validatePlatformRequestTables,
  validatePlatformTables,
} from '../../../schemas/generated/validators.js';
import { invalidRequest } from '../errors';
import { defineRoute } from '../http/route';
import { hasJackpot, jackpotAt } from '../live/jackpots';
import { siteOf } from '../http/sites';
import { hasTable, tableAt } from '../live/tables';

/** Jackpots (API-053) and live tables (API-044). */
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
      const time = platform.clock.now();
      const games = new Map(data.games.filter(hasJackpot).map((game) => [game.gameId, game]));
      // A game without a jackpot is left out: the content may have games that the platform does not have (yet).
      return [...new Set(query.gameIds.split(','))].flatMap((gameId) => {
        const game = games.get(gameId);
        if (game === undefined) return [];
        return [jackpotAt(platform.seed(), game, time, site.currencies[0], data.currencies)];
      });
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
    handle({ platform, query }) {
      const { data } = platform;
      if (!data.sites.some(({ partnerId }) => String(partnerId) === query.partnerid)) {
        const message = `'partnerid' is ${query.partnerid}, which is no partner of this platform.`;
        throw invalidRequest({ partnerid: { code: 'invalid.partner', message } });
      }
      const time = platform.clock.now();
      const { dealers } = data.names;
      const { currency } = data.defaults;
      const tables = data.games
        .filter(hasTable)
        .flatMap((game, index) =>
          game.provider === query.providerKind || game.subProvider === query.providerKind
            ? [tableAt(platform.seed(), game, index, { dealers, currency }, time)]
            : [],
        );
      return { tables };
    },
  }),
];
