/** The web server: pages from memory, static files, the visitor's address, and Remix. In development Vite answers for the client's modules. */
import './site-environment';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { createRequestHandler } from '@remix-run/express';
import { type ServerBuild, createRequestHandler as createHandler } from '@remix-run/node';
import compression from 'compression';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import { errorMessage } from './app/server/error-message';
import type * as entry from './app/entry.server';
import { environment } from './app/server/environment.server';
import { log } from './app/server/log.server';
import { applicationAddresses, applicationBuild } from './app/page/application/application-build';
import { contentAddresses } from './app/page/content-address';
import { openCountryDatabase } from './app/platform/visitor/country-database.server';
import { visitorAddressHeader, visitorCountryHeader } from './app/platform/visitor/visitor-country.server';
import { answerHeaders } from './app/server/answer-headers.server';
import { guardRequest } from './app/server/request-guard.server';
import { readConfiguration } from './app/site/configuration/read-configuration.server';
import { createLimitedServer, readHttpLimits } from './services/process/http-limits';
import { OpenConnections } from './services/process/open-connections';
import { checkDisk, createReadiness } from './services/process/readiness';
import { readRequestId, requestIdHeader } from './services/process/request-id';
import { setHeaderDefaults } from './services/process/header-defaults';
import { watchFolder } from './services/process/watch-folder';

const development = process.env.NODE_ENV !== 'production';
const port = Number(process.env['PORT'] || 3000);
/** A request that takes longer than this does not keep a process from stopping. */
const longestFinishMs = development ? 2_000 : 10_000;

/** The site as Remix builds it, with what it hands to the server around it. */
type SiteBuild = ServerBuild & {
  entry: { module: Omit<typeof entry, 'default'> };
};

const vite = development ? await startVite() : undefined;
const built = vite ? undefined : ((await import(path.resolve('build/server/index.js'))) as SiteBuild);
/** In development the newest, which changes with the code. */
const siteBuild = async () =>
  built ?? (vite?.ssrLoadModule('virtual:remix/server-build') as Promise<SiteBuild>);

const countryOfAddress = await checkStart();

