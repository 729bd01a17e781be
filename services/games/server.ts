import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { pino, type Logger } from 'pino';
import { createLimitedServer, DEFAULT_HTTP_LIMITS, type HttpLimits } from '../process/http-limits';
import { listen, stopServer } from '../process/listen';
import { loadCatalogue } from './catalogue/catalogue';
import { readStakes } from './catalogue/stakes';
import { createControl } from './control/control';
import type { Games } from './games';
import { createApp } from './http/app';
import { loadPages } from './pages/load-pages';
import { createMetrics } from './metrics';
import { Croupier } from './rounds/croupier';
import type { RetryPolicy } from './rounds/decide';
import { newServerSeed } from './sessions/sessions';
import { openStore } from './store';
import { startTableReports } from './tables/report-tables';
import { TablePresence } from './tables/table-presence';
import { readWalletKeys } from '../process/wallet-keys';
import { createPlatformWallet } from './wallet/platform-wallet';
import { createDemoWallets } from './wallet/stored-demo-wallet';

export interface GameServerOptions {
  /** 0 selects a free port. */
  port: number;
  host?: string;
  /** Origin of a provider's games, with `{provider}` for its id. */
  url: string;
  /** Folder of rounds and sessions; without it they are lost when the process ends. */
  folder?: string;
  catalogueFile: string;
  /** Sources of `frame-ancestors`. */
  siteOrigins: readonly string[];
  idleMs: number;
  /** Lifetime of final rounds in milliseconds; until then they can be verified. */
  roundLifeMs: number;
  patienceMs: number;
  walletTimeoutMs: number;
  /** Mounts `/_control`, with which tests inject faults. */
  control: boolean;
  demo: boolean;
  /** Without a slash at the end. */
  platformUrl: string;
  keysFile: string;
  metricsToken?: string;
  retries?: RetryPolicy;
  httpLimits?: HttpLimits;
  /** Milliseconds since the epoch; `Date.now` when left out. */
  now?: () => number;
  random?: (count: number) => Buffer;
  logger?: Logger;
}

export interface RunningGameServer {
  /** URL of the process itself; browsers use the providers' origins. */
  url: string;
  games: Games;
  close(): Promise<void>;
}

const DEFAULT_RETRIES: RetryPolicy = { betAttempts: 3, pauseMs: 250, longestPauseMs: 60_000 };
const CLOSE_GRACE_MS = 3_000;
const CLEAN_UP_MS = 10 * 60_000;
const DATA_FOLDER = fileURLToPath(new URL('./data', import.meta.url));

/**
 * Starts the simulated game providers. Rounds of an earlier process in the same folder continue.
 * @throws Error with the name of an invalid file, DatabaseError, DirectoryTakenError, and the listening error when the port is taken
 */
export async function startGameServer(options: GameServerOptions): Promise<RunningGameServer> {
  const { host = '127.0.0.1', now = Date.now, random = randomBytes } = options;
  const log = options.logger ?? pino({ name: 'games', level: 'warn' });
  const catalogue = loadCatalogue(options.catalogueFile, DATA_FOLDER);
  const stakes = readStakes(`${DATA_FOLDER}/stakes.json`);
  const keys = readWalletKeys(options.keysFile);
  const pages = await loadPages(options.demo);
  const store = await openStore(options.folder);
  const metrics = createMetrics(() => [...store.open.values()].filter(({ call }) => call !== null).length);
  const control = options.control
    ? createControl({ catalogue, stakes, url: options.url, random, log })
    : undefined;
  const platform = createPlatformWallet({
    platformUrl: options.platformUrl,
    keyOf: (provider) => keys.get(provider),
    timeoutMs: options.walletTimeoutMs,
    now,
    log,
    onCall: (call, outcome) => metrics.walletCalls.inc({ call, outcome }),
  });
  const wallets = { real: platform.wallet, demo: createDemoWallets(store) };
  const walletOf = (mode: 'real' | 'demo') => control?.misbehaving(wallets[mode]) ?? wallets[mode];
  const croupier = new Croupier({
    store,
    walletOf: ({ mode }) => walletOf(mode),
    policy: options.retries ?? DEFAULT_RETRIES,
    patienceMs: options.patienceMs,
    ...{ now, log, metrics },
  });
  const stored = store.tableSecret();
  const tableSecret = stored ?? newServerSeed(random);
  if (stored === undefined) await store.save({ tableSecret });
  const games: Games = {
    ...{ store, catalogue, stakes, croupier, walletOf, metrics, log, now, random, tableSecret },
    presence: new TablePresence(),
    authenticate: control?.authenticate(platform.authenticate) ?? platform.authenticate,
    idleMs: options.idleMs,
    url: options.url,
  };
  const { url, siteOrigins, metricsToken } = options;
  const app = createApp(games, { url, siteOrigins, pages, metricsToken, control });
  const server = createLimitedServer(options.httpLimits ?? DEFAULT_HTTP_LIMITS, {}, app);
  const cleanUp = setInterval(() => {
    const failed = (err: unknown) => log.error({ err }, 'clean-up failed');
    store.forgetSessions(now() - options.idleMs).catch(failed);
    store.forgetRounds(now() - options.roundLifeMs).catch(failed);
  }, CLEAN_UP_MS);
  const stopReports = startTableReports(games, platform.reportTables);
  const close = async (): Promise<void> => {
    clearInterval(cleanUp);
    stopReports();
    await stopServer(server, CLOSE_GRACE_MS);
    await croupier.close();
    await store.close();
  };
  try {
    const port = await listen(server, options.port, host);
    return { url: `http://${host.includes(':') ? `[${host}]` : host}:${port}`, games, close };
  } catch (error) {
    await close();
    throw error;
  }
}
