import express, { type Express } from 'express';
import { isSameSecret } from '../../process/secret';
import { asyncRoute } from '../../process/async-route';
import { serviceHeaders, setHeaderDefaults } from '../../process/header-defaults';
import { checkDisk, createReadiness } from '../../process/readiness';
import { readRequestId, requestIdHeader, runWithRequestId } from '../../process/request-id';
import type { Control } from '../control/control';
import { refusal } from '../errors';
import type { Games } from '../games';
import { apiRoutes } from './api-routes';
import { handleErrors } from './errors';
import { pageRoutes, type Pages } from '../pages/page-routes';
import { providerOfHost } from './provider-host';

export interface AppOptions {
  /** Origin of a provider's games, with `{provider}` for its id. */
  url: string;
  /** Sources of `frame-ancestors`. */
  siteOrigins: readonly string[];
  pages: Pages;
  metricsToken: string | undefined;
  control: Control | undefined;
}

/** The game server as an Express app: pages and API of each provider on its own origin. */
export function createApp(
  games: Games,
  { url, siteOrigins, pages, metricsToken, control }: AppOptions,
): Express {
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
    response.json({ status: 'ok', games: games.catalogue.size });
  });
  app.get('/ready', readinessRoute(games));
  app.get('/metrics', (request, response, next) => {
    const isReader =
      metricsToken !== undefined &&
      isSameSecret(request.get('authorization') ?? '', `Bearer ${metricsToken}`);
    if (!isReader) {
      next();
      return;
    }
    const { registry } = games.metrics;
    registry.metrics().then((text) => response.type(registry.contentType).send(text), next);
  });
  if (control) app.use('/_control', control.routes);
  app.use((request, response, next) => {
    const provider = providerOfHost(url, request.headers.host);
    if (provider === undefined || !games.catalogue.hasProvider(provider))
      throw refusal(404, 'error.not.found', `No provider is served here: use ${url}.`);
    response.locals['provider'] = provider;
    next();
  });
  app.use('/api', apiRoutes(games));
  app.use(pageRoutes(games, siteOrigins, pages, control));
  app.use((request) => {
    throw refusal(404, 'error.not.found', `There is no ${request.method} ${request.path} here.`);
  });
  app.use(handleErrors(games.log));
  return app;
}

function readinessRoute({ store, log }: Games) {
  const { folder } = store;
  const readiness = createReadiness(
    {
      store: () => Promise.resolve(store.open.size),
      ...(folder === undefined ? {} : { disk: () => checkDisk(folder) }),
    },
    (dependency, err) => log.warn({ dependency, err }, 'not ready'),
  );
  return asyncRoute(async (_request, response) => {
    const result = await readiness();
    response.status(result.status === 'ready' ? 200 : 503).json(result);
  });
}
