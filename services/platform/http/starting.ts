import express, { type Express } from 'express';
import { serviceHeaders, setHeaderDefaults } from '../../process/header-defaults';
import type { Readiness } from '../../process/readiness';
import { PlatformError } from '../errors';

const RETRY_AFTER_S = 1;

/**
 * Responds until the database is open: `/health` is ok, since the process is running, and everything else is a 503.
 * @param games number of games in the catalogue
 * @param now milliseconds since the epoch
 * @param reason current startup step
 */
export function createStartingApp(games: number, now: () => number, reason: () => string): Express {
  const app = express();
  app.disable('x-powered-by').disable('etag');
  app.use((request, response, next) => {
    setHeaderDefaults(response, serviceHeaders(request, 'same-origin'));
    next();
  });
  app.get('/health', (_request, response) => {
    response.json({ status: 'ok', games, time: new Date(now()).toISOString() });
  });
  app.get('/ready', (_request, response) => {
    const body: Readiness = {
      status: 'not ready',
      dependencies: { database: { status: 'failed', reason: reason() } },
    };
    response.status(503).json(body);
  });
  app.use((_request, response) => {
    const message = `The platform is starting (${reason()}): send the call again.`;
    const error = new PlatformError(503, 'error.platform.starting', message);
    response.status(error.status).set('retry-after', String(RETRY_AFTER_S)).json(error.envelope());
  });
  return app;
}
