import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import { asyncRoute } from '../../services/process/async-route';
import type { SignInWays } from '../../schemas/generated/types';
import { serviceHeaders, setHeaderDefaults } from '../../services/process/header-defaults';
import { createReadiness } from '../../services/process/readiness';
import { readRequestId, requestIdHeader, runWithRequestId } from '../../services/process/request-id';
import { brandRoutes } from './brand-routes';
import { type ClientFiles, clientRoutes } from './client-files';
import type { ContentApi } from './content-api';
import { contentRoutes } from './content-routes';
import { newBrandRoutes } from './new-brand/new-brand-routes';
import { openIdRoutes } from './openid/openid-routes';
import type { OpenId } from './openid/openid';
import { presenceRoutes } from './presence/presence-routes';
import { previewRoutes } from './preview-routes';
import { saveRoutes } from './saving/save-routes';
import type { SessionCookies } from './session-cookies';
import { sessionRoutes } from './session-routes';
import { refusalOf } from './refusal-of';
import { StudioRefusal } from './studio-refusal';
import { uploadRoutes } from './upload-routes';

/** Dependencies of the studio's routes. */
export interface Studio {
  readonly content: ContentApi;
  readonly sessions: SessionCookies;
  readonly signInWay: SignInWays['way'];
  readonly client: ClientFiles;
  readonly log: Logger;
  readonly now: () => number;
  /** If missing, people sign in by password only. */
  readonly openId?: OpenId | undefined;
  /** Origin of a brand's previews, with `{brand}` for its id. */
  readonly previewUrl: string;
  /** Address for uploads to the content service. */
  readonly uploadUrl: string;
  /** Origin of pictures. */
  readonly mediaUrl: string;
  readonly previewSecret: string | undefined;
  readonly siteUrl: string;
  /** Folder of brand changes; if missing, brands cannot be changed. */
  readonly changesFolder?: string | undefined;
}

/** The studio as an Express app: its pages, and an API for them. */
export function createApp(studio: Studio): Express {
  const app = express();
  app.disable('x-powered-by').disable('etag').set('query parser', 'simple');
  app.use((request, response, next) => {
    const id = readRequestId(request.headers, false);
    response.setHeader(requestIdHeader, id);
    setHeaderDefaults(response, { ...serviceHeaders(request, 'same-origin'), 'x-robots-tag': 'noindex' });
    runWithRequestId(id, next);
  });
  app.get('/health', (_request, response) => {
    response.json({ status: 'ok' });
  });
  app.get('/ready', readinessRoute(studio));
  app.use('/api', refuseForeignPages);
  app.use(
    '/api',
    sessionRoutes(studio),
    previewRoutes(studio),
    saveRoutes(studio),
    uploadRoutes(studio),
    brandRoutes(studio),
    newBrandRoutes(studio),
    presenceRoutes(studio),
    contentRoutes(studio),
  );
  app.use('/api', (request) => {
    throw new StudioRefusal(404, 'NotFound', `There is no ${request.method} /api${request.path}.`);
  });
  app.use(openIdRoutes(studio));
  app.use(clientRoutes(studio));
  app.use(handleErrors(studio));
  return app;
}

/** Refuses requests of other origins; the cookie, which is `SameSite=Strict`, is not sent with them anyway. */
const refuseForeignPages: RequestHandler = (request, _response, next) => {
  const site = request.get('sec-fetch-site');
  if (site !== undefined && site !== 'same-origin')
    throw new StudioRefusal(403, 'ForeignPage', 'Only pages of the studio may call this.');
  next();
};

function readinessRoute({ content, log }: Studio) {
  const readiness = createReadiness(
    {
      // Contentful has no health check, so a refusal without a token counts as healthy.
      content: () =>
        content
          .fetch('/users/me', {})
          .then(({ status }) => status < 500 || Promise.reject(new Error(`it answered ${status}`))),
    },
    (dependency, err) => log.warn({ dependency, err }, 'not ready'),
  );
  return asyncRoute(async (_request, response) => {
    const result = await readiness();
    response.status(result.status === 'ready' ? 200 : 503).json(result);
  });
}

/** Errors in Contentful's format, so that the client handles one format. Express recognises the handler by its four parameters. */
function handleErrors({ log }: Studio): ErrorRequestHandler {
  return (thrown: unknown, request, response, next) => {
    if (response.headersSent) {
      next(thrown);
      return;
    }
    const { status, id, message, details } = refusalOf(thrown);
    if (status >= 500) log.error({ err: thrown, method: request.method, path: request.path }, 'call failed');
    response.status(status).json({ sys: { type: 'Error', id }, message, details });
  };
}
