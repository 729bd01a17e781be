import type { Logger } from 'pino';
import type {
  PlatformRequestBalanceUpdate,
  PlatformRequestSportsbookContext,
  PlatformSportsbookProviderContext,
} from '../../../schemas/generated/types';
import { validatePlatformSportsbookProviderContext } from '../../../schemas/generated/validators.js';
import { CircuitOpenError, createCircuitBreaker } from '../../process/circuit-breaker';
import { errorMessage } from '../../process/error-message';
import { PlatformError } from '../errors';
import type { SportsbookSettings } from './sportsbook-settings';

/** Consecutive failures that open the circuit breaker, and the time it stays open. */
const BREAKER = { failures: 5, restMs: 5_000 } as const;
const LONGEST_REPLY = 20_000;

/** Request for a frame at the provider. */
export interface NewContext {
  brandId: string;
  language: string;
  currency: string;
  country: string;
  oddsFormat: PlatformRequestSportsbookContext['visitorDetails']['oddsFormat'];
  timeZone: string;
  /** Token of the player's wallet session; omitted for visitors. */
  session?: string;
  playerName?: string;
  deepLinking: PlatformRequestSportsbookContext['deepLinking'];
  hostOrigin: string;
  theme: PlatformRequestSportsbookContext['iFrameSetup']['theme'];
}

export interface SportsbookProvider {
  /** @throws PlatformError 503 if no provider is configured, it times out, or its response is invalid */
  createContext(context: NewContext): Promise<{ iframeUrl: string; expiresAt: string }>;
  /** Reports a changed balance. A failure is only logged, since the wallet is authoritative. */
  balanceChanged(update: PlatformRequestBalanceUpdate): Promise<void>;
  /** Resets the circuit breaker. */
  reset(): void;
}

/** Client of the sportsbook provider, with a circuit breaker. @param now milliseconds since the epoch */
export function createSportsbookProvider(
  settings: SportsbookSettings | undefined,
  now: () => number,
  log: Logger,
): SportsbookProvider {
  const breaker = createCircuitBreaker({ ...BREAKER, now });

  async function send(path: string, body: object): Promise<unknown> {
    if (settings === undefined) throw new Error('SPORTSBOOK_URL is not set');
    const { url, key, timeoutMs } = settings;
    const response = await fetch(url.replace(/\/$/, '') + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      // A redirect would send the key and the wallet token to another host.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`status ${response.status}`);
    if (text.length > LONGEST_REPLY) throw new Error('the reply is too long');
    return JSON.parse(text);
  }

  async function contextOf(context: NewContext): Promise<PlatformSportsbookProviderContext> {
    const reply = await send('/contexts', context);
    if (validatePlatformSportsbookProviderContext(reply)) return reply;
    throw new Error('the reply does not fit its schema');
  }

  function noteFailure(error: unknown, call: string): void {
    if (error instanceof CircuitOpenError) return;
    const details = { event: 'sportsbook.unavailable', call, reason: errorMessage(error) };
    log.error(details, 'the sportsbook gave no usable answer');
  }

  return {
    async createContext(context) {
      try {
        const { staticContextId, userContextId, expiresAt } = await breaker.run(() => contextOf(context));
        const origin = settings?.origin.replace(/\/$/, '') ?? '';
        return { iframeUrl: `${origin}/frame/${staticContextId}/${userContextId}`, expiresAt };
      } catch (error) {
        noteFailure(error, 'contexts');
        throw new PlatformError(503, 'error.sportsbook.unavailable', 'The sportsbook gives no answer.');
      }
    },
    async balanceChanged(update) {
      try {
        await send('/webhooks/user-balance-update', update);
      } catch (error) {
        // Does not count for the breaker: a provider may not accept reports.
        const details = { event: 'sportsbook.unreported', reason: errorMessage(error) };
        log.warn(details, 'the sportsbook took no report of a balance');
      }
    },
    reset: () => breaker.reset(),
  };
}
