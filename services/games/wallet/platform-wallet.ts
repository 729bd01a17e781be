import type { Logger } from 'pino';
import type { PlatformRequestProviderTables } from '../../../schemas/generated/types';
import {
  validatePlatformError,
  validatePlatformProviderBalance,
  validatePlatformProviderGameSession,
  validatePlatformProviderReceipt,
} from '../../../schemas/generated/validators.js';
import { CircuitOpenError, createCircuitBreaker } from '../../process/circuit-breaker';
import { errorMessage } from '../../process/error-message';
import { PROVIDER_HEADERS, signatureOf } from '../../process/provider-signature';
import { requestIdHeader, requestIdMixin } from '../../process/request-id';
import { describeErrors, type Validate } from '../../process/validation';
import { GameRefusal, refusal } from '../errors';
import type { WalletAnswer } from '../rounds/decide';
import type { MoneyCall } from '../rounds/record';
import type { WalletKey } from './keys';
import type { Authenticate, Wallet, WalletAccount } from './wallet';

export interface PlatformWalletOptions {
  /** Without a slash at the end. */
  platformUrl: string;
  keyOf(provider: string): WalletKey | undefined;
  timeoutMs: number;
  /** Milliseconds since the epoch. */
  now(): number;
  log: Logger;
  /** Called with the outcome of each call, for the metrics. */
  onCall(call: string, outcome: 'done' | 'refused' | 'failed' | 'suspended'): void;
}

/** A conclusive response; any other outcome is thrown, since the call may have been processed. */
type Answer = { status: number; body: unknown };

const BREAKER = { failures: 5, restMs: 2_000 };
/** Temporary errors that do not concern the call itself: a retry may succeed. */
const passing = new Set([408, 425, 429]);
const passingCodes = new Set(['error.signature.invalid', 'error.signature.expired']);

/** The platform's wallet over signed HTTP calls. */
export function createPlatformWallet(options: PlatformWalletOptions): {
  wallet: Wallet;
  authenticate: Authenticate;
  /**
   * Reports the players at the live tables of a provider.
   * @throws Error when the platform does not accept the report
   */
  reportTables(provider: string, tables: PlatformRequestProviderTables['tables']): Promise<void>;
} {
  const { platformUrl, keyOf, timeoutMs, now, log, onCall } = options;
  const breaker = createCircuitBreaker({ ...BREAKER, now });

  async function post(provider: string, call: string, content: unknown): Promise<Answer> {
    const key = keyOf(provider);
    if (key === undefined) throw new Error(`the keys file has no key of the provider ${provider}`);
    const path = `/platform/wallet/${encodeURIComponent(provider)}/${call}`;
    const body = JSON.stringify(content);
    const timestamp = String(now());
    const { requestId } = requestIdMixin();
    const response = await fetch(platformUrl + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [PROVIDER_HEADERS.key]: key.name,
        [PROVIDER_HEADERS.timestamp]: timestamp,
        [PROVIDER_HEADERS.signature]: signatureOf({ timestamp, method: 'POST', path, body }, key.secret),
        ...(requestId === undefined ? {} : { [requestIdHeader]: requestId }),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer: unknown = await response.json();
    if (response.status >= 500) throw new Error(`the wallet answered ${response.status}`);
    return { status: response.status, body: answer };
  }

  /** @throws errors after which the outcome of the call is unknown */
  async function ask<T>(
    provider: string,
    call: string,
    content: unknown,
    validate: Validate<T>,
  ): Promise<
    { kind: 'done'; reply: T } | { kind: 'refused'; status: number; code: string; message: string }
  > {
    try {
      return await breaker.run(async () => {
        const { status, body } = await post(provider, call, content);
        if (status < 300) {
          if (!validate(body)) throw new Error(`unreadable answer: ${describeErrors(validate.errors)}`);
          onCall(call, 'done');
          return { kind: 'done', reply: body };
        }
        if (!validatePlatformError(body)) throw new Error(`status ${status} without a code`);
        const { code, message } = body;
        const isPassing = passingCodes.has(code) || passing.has(status);
        if (isPassing) throw new Error(`status ${status}, ${code}`);
        onCall(call, 'refused');
        return { kind: 'refused', status, code, message };
      });
    } catch (error) {
      const isSuspended = error instanceof CircuitOpenError;
      onCall(call, isSuspended ? 'suspended' : 'failed');
      if (!isSuspended) log.warn({ provider, call, reason: errorMessage(error) }, 'wallet gave no answer');
      throw error;
    }
  }

  async function read<T>(
    provider: string,
    call: string,
    content: unknown,
    validate: Validate<T>,
  ): Promise<T> {
    const answer = await ask(provider, call, content, validate).catch(() => {
      throw refusal(503, 'error.wallet.unavailable', 'The wallet gave no answer: try again.');
    });
    if (answer.kind === 'done') return answer.reply;
    throw new GameRefusal(answer.status, answer.code, answer.message);
  }

  return {
    authenticate: (provider, token) =>
      read(provider, 'authenticate', { token }, validatePlatformProviderGameSession),
    // Bypasses the circuit breaker: a lost report does not indicate failing money calls, and the next one follows soon.
    async reportTables(provider, tables) {
      const { status } = await post(provider, 'tables', { tables });
      if (status >= 300) throw new Error(`the platform answered ${status}`);
    },
    wallet: {
      async balance({ provider, session }) {
        return (await read(provider, 'balance', { session }, validatePlatformProviderBalance)).balance;
      },
      async send({ provider, session }, call): Promise<WalletAnswer> {
        try {
          const answer = await ask(
            provider,
            call.kind,
            bodyOf(session, call),
            validatePlatformProviderReceipt,
          );
          if (answer.kind === 'refused') return { kind: 'refused', code: answer.code };
          const { transaction, currency } = answer.reply;
          if (transaction !== call.transaction || currency !== call.currency) {
            log.error({ transaction: call.transaction }, 'wallet answered another call');
            return { kind: 'none' };
          }
          return { kind: 'done', balance: answer.reply.balance };
        } catch {
          return { kind: 'none' };
        }
      },
    },
  };
}

/** The body of a money call, with the names of the contract (docs/games.md). */
function bodyOf(session: WalletAccount['session'], call: MoneyCall): Record<string, unknown> {
  const { kind, transaction, round, game, amount, currency, of, freeRounds } = call;
  switch (kind) {
    case 'bet':
      return {
        ...{ session, transaction, round, game, amount, currency },
        ...(freeRounds === null ? {} : { freeRounds }),
      };
    case 'win':
      return { session, transaction, round, amount, currency, endsRound: true };
    case 'end-round':
      return { session, transaction, round };
    case 'rollback':
      return { session, transaction, of, currency };
  }
}
