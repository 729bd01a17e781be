import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import express, { type ErrorRequestHandler, type Express } from 'express';
import { pino, type Logger } from 'pino';
import { loadData } from './data';
import { PlatformError } from './errors';
import { createPlannedReplies } from './planned-replies';
import { createPlatform, type Platform, type PlatformSettings } from './platform';
import { createRequestLog } from './request-log';
import { accessRoutes } from './routes/access';
import { controlRoutes } from './routes/control';
import { gamingRoutes } from './routes/gaming';
import { identityRoutes } from './routes/identity';
import { playerRoutes } from './routes/player';
import { tournamentRoutes } from './routes/tournaments';
import { winnersRoutes } from './routes/winners';

export interface PlatformOptions extends Partial<PlatformSettings> {
  /** 0 takes any free port. */
  port: number;
  host?: string;
  /** Milliseconds since the epoch; `Date.now` when left out. */
  now?: () => number;
  /** Mounts `/platform/_control`, which lets callers change everything: for development and tests. */
  control?: boolean;
  dataDir?: string;
  /** Replaces `games.json` of the data folder. */
  gamesFile?: string;
  logger?: Logger;
}

export interface RunningPlatform {
  url: string;
  /** Stops accepting calls and drops the open connections. */
  close(): Promise<void>;
}

const DEFAULT_DATA_DIR = fileURLToPath(new URL('./data', import.meta.url));

/**
 * Starts the reference platform. Rejects when a data file is not valid or the port cannot be taken.
 * Without a token secret a random one is made, so sessions end with the process.
 */
export async function startPlatform(options: PlatformOptions): Promise<RunningPlatform> {
  const logger = options.logger ?? pino({ name: 'platform', level: 'warn' });
  const settings: PlatformSettings = {
    seed: options.seed ?? 'marquee',
    tokenSecret: options.tokenSecret ?? randomBytes(32).toString('base64url'),
    platformKey: options.platformKey ?? 'local-platform',
    countryHeader: options.countryHeader ?? 'x-visitor-country',
    regionHeader: options.regionHeader ?? 'x-visitor-region',
    defaultCountry: options.defaultCountry ?? 'MT',
  };
  const data = loadData(options.dataDir ?? DEFAULT_DATA_DIR, options.gamesFile);
  const platform = createPlatform(data, settings, options.now ?? Date.now);
  const server = createServer(createApp(platform, options.control ?? false, logger));
  const host = options.host ?? '127.0.0.1';
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, host, resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : options.port;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error === undefined ? resolve() : reject(error)));
        server.closeAllConnections();
      }),
  };
}

function createApp(platform: Platform, control: boolean, logger: Logger): Express {
  const app = express();
  // Every answer is of the moment: an ETag would cost a hash and never match.
  app.disable('x-powered-by').disable('etag').set('query parser', 'simple');
  app.use((_request, response, next) => {
    response.set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
    next();
  });
  app.get('/health', (_request, response) => {
    response.json({ status: 'ok', games: platform.data.games.length, time: new Date(platform.clock.now()) });
  });
  const parseBody = express.json({ limit: '64kb', strict: false });
  if (control) {
    const log = createRequestLog(() => platform.clock.now());
    const replies = createPlannedReplies();
    app.use('/platform/_control', parseBody);
    app.use(controlRoutes(platform, log, replies));
    app.use(log.record, parseBody, replies.handle);
  } else {
    app.use(parseBody);
  }
  app.use(
    gamingRoutes(platform),
    winnersRoutes(platform),
    tournamentRoutes(platform),
    accessRoutes(platform),
    identityRoutes(platform),
    playerRoutes(platform),
  );
  app.use((request) => {
    throw new PlatformError(
      404,
      'error.route.not.found',
      `There is no ${request.method} ${request.path} here.`,
    );
  });
  app.use(errorHandler(logger));
  return app;
}

function errorHandler(logger: Logger): ErrorRequestHandler {
  // Express knows an error handler by its four arguments.
  return (thrown: unknown, request, response, _next) => {
    const error = toPlatformError(thrown);
    if (error.status >= 500)
      logger.error({ err: thrown, method: request.method, path: request.path }, 'call failed');
    response.status(error.status).json(error.envelope());
  };
}

function toPlatformError(thrown: unknown): PlatformError {
  if (thrown instanceof PlatformError) return thrown;
  // What Express and its body parser throw for a broken request carries a status.
  if (
    thrown instanceof Error &&
    'status' in thrown &&
    typeof thrown.status === 'number' &&
    thrown.status < 500
  ) {
    return new PlatformError(
      thrown.status,
      'error.request.invalid',
      `The request cannot be read: ${thrown.message}`,
    );
  }
  return new PlatformError(500, 'error.system.error', 'The platform failed to answer; its log says why.');
}