/** An invalid configuration must stop the start, not the first visitor. */
async function checkStart() {
  try {
    if (built) {
      built.entry.module.configuration();
      built.entry.module.staffByName();
    } else readConfiguration(environment.brandsDirectory);
    return await openCountryDatabase(environment.countryDatabase);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/**
 * A running site takes in what changes in `brands/`; wrong configuration is logged, and the last good one stays. `SIGHUP` asks for it
 * where a change cannot be seen, as on some network disks and where a link is turned to another folder. In development Vite watches.
 */
async function followConfiguration({ entry: { module } }: SiteBuild): Promise<void> {
  process.on('SIGHUP', () => module.reloadConfiguration());
  try {
    await watchFolder(environment.brandsDirectory, () => module.reloadConfiguration());
  } catch (error) {
    const reason = errorMessage(error);
    log.warn({ event: 'configuration.unwatched', reason }, 'brands/ is read again on SIGHUP only');
  }
}

/**
 * Address and country of the visitor replace whatever a visitor sent under those names. The address is the one the proxy in front added
 * at the end; the country is the one it names (`COUNTRY_HEADER`), else the database's; with neither the platform finds it.
 */
function nameVisitor({ headers, socket }: IncomingMessage): void {
  const forwarded = environment.trustProxy ? headers['x-forwarded-for']?.toString() : undefined;
  const address = forwarded?.split(',').at(-1)?.trim() || socket.remoteAddress || '';
  const told = environment.countryHeader && headers[environment.countryHeader.toLowerCase()]?.toString();
  headers[visitorAddressHeader] = address;
  headers[visitorCountryHeader] = told || countryOfAddress(address) || '';
}

/** Every log line of the request carries its id. Pages from memory do without: they log nothing. */
const carryRequestId: RequestHandler = (request, response, next) => {
  const id = readRequestId(request.headers, environment.trustProxy);
  response.setHeader(requestIdHeader, id);
  if (built) return built.entry.module.runWithRequestId(id, next);
  siteBuild()
    .then(({ entry: { module } }) => module.runWithRequestId(id, next))
    .catch(next);
};

let stopping = false;

/** A balancer that asks for the health of a process which is about to stop sends it nothing more. */
const answerHealthOfStopping: RequestHandler = (request, response, next) => {
  if (!stopping) return next();
  response.setHeader('connection', 'close');
  if (request.path === '/health' || request.path === '/ready')
    response.status(503).json({ status: 'stopping' });
  else next();
};

/** The process answers; what it depends on is the matter of `/ready`. */
const answerHealth: RequestHandler = (_request, response) => {
  response.set('cache-control', 'no-store').json({ status: 'ok' });
};

let readiness: ReturnType<typeof createReadiness> | undefined;

const answerReadiness: RequestHandler = (_request, response, next) => {
  siteBuild()
    .then(async ({ entry: { module } }) => {
      const { lastGoodDirectory } = environment.content;
      readiness ??= createReadiness(
        {
          ...module.siteDependencies(),
          ...(lastGoodDirectory ? { disk: () => checkDisk(lastGoodDirectory) } : {}),
        },
        (dependency, error) =>
          log.warn({ event: 'ready.failed', dependency, reason: String(error) }, 'not ready'),
      );
      const result = await readiness();
      response
        .status(result.status === 'ready' ? 200 : 503)
        .set('cache-control', 'no-store')
        .json(result);
    })
    .catch(next);
};

/** A page in its place would hide from a browser or a CDN that a file is missing. */
const answerMissingFile: RequestHandler = (_request, response) => {
  response.status(404).type('text').send('Not found.');
};

/**
 * Files a brand brings along, such as its icon, at its own hosts and no other brand's; the brand's other files are configuration and
 * stay private.
 */
const brandAssets: RequestHandler = (request, response, next) => {
  const { brand = '' } = request.params;
  siteBuild()
    .then(({ entry: { module } }) => {
      if (!module.configuration().brands.has(brand) || module.brandIdOfHost(request.hostname || '') !== brand)
        return answerMissingFile(request, response, next);
      const folder = path.join(environment.brandsDirectory, brand, 'assets');
      return express.static(folder, { maxAge: '1h', index: false, redirect: false })(request, response, () =>
        answerMissingFile(request, response, next),
      );
    })
    .catch(next);
};

/** What the host and the files of its brand decide, before whatever else may be there. */
const brandHosts: RequestHandler = (request, response, next) => {
  siteBuild()
    .then(({ entry: { module } }) => {
      if (!module.answerHost(request, response)) next();
    })
    .catch(next);
};

/** Hosts of previews show nothing else. */
const previewHosts: RequestHandler = (request, response, next) => {
  if (!isDecodable(request.path)) return next();
  siteBuild()
    .then(async ({ entry: { module } }) => {
      if (!(await module.answerWithoutPreview(request, response))) next();
    })
    .catch(next);
};

/** Content pages past Remix's router and renderer, which would take longer than the page does. */
const contentPages: RequestHandler = (request, response, next) => {
  // A malformed address is answered below, like that of a file.
  if (request.method === 'POST' || !isDecodable(request.path)) return next();
  siteBuild()
    .then((build) =>
      isContentOf(build)(request.path) ? build.entry.module.answerPage(request, response) : next(),
    )
    .catch(next);
};

/** Application pages that are only looked at, past the files and the other routes. */
function applicationPages(build: SiteBuild): RequestHandler {
  const own = applicationBuild(build);
  const isApplication = applicationAddresses(own);
  const handle = createHandler(own, 'production');
  return (request, response, next) => {
    if (!['GET', 'HEAD'].includes(request.method) || !isApplication(request.path)) return next();
    if (!isDecodable(request.path)) return next();
    build.entry.module.answerApplication(handle, request, response).catch(next);
  };
}

/** Application pages and requests for data have the same policy as content pages. */
const closedSite: RequestHandler = (request, response, next) => {
  if (!isDecodable(request.path)) return next();
  siteBuild()
    .then(async ({ entry: { module } }) => {
      if (!(await module.answerClosed(request, response))) next();
    })
    .catch(next);
};

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

const contentOf = new WeakMap<ServerBuild['routes'], (pathname: string) => boolean>();

function isContentOf({ routes }: SiteBuild): (pathname: string) => boolean {
  const known = contentOf.get(routes) ?? contentAddresses(routes);
  contentOf.set(routes, known);
  return known;
}

const answerFailure: ErrorRequestHandler = (error: unknown, request, response, _next) => {
  const status = error instanceof URIError ? 400 : 500;
  // Anybody may send a malformed address: that is no failure to report.
  if (status === 500)
    log.error(
      {
        event: 'server.failed',
        requestId: response.getHeader(requestIdHeader),
        path: request.path,
        reason: errorMessage(error),
      },
      'request failed',
    );
  response
    .status(status)
    .type('text')
    .send(
      status === 400 ? 'Bad request: the address is malformed.' : 'Something went wrong. Please try again.',
    );
};

function buildApp(): Express {
  const app = express();
  app.disable('x-powered-by');
  // One proxy: a visitor's own X-Forwarded-For values are left of the address that proxy added.
  app.set('trust proxy', environment.trustProxy ? 1 : false);
  app.use(carryRequestId);
  app.use((request, response, next) => {
    setHeaderDefaults(response, answerHeaders(request.secure));
    next();
  });
  app.use(guardRequest(environment.trustProxy));
  app.use(answerHealthOfStopping);
  app.get('/health', answerHealth);
  app.get('/ready', answerReadiness);
  app.use(brandHosts);
  app.use(compression());
  app.use('/brands/:brand', brandAssets);
  app.use('/brands', answerMissingFile);
  if (vite) app.use(vite.middlewares);
  if (environment.content.previewHosts) app.use(previewHosts);
  app.use(contentPages);
  if (built) {
    app.use(applicationPages(built));
    addClientFiles(app);
  }
  app.use(closedSite);
  app.all(
    '*',
    createRequestHandler({
      build: built ?? siteBuild,
      mode: development ? 'development' : 'production',
    }),
  );
  app.use(answerFailure);
  return app;
}

function addClientFiles(app: Express): void {
  const client = path.resolve('build/client');
  app.use(
    '/assets',
    express.static(path.join(client, 'assets'), {
      immutable: true,
      maxAge: '1y',
      index: false,
      redirect: false,
    }),
    answerMissingFile,
  );
  app.use(express.static(client, { maxAge: '1h', index: false, redirect: false }));
}

async function startVite() {
  const { createServer: createVite } = await import('vite');
  return createVite({ server: { middlewareMode: true } });
}

const app = buildApp();

/** A page from memory is answered at once; everything else goes the long way. */
function answer(request: IncomingMessage, response: ServerResponse): void {
  nameVisitor(request);
  if (built && !stopping && built.entry.module.answerFromCache(request, response)) return;
  connections.begin(request, response);
  app(request, response);
}

const server = createLimitedServer(readHttpLimits(process.env), {}, answer);
const connections = new OpenConnections(server);
server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is taken. Stop what uses it, or choose another: PORT=3010 npm start`
      : error.message,
  );
  process.exit(1);
});
if (built) await followConfiguration(built);
server.listen(port, () => log.info({ event: 'server.ready', port }, 'site ready'));

/** Requests under way are finished; new ones are taken until balancers have noticed (`STOP_DELAY_MS`). */
function stop(): void {
  stopping = true;
  setTimeout(() => {
    void connections.close().then(() => process.exit(0));
    setTimeout(() => process.exit(0), longestFinishMs).unref();
  }, environment.stopDelayMs);
}

process.once('SIGINT', stop);
process.once('SIGTERM', stop);
// Whoever started the server as a child is gone, even if it was killed.
process.once('disconnect', stop);
