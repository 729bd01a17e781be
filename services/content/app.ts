import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import { asyncRoute } from '../process/async-route';
import { serviceHeaders, setHeaderDefaults } from '../process/header-defaults';
import { checkDisk, createReadiness } from '../process/readiness';
import { readRequestId, runWithRequestId } from '../process/request-id';
import { compress } from './http/compress';
import { createControl } from './http/control';
import { refuseForeignPages } from './http/foreign-page';
import { createRequestLog } from './http/request-log';
import { urlOf } from './http/request';
import { imageRoute } from './images/endpoint';
import type { ImageSizes } from './images/image-sizes';
import type { ImageStore } from './images/image-store';
import { createGraphQLEndpoint, type GraphQLEndpoint } from './graphql/endpoint';
import type { RestContext } from './rest/context';
import { restRouter } from './rest/rest-router';
import type { ContentStore } from './store/content-store';
import type { AssetFile } from './store/entities';
import { assetFileKey } from './store/space';

export interface AppOptions {
  readonly context: RestContext;
  readonly imageStore: ImageStore;
  readonly imageSizes: ImageSizes;
  /** Enables the `/_control` test endpoints. */
  readonly control: boolean;
  /** Makes readiness depend on free disk space. */
  readonly checksDisk: boolean;
  readonly trustedProxies: readonly string[];
}

export interface ContentApp {
  readonly app: Express;
  readonly graphql: GraphQLEndpoint;
}

/** Sent on preflight responses only; on every response they would add to each picture and file of a page. */
const PREFLIGHT_HEADERS = {
  'Access-Control-Allow-Methods': 'GET,HEAD,POST,OPTIONS',
  'Access-Control-Allow-Headers':
    'Accept,Accept-Language,Authorization,Cache-Control,Content-Length,Content-Range,Content-Type,DNT,Destination,Expires,If-Match,If-Modified-Since,If-None-Match,Keep-Alive,Last-Modified,Origin,Pragma,Range,User-Agent,X-Http-Method-Override,X-Mx-ReqToken,X-Requested-With,X-Contentful-Version,X-Contentful-Content-Type,X-Contentful-User-Agent,X-Contentful-Locale-Based-Publishing',
  'Access-Control-Max-Age': '86400',
};

/** Contentful's APIs as one Express app. */
export function createContentApp({
  context,
  imageStore,
  imageSizes,
  control,
  checksDisk,
  trustedProxies,
}: AppOptions): ContentApp {
  const { store, tokens, logger, fileUrl, defaultEnvironment, closing } = context;
  const log = createRequestLog(logger, context.now, control);
  const graphql = createGraphQLEndpoint({
    spaceId: store.spaceId,
    defaultEnvironment,
    spaceOf: (environment) => store.environment(environment)?.space,
    kindOf: (token, environment) => tokens.kindOf(token, environment),
    fileUrl,
    onQuery: log.noteQuery,
    onInternalError: (error) => logger.error({ err: error }, 'internal error'),
  });
  const app = express();
  app.disable('x-powered-by').enable('case sensitive routing');
  app
    .set('etag', 'strong')
    .set('query parser', 'simple')
    .set('trust proxy', [...trustedProxies]);
  app.use(setCommonHeaders, compress);
  const planned = control ? createControl(log, closing) : null;
  if (planned) app.use('/_control', planned.routes);
  app.get('/health', healthRoute(context));
  app.get('/ready', readinessRoute(context, checksDisk));
  app.use(log.record);
  app.options('*', (_request, response) => void response.set(PREFLIGHT_HEADERS).status(204).end());
  app.use(refuseForeignPages);
  if (planned) app.use(planned.misbehave);
  app.all(
    '/images/:space/:asset/:hash/:file',
    imageRoute({
      store: imageStore,
      sizes: imageSizes,
      spaceId: store.spaceId,
      find: (assetId, hash, fileName) =>
        findFile(store, defaultEnvironment, assetFileKey(assetId, hash, fileName)),
    }),
  );
  app.use('/content/v1/spaces', graphql.routes);
  app.all(/^\/(spaces|users|sign-in|sign-out)(\/|$)/, restRouter(context));
  app.use(sendNotFound);
  app.use(sendInternalError(logger));
  return { app, graphql };
}

const setCommonHeaders: RequestHandler = (request, response, next) => {
  setHeaderDefaults(response, serviceHeaders(request, 'cross-origin'));
  const requestId = readRequestId(request.headers);
  response.set({
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Expose-Headers': 'Etag,X-Contentful-Request-Id,X-Contentful-Graphql-Query-Cost',
    'Cache-Control': 'max-age=0',
    'X-Contentful-Request-Id': requestId,
  });
  // `fetch` adds `no-cache` to conditional requests, and Express then never answers 304. ETags always match the current state.
  delete request.headers['cache-control'];
  runWithRequestId(requestId, next);
};

function healthRoute({ store, defaultEnvironment }: RestContext): RequestHandler {
  return (_request, response) => {
    const space = store.environment(defaultEnvironment)?.space;
    response.json({
      status: 'ok',
      entries: space?.preview.entries.length ?? 0,
      assets: space?.preview.assets.length ?? 0,
      revision: space?.revision ?? null,
    });
  };
}

function readinessRoute(
  { store, defaultEnvironment, logger }: RestContext,
  checksDisk: boolean,
): RequestHandler {
  const readiness = createReadiness(
    {
      content: async () => {
        if (!store.environment(defaultEnvironment)) throw new Error('the environment does not exist');
      },
      ...(checksDisk ? { disk: () => checkDisk(store.dataFolder) } : {}),
    },
    (dependency, error) => logger.warn({ dependency, err: error }, 'not ready'),
  );
  return asyncRoute(async (_request, response) => {
    const result = await readiness();
    response
      .set('Cache-Control', 'no-store')
      .status(result.status === 'ready' ? 200 : 503)
      .json(result);
  });
}

/** Looks a file up in the default environment first, then in all others. */
function findFile(store: ContentStore, defaultEnvironment: string, key: string): AssetFile | undefined {
  const environments = [store.environment(defaultEnvironment), ...store.environments()];
  return environments.map((environment) => environment?.space.files.get(key)).find(Boolean);
}

const sendNotFound: RequestHandler = (request, response) => {
  response.status(404).json({
    sys: { type: 'Error', id: 'NotFound' },
    message: `There is no ${urlOf(request).pathname}. Try /content/v1/spaces/{space}[/environments/{environment}], /spaces/{space}/…, /images/…, /health.`,
  });
};

function sendInternalError(logger: Logger): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    // A malformed escape in a path matches no resource.
    if (error instanceof URIError) return sendNotFound(request, response, next);
    logger.error({ err: error, path: request.path }, 'internal error');
    if (response.headersSent) return next(error);
    response.status(500).json({ message: 'Internal server error' });
  };
}
