import express, { type Express } from 'express';
import { asyncRoute } from '../../process/async-route';
import { serviceHeaders, setHeaderDefaults } from '../../process/header-defaults';
import { checkDisk, createReadiness } from '../../process/readiness';
import { readRequestId, requestIdHeader, runWithRequestId } from '../../process/request-id';
import { isSameSecret } from '../../process/secret';
import { controlRoutes, type Control } from '../control/control';
import { refusal } from '../errors';
import type { Client } from '../pages/load-client';
import type { Sportsbook } from '../sportsbook';
import { apiRoutes } from './api-routes';
import { handleErrors } from './errors';
import { feedRoutes } from './feed-routes';
import { frameRoutes } from './frame-routes';
import { platformRoutes } from './platform-routes';
import { teaserRoutes } from './teaser-routes';

export interface AppOptions {
  /** Secret shared with the platform. */
  secret: string;
  client: Client;
  metricsToken: string | undefined;
  control: Control | undefined;
}

/** The sportsbook as an Express app. */
export function createApp(book: Sportsbook, { secret, client, metricsToken, control }: AppOptions): Express {
  const app = express();
  app.disable('x-powered-by').disable('etag').set('query parser', 'simple').enable('case sensitive routing');
  app.use((request, response, next) => {
    const id = readRequestId(request.headers, false);
    response.setHeader(requestIdHeader, id);
    runWithRequestId(id, next);
  });
  app.use((request, response, next) => {
    setHeaderDefaults(response, serviceHeaders(request, 'same-origin'));
    next();
  });
  app.get('/health', (_request, response) => {
    response.json({ status: 'ok', competitions: book.catalogue.competitions.length });
  });
  app.get('/ready', readinessRoute(book));
  app.get('/metrics', (request, response, next) => {
    const isReader =
      metricsToken !== undefined &&
      isSameSecret(request.get('authorization') ?? '', `Bearer ${metricsToken}`);
    if (!isReader) {
      next();
      return;
    }
    const { registry } = book.metrics;
    registry.metrics().then((text) => response.type(registry.contentType).send(text), next);
  });
  if (control) app.use('/_control', controlRoutes(book, control));
  app.use(platformRoutes(book, secret));
  app.use(teaserRoutes(book));
  app.use(feedRoutes(book));
  app.use(frameRoutes(book, client));
  app.use('/api', apiRoutes(book));
  app.use((request) => {
    throw refusal(404, 'error.not.found', `There is no ${request.method} ${request.path} here.`);
  });
  app.use(handleErrors(book.log));
  return app;
}

function readinessRoute({ store, log }: Sportsbook) {
  const { folder } = store;
  const readiness = createReadiness(
    {
      store: () => Promise.resolve(store.waiting.size),
      ...(folder === undefined ? {} : { disk: () => checkDisk(folder) }),
    },
    (dependency, err) => log.warn({ dependency, err }, 'not ready'),
  );
  return asyncRoute(async (_request, response) => {
    const result = await readiness();
    response.status(result.status === 'ready' ? 200 : 503).json(result);
  });
}
