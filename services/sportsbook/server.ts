import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { pino, type Logger } from 'pino';
import { createLimitedServer, DEFAULT_HTTP_LIMITS, type HttpLimits } from '../process/http-limits';
import { listen, stopServer } from '../process/listen';
import { readWalletKeys } from '../process/wallet-keys';
import { Bookmaker } from './bets/bookmaker';
import type { RetryPolicy } from './bets/decide';
import { readCatalogue } from './catalogue/catalogue';
import { readLimits } from './catalogue/limits';
import { Schedule } from './catalogue/schedule';
import { createFaults } from './control/faults';
import { Events } from './events/event';
import { gradeOfSelection } from './events/grades';
import { findEvent, offeredEvents } from './events/listing';
import { Feed } from './feed/feed';
import { createApp } from './http/app';
import type { CallLimit } from './http/rate-limit';
import { createMetrics } from './metrics';
import { loadClient } from './pages/load-client';
import type { Sportsbook } from './sportsbook';
import { openStore } from './store';
import { createPlatformWallet } from './wallet/platform-wallet';
import type { Wallet } from './wallet/wallet';

export interface SportsbookOptions {
  /** 0 picks a free port. */
  port: number;
  host?: string;
  /** Folder of bets and contexts. Without it they are lost with the process. */
  folder?: string;
  /** Secret shared with the platform, which creates contexts with it. */
  secret: string;
  /** Seed of all results. */
  seed: string;
  contextMs: number;
  /** Calls of one frame within so many seconds; 40 in 4 when left out. */
  callLimit?: CallLimit;
  walletTimeoutMs: number;
  /** Mounts `/_control` for operators and tests. */
  control: boolean;
  /** Without a trailing slash. */
  platformUrl: string;
  keysFile: string;
  metricsToken?: string;
  retries?: RetryPolicy;
  httpLimits?: HttpLimits;
  /** Clock in milliseconds since the epoch; defaults to `Date.now`. */
  now?: () => number;
  random?: (count: number) => Buffer;
  /** Defaults to the wallet of the platform. */
  wallet?: Wallet;
  logger?: Logger;
}

export interface RunningSportsbook {
  url: string;
  book: Sportsbook;
  close(): Promise<void>;
}

const DEFAULT_RETRIES: RetryPolicy = { betAttempts: 3, pauseMs: 250, longestPauseMs: 60_000 };
const CLOSE_GRACE_MS = 1_000;
const CLEAN_UP_MS = 10 * 60_000;
/** Far more than a player's presses need. */
const DEFAULT_CALL_LIMIT = { times: 40, seconds: 4 };
/** Longest time before the start at which the feed covers an event, in milliseconds. */
const FEED_HORIZON = 12 * 3_600_000;

const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * Starts the simulated sportsbook and resumes the bets of an earlier process on the same folder.
 * @throws Error that names an invalid file, DatabaseError, DirectoryTakenError, and the listen error if the port is in use
 */
export async function startSportsbook(options: SportsbookOptions): Promise<RunningSportsbook> {
  const { host = '127.0.0.1', now: processNow = Date.now, random = randomBytes } = options;
  const log = options.logger ?? pino({ name: 'sportsbook', level: 'warn' });
  let aheadMs = 0;
  const now = () => processNow() + aheadMs;
  const catalogue = readCatalogue(file('./data/catalogue.json'));
  const limits = readLimits(file('./data/limits.json'));
  const keys = readWalletKeys(options.keysFile);
  const client = await loadClient();
  const store = await openStore(options.folder);
  const metrics = createMetrics(() => [...store.waiting.values()].filter(({ call }) => call !== null).length);
  const schedule = new Schedule(catalogue, options.seed);
  const events = new Events(options.seed, limits.marginPerMille, (id) => store.changes.get(id));
  const listing = { catalogue, schedule, events, now };
  const faults = createFaults();
  const platformWallet =
    options.wallet ??
    createPlatformWallet({
      platformUrl: options.platformUrl,
      keyOf: (provider) => keys.get(provider),
      timeoutMs: options.walletTimeoutMs,
      now: processNow,
      log,
      onCall: (call, outcome) => metrics.walletCalls.inc({ call, outcome }),
    });
  const wallet = options.control ? faults.misbehaving(platformWallet) : platformWallet;
  const withMarkets = (event: ReturnType<typeof events.at>) => ({
    event,
    markets: events.marketsOf(event, now()),
  });
  const feed = new Feed({
    read: () => offeredEvents(listing, catalogue.competitions, { horizon: FEED_HORIZON }).map(withMarkets),
    find: (id) => {
      const event = findEvent(listing, id);
      return event && withMarkets(event);
    },
    now: processNow,
  });
  const bookmaker = new Bookmaker({
    store,
    wallet,
    policy: options.retries ?? DEFAULT_RETRIES,
    gradeOf: (selection) => gradeOfSelection(listing, selection),
    ...{ now: processNow, log, metrics },
  });
  const book: Sportsbook = {
    ...{ store, catalogue, schedule, events, limits, feed, bookmaker, wallet, metrics, log, now, random },
    contextMs: options.contextMs,
    callLimit: options.callLimit ?? DEFAULT_CALL_LIMIT,
  };
  const { secret, metricsToken } = options;
  const control = options.control
    ? { faults, setAhead: (milliseconds: number) => (aheadMs = milliseconds) }
    : undefined;
  const app = createApp(book, { secret, client, metricsToken, control });
  const server = createLimitedServer(options.httpLimits ?? DEFAULT_HTTP_LIMITS, {}, app);
  const cleanUp = setInterval(() => {
    store.forgetContexts(now()).catch((err: unknown) => log.error({ err }, 'clean-up failed'));
  }, CLEAN_UP_MS);
  const close = async (): Promise<void> => {
    clearInterval(cleanUp);
    feed.close();
    await stopServer(server, CLOSE_GRACE_MS);
    await bookmaker.close();
    await store.close();
  };
  try {
    const port = await listen(server, options.port, host);
    return { url: `http://${host.includes(':') ? `[${host}]` : host}:${port}`, book, close };
  } catch (error) {
    await close();
    throw error;
  }
}
