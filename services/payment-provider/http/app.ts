import express, { type Express } from 'express';
import { asyncRoute } from '../../process/async-route';
import { serviceHeaders, setHeaderDefaults } from '../../process/header-defaults';
import { checkDisk, createReadiness } from '../../process/readiness';
import { readRequestId, requestIdHeader, runWithRequestId } from '../../process/request-id';
import { controlRoutes } from '../control/control-routes';
import type { PageFiles } from '../pages/page-files';
import { pageRoutes } from '../pages/page-routes';
import { ProviderRefusal } from '../errors';
import type { Provider } from '../provider';
import { apiRoutes } from './api-routes';
import { handleErrors } from './errors';

export interface AppOptions {
  /** Bearer token of the API. */
  key: string;
  /** Sources of `frame-ancestors` of the hosted pages. */
  siteOrigins: readonly string[];
  files: PageFiles;
}

/** The payment provider as an Express app: API, hosted pages and control endpoints. */
export function createApp(provider: Provider, { key, siteOrigins, files }: AppOptions): Express {
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
  app.get('/health', (_request, response) => void response.json({ status: 'ok' }));
  app.get('/ready', readinessRoute(provider));
  app.use('/v1', apiRoutes(provider, key));
  app.use('/control', controlRoutes(provider));
  app.use(pageRoutes(provider, siteOrigins, files));
  app.use((request) => {
    throw new ProviderRefusal('not_found', `There is no ${request.method} ${request.path} here.`);
  });
  app.use(handleErrors(provider.log));
  return app;
}

function readinessRoute({ store, log }: Provider) {
  const { folder } = store;
  const readiness = createReadiness(
    folder === undefined ? {} : { disk: () => checkDisk(folder) },
    (dependency, err) => log.warn({ dependency, err }, 'not ready'),
  );
  return asyncRoute(async (_request, response) => {
    const result = await readiness();
    response.status(result.status === 'ready' ? 200 : 503).json(result);
  });
}
