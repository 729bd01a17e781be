import { randomBytes } from 'node:crypto';
import { pino, type Logger } from 'pino';
import { createLimitedServer, DEFAULT_HTTP_LIMITS, type HttpLimits } from '../process/http-limits';
import { listen, stopServer } from '../process/listen';
import { Deliveries } from './callbacks/deliveries';
import { Faults } from './control/faults';
import { createApp } from './http/app';
import { loadPageFiles } from './pages/page-files';
import type { Durations, Provider } from './provider';
import { runDue } from './transactions/change';
import { Store } from './transactions/store';

export interface PaymentProviderOptions {
  /** 0 selects a free port. */
  port: number;
  host?: string;
  /** Origin of the hosted pages; defaults to that of the process. */
  url?: string;
  /** Bearer token of the API. */
  key: string;
  /** Signing key of callbacks. */
  callbackSecret: string;
  /** Folder of the transactions; without it they are lost when the process ends. */
  folder?: string;
  /** Sources of `frame-ancestors`. */
  siteOrigins?: readonly string[];
  durations?: Partial<Durations>;
  /** Pause after the first failed delivery of a callback, in milliseconds. */
  retryMs?: number;
  httpLimits?: HttpLimits;
  /** Milliseconds since the epoch; `Date.now` when left out. */
  now?: () => number;
  random?: (count: number) => Buffer;
  logger?: Logger;
}

export interface RunningPaymentProvider {
  /** Address of the process. */
  url: string;
  /** Processes due work immediately; a timer does the same several times a second. */
  tick(): Promise<void>;
  /** Waits for callbacks in flight. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

const SECOND = 1_000;
const DEFAULT_DURATIONS: Durations = {
  pageMs: 15 * 60 * SECOND,
  lateMs: 30 * SECOND,
  blockMs: 5 * SECOND,
  payoutMs: 10 * SECOND,
  returnMs: 30 * SECOND,
};
const CLOSE_GRACE_MS = 1_000;
const TICK_MS = 100;
const CALLBACK_TIMEOUT_MS = 10 * SECOND;

/**
 * Starts the simulated payment provider. Transactions and callbacks of an earlier process in the same folder continue.
 * @throws DatabaseError, DirectoryTakenError, and the listening error when the port is taken
 */
export async function startPaymentProvider(options: PaymentProviderOptions): Promise<RunningPaymentProvider> {
  const { host = '127.0.0.1', now = Date.now, random = randomBytes, callbackSecret: secret } = options;
  const log = options.logger ?? pino({ name: 'payment-provider', level: 'warn' });
  const files = await loadPageFiles();
  const store = await Store.open(options.folder);
  const faults = new Faults(() => random(4).readUInt32BE() / 2 ** 32);
  const deliveries = new Deliveries({
    ...{ store, faults, secret, now, log },
    retryMs: options.retryMs ?? SECOND,
    timeoutMs: CALLBACK_TIMEOUT_MS,
  });
  const provider: Provider = {
    ...{ store, deliveries, faults, log, now, random },
    durations: { ...DEFAULT_DURATIONS, ...options.durations },
    url: options.url ?? '',
  };
  const app = createApp(provider, { key: options.key, siteOrigins: options.siteOrigins ?? [], files });
  const server = createLimitedServer(options.httpLimits ?? DEFAULT_HTTP_LIMITS, {}, app);
  const tick = async (): Promise<void> => {
    deliveries.tick();
    for (const [id, { due }] of store.waiting)
      if (due && due.at <= now())
        await runDue(provider, id).catch((err: unknown) => log.error({ err, id }, 'due change failed'));
  };
  let ticking: Promise<void> | undefined;
  const timer = setInterval(() => {
    ticking ??= tick().finally(() => (ticking = undefined));
  }, TICK_MS);
  const close = async (): Promise<void> => {
    clearInterval(timer);
    await ticking;
    await stopServer(server, CLOSE_GRACE_MS);
    await deliveries.close();
    await store.close();
  };
  try {
    const port = await listen(server, options.port, host);
    const url = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
    provider.url ||= url;
    return { url, tick, idle: () => deliveries.idle(), close };
  } catch (error) {
    await close();
    throw error;
  }
}
