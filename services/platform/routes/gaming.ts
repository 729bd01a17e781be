import { Router } from 'express';
import jackpotsRequest from '../../../schemas/platform/request-jackpots.schema.json';
import tablesRequest from '../../../schemas/platform/request-tables.schema.json';
import { invalidRequest } from '../errors';
import { hasJackpot, jackpotAt, type JackpotGame, type JackpotReading } from '../jackpots';
import type { Platform } from '../platform';
import { siteOf } from '../sites';
import { hasTable, tableAt, type TableReading } from '../tables';
import { compileSchema, parseRequest } from '../validation';

const isJackpotsRequest = compileSchema<{ gameIds: string; siteId: string }>(jackpotsRequest);
const isTablesRequest = compileSchema<{ partnerid: string; providerKind: string }>(tablesRequest);

/** Jackpots (API-053) and live tables (API-044). */
export function gamingRoutes(platform: Platform): Router {
  const { data, clock } = platform;
  const router = Router();
  const jackpotGames = new Map<string, JackpotGame>(
    data.games.filter(hasJackpot).map((game) => [game.gameId, game]),
  );
  const tables = data.games.filter(hasTable);

  router.get('/platform/v1/gaming/jackpots', (request, response) => {
    const query = parseRequest(isJackpotsRequest, request.query, 'query parameter');
    const site = siteOf(data.sites, query.siteId, 'siteId');
    const time = clock.now();
    const seed = platform.seed();
    // A game without a jackpot is left out: the content may know games that the platform does not (yet).
    const readings: JackpotReading[] = [...new Set(query.gameIds.split(','))].flatMap((gameId) => {
      const game = jackpotGames.get(gameId);
      return game === undefined ? [] : [jackpotAt(seed, game, time, site.currencies[0], data.currencies)];
    });
    response.json(readings);
  });

  router.get('/platform/gameadmin/tables', (request, response) => {
    const query = parseRequest(isTablesRequest, request.query, 'query parameter');
    if (!data.sites.some(({ partnerId }) => String(partnerId) === query.partnerid)) {
      const message = `'partnerid' is ${query.partnerid}, which is no partner of this platform.`;
      throw invalidRequest({ partnerid: { code: 'invalid.partner', message } });
    }
    const time = clock.now();
    const seed = platform.seed();
    const readings: TableReading[] = tables.flatMap((game, index) =>
      game.provider === query.providerKind || game.subProvider === query.providerKind
        ? [tableAt(seed, game, index, data.names.dealers, time)]
        : [],
    );
    response.json({ tables: readings });
  });

  return router;
}
