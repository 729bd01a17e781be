import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { pino, type Logger } from 'pino';
import { createLimitedServer, DEFAULT_HTTP_LIMITS, type HttpLimits } from '../process/http-limits';
import { listen, stopServer } from '../process/listen';
import { DEFAULT_BRANDS_DIR, loadData } from './reference-data/data';
import { openDatabase, type DatabaseSettings, type OpenDatabase } from './database/database';
import { GATEWAY_PATH } from './gateway/gateway';
import { attachSockets } from './gateway/upgrades';
import { createApp } from './http/app';
import { createStartingApp } from './http/starting';
import { LIVE_FEED_PATH } from './live/feed/live-feed';
import { createPlatform, DEFAULT_SETTINGS, type Platform, type PlatformSettings } from './platform';
import type { Randomness } from './randomness';
import { watchSites } from './reference-data/watch-sites';

export interface PlatformOptions extends Partial<PlatformSettings> {
  /** 0 selects a free port. */
  port: number;
  host?: string;
  /** Milliseconds since the epoch; `Date.now` when left out. */
  now?: () => number;
  random?: Randomness;
  /** Mounts the test endpoints `/platform/_control`, which can change everything. */
  control?: boolean;
  dataDir?: string;
  /** Overrides `games.json` of the data folder. */
  gamesFile?: string;
  /** Folder of the brands; each has a `platform.json` with its site. */
  brandsDir?: string;
  /** Reloads brands that are added or changed at runtime. */
  watch?: boolean;
  /** Database; in memory by default. */
  database?: DatabaseSettings;
  httpLimits?: HttpLimits;
  logger?: Logger;
}

export interface RunningPlatform {
  url: string;
  platform: Platform;
  /** Stops accepting calls, finishes those in flight, closes sockets and database. */
  close(): Promise<void>;
}

const CLOSE_GRACE_MS = 3_000;
const DEFAULT_DATA_DIR = fileURLToPath(new URL('./data', import.meta.url));

/**
 * Starts the platform; until the database is open it reports that it is not ready. Rejects for an invalid data
 * file, a database that cannot be opened, or a port in use.
 */
export async function startPlatform(options: PlatformOptions): Promise<RunningPlatform> {
  const log = options.logger ?? pino({ name: 'platform', level: 'warn' });
  const brandsDir = options.brandsDir ?? DEFAULT_BRANDS_DIR;
  const data = loadData(options.dataDir ?? DEFAULT_DATA_DIR, options.gamesFile, brandsDir);
  const now = options.now ?? Date.now;
  let step = 'opening';
  let app = createStartingApp(data.games.length, now, () => step);
  const server = createLimitedServer(options.httpLimits ?? DEFAULT_HTTP_LIMITS, {}, (request, response) =>
    app(request, response),
  );
  const host = options.host ?? '127.0.0.1';
  const port = await listen(server, options.port, host);
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  let database: OpenDatabase | undefined;
  try {
    database = await openDatabase(options.database ?? {}, (next) => {
      step = next;
      log.info({ step }, 'database is not ready');
    });
    const platform = await createPlatform({
      data,
      settings: settingsOf(options),
      database,
      log,
      now,
      url,
      ...(options.random === undefined ? {} : { random: options.random }),
    });
    const { gateway, liveFeed } = platform;
    attachSockets(server, { [GATEWAY_PATH]: gateway.upgrade, [LIVE_FEED_PATH]: liveFeed.upgrade }, log);
    const watch = options.watch ? await watchSites(brandsDir, data, log) : undefined;
    app = createApp(platform, options.control ?? false);
    return {
      url,
      platform,
      async close() {
        watch?.close();
        await closePlatform(platform, server);
      },
    };
  } catch (error) {
    await stopServer(server, 0);
    await database?.close();
    throw error;
  }
}

async function closePlatform(platform: Platform, server: Server): Promise<void> {
  const {
    cleanUp,
    invariantJob,
    bonuses,
    signedInTime,
    live,
    liveFeed,
    gateway,
    accounts,
    payments,
    payAndPlay,
    documents,
    database,
  } = platform;
  cleanUp.stop();
  bonuses.stop();
  invariantJob.stop();
  signedInTime.stop();
  // Open sockets would delay the shutdown of the server.
  await Promise.all([gateway.close(), liveFeed.close()]);
  await stopServer(server, CLOSE_GRACE_MS);
  await payAndPlay.due.stop();
  await payments.stop();
  await documents.identityChecks.stop();
  await live.stop();
  await accounts.outbox.stop();
  await database.close();
}

/** The given settings with defaults. */
function settingsOf(options: PlatformOptions): PlatformSettings {
  return {
    demo: options.demo ?? DEFAULT_SETTINGS.demo,
    demoRoundsPerMinute: options.demoRoundsPerMinute ?? DEFAULT_SETTINGS.demoRoundsPerMinute,
    seed: options.seed ?? DEFAULT_SETTINGS.seed,
    tokenSecret: options.tokenSecret ?? DEFAULT_SETTINGS.tokenSecret,
    siteKey: options.siteKey ?? DEFAULT_SETTINGS.siteKey,
    keysFile: options.keysFile ?? DEFAULT_SETTINGS.keysFile,
    countryHeader: options.countryHeader ?? DEFAULT_SETTINGS.countryHeader,
    regionHeader: options.regionHeader ?? DEFAULT_SETTINGS.regionHeader,
    defaultCountry: options.defaultCountry ?? DEFAULT_SETTINGS.defaultCountry,
    blockedAddresses: options.blockedAddresses ?? DEFAULT_SETTINGS.blockedAddresses,
    sessions: options.sessions ?? DEFAULT_SETTINGS.sessions,
    showOutbox: options.showOutbox ?? DEFAULT_SETTINGS.showOutbox,
    strictCaptcha: options.strictCaptcha ?? DEFAULT_SETTINGS.strictCaptcha,
    thirdParties: options.thirdParties ?? DEFAULT_SETTINGS.thirdParties,
    siteOrigins: options.siteOrigins ?? DEFAULT_SETTINGS.siteOrigins,
    socketsPerPlayer: options.socketsPerPlayer ?? DEFAULT_SETTINGS.socketsPerPlayer,
    liveSockets: options.liveSockets ?? DEFAULT_SETTINGS.liveSockets,
    redisUrl: options.redisUrl ?? DEFAULT_SETTINGS.redisUrl,
    metricsToken: options.metricsToken ?? DEFAULT_SETTINGS.metricsToken,
    gamesUrl: options.gamesUrl ?? DEFAULT_SETTINGS.gamesUrl,
    callbackOrigin: options.callbackOrigin ?? DEFAULT_SETTINGS.callbackOrigin,
    identitySimulatorUrl: options.identitySimulatorUrl ?? DEFAULT_SETTINGS.identitySimulatorUrl,
    messengerSimulatorUrl: options.messengerSimulatorUrl ?? DEFAULT_SETTINGS.messengerSimulatorUrl,
    documents: options.documents ?? DEFAULT_SETTINGS.documents,
  };
}
