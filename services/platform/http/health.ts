import { validatePlatformHealth } from '../../../schemas/generated/validators.js';
import { Router } from 'express';
import { sql } from 'drizzle-orm';
import { checkDisk, createReadiness } from '../../process/readiness';
import { defineRoute } from './route';
import type { Platform } from '../platform';
import { asyncRoute } from '../../process/async-route';

/** Liveness; routed before the request log, because load balancers poll often. */
export const healthRoutes = [
  defineRoute({
    id: 'health',
    method: 'GET',
    path: '/health',
    summary: 'Answers while the process runs; /ready checks what it depends on.',
    access: 'public',
    reply: validatePlatformHealth,
    async handle({ platform }) {
      return {
        status: 'ok',
        games: platform.data.games.length,
        time: new Date(platform.clock.now()).toISOString(),
      };
    },
  }),
];

/** `/ready`: readiness with the state of database, disk and Redis. */
export function readinessRoute({ database, gateway, settings, log }: Platform): Router {
  const { directory } = database;
  const readiness = createReadiness(
    {
      database: () => database.db.execute(sql`select 1`),
      ...(directory === undefined ? {} : { disk: () => checkDisk(directory) }),
      ...(settings.redisUrl === undefined ? {} : { redis: () => gateway.check() }),
    },
    (dependency, err) => log.warn({ dependency, err }, 'not ready'),
  );
  const router = Router();
  router.get(
    '/ready',
    asyncRoute(async (_request, response) => {
      const result = await readiness();
      response.status(result.status === 'ready' ? 200 : 503).json(result);
    }),
  );
  return router;
}
