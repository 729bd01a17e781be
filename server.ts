/** The web server: static files, the visitor's address, and Remix. In development Vite answers for the client's modules. */
import { createServer } from 'node:http';
import path from 'node:path';
import { createRequestHandler } from '@remix-run/express';
import type { ServerBuild } from '@remix-run/node';
import compression from 'compression';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import type { ViteDevServer } from 'vite';
import { environment } from './app/environment.server';
import { log } from './app/log.server';
import { openCountryDatabase } from './app/platform/country-database.server';
import { visitorAddressHeader, visitorCountryHeader } from './app/platform/visitor-country.server';
import { guardRequest } from './app/site/request-guard.server';
import { readConfiguration } from './app/site/configuration/read-configuration.server';

const development = process.env.NODE_ENV !== 'production';
const port = Number(process.env['PORT'] ?? 3000);
/** A request that takes longer than this does not keep a process from stopping. */
const longestFinishMs = development ? 2_000 : 10_000;

const countryOfAddress = await checkStart();

/** What is wrong with the configuration must stop the start, not the first visitor. */
async function checkStart() {
  try {
    readConfiguration(environment.brandsDirectory);
    return await openCountryDatabase(environment.countryDatabase);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/**
 * Address and country of the visitor replace whatever a visitor sent under those names. The country is the one a proxy in front names
 * (`COUNTRY_HEADER`), else the database's; with neither the platform finds it.
 */
const nameVisitor: RequestHandler = (request, _response, next) => {
  const address = request.ip ?? '';
  const told = environment.countryHeader && request.get(environment.countryHeader);
  request.headers[visitorAddressHeader] = address;
  request.headers[visitorCountryHeader] = told || countryOfAddress(address) || '';
  next();
};

let stopping = false;

/** A balancer that asks for the health of a process which is about to stop sends it nothing more. */
const answerHealthOfStopping: RequestHandler = (request, response, next) => {
  if (!stopping) return next();
  response.setHeader('connection', 'close');
  if (request.path === '/health') response.status(503).json({ status: 'stopping' });
  else next();
};

/** Files a brand brings along, such as its icon; the brand's other files are configuration and stay private. */
const brandAssets: RequestHandler = (request, response, next) => {
  const { brand } = request.params;
  if (!brand || !/^[a-z][a-z0-9-]*$/.test(brand)) return next();
  express.static(path.join(environment.brandsDirectory, brand, 'assets'), {
    maxAge: '1h',
    index: false,
    redirect: false,
  })(request, response, next);
};

const answerFailure: ErrorRequestHandler = (error: unknown, request, response, _next) => {
  const status = error instanceof URIError ? 400 : 500;
  // Anybody may send a malformed address: that is no failure to report.
  if (status === 500)
    log.error(
      {
        event: 'server.failed',
        path: request.path,
        reason: error instanceof Error ? error.message : String(error),
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

async function buildApp(): Promise<Express> {
  const app = express();
  app.disable('x-powered-by');
  // One proxy: what a visitor wrote into X-Forwarded-For stands left of the address that proxy added.
  app.set('trust proxy', environment.trustProxy ? 1 : false);
  app.use(guardRequest(environment.trustProxy));
  app.use(answerHealthOfStopping);
  app.use(nameVisitor);
  app.use(compression());
  app.use('/brands/:brand', brandAssets);
  if (development) await addDevelopment(app);
  else await addProduction(app);
  app.use(answerFailure);
  return app;
}

async function addProduction(app: Express): Promise<void> {
  const client = path.resolve('build/client');
  app.use(
    '/assets',
    express.static(path.join(client, 'assets'), {
      immutable: true,
      maxAge: '1y',
      index: false,
      redirect: false,
    }),
  );
  app.use(express.static(client, { maxAge: '1h', index: false, redirect: false }));
  const build = (await import(path.resolve('build/server/index.js'))) as ServerBuild;
  app.all('*', createRequestHandler({ build, mode: 'production' }));
}

async function addDevelopment(app: Express): Promise<void> {
  const vite = await startVite();
  app.use(vite.middlewares);
  const build = () => vite.ssrLoadModule('virtual:remix/server-build') as Promise<ServerBuild>;
  app.all('*', createRequestHandler({ build, mode: 'development' }));
}

async function startVite(): Promise<ViteDevServer> {
  const { createServer: createVite } = await import('vite');
  return createVite({ server: { middlewareMode: true } });
}

const server = createServer(await buildApp());
server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is taken. Stop what uses it, or choose another: PORT=3010 npm start`
      : error.message,
  );
  process.exit(1);
});
server.listen(port, () => log.info({ event: 'server.ready', port }, 'site ready'));

/** Requests under way are finished; new ones are taken until balancers have noticed (`STOP_DELAY_MS`). */
function stop(): void {
  stopping = true;
  setTimeout(() => {
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), longestFinishMs).unref();
  }, environment.stopDelayMs);
}

process.once('SIGINT', stop);
process.once('SIGTERM', stop);
// Whoever started the server as a child is gone, even if it was killed.
process.once('disconnect', stop);
