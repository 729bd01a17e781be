import type { Logger } from 'pino';
import { validatePlatformError } from '../../schemas/generated/validators.js';
import { CircuitOpenError, createCircuitBreaker } from './circuit-breaker';
import { errorMessage } from './error-message';
import { PROVIDER_HEADERS, signatureOf } from './provider-signature';
import { requestIdHeader, requestIdMixin } from './request-id';
import { describeErrors, type Validate } from './validation';
import type { WalletKey } from './wallet-keys';

export interface SignedWalletOptions {
  /** Address of the platform without a slash at the end. */
  platformUrl: string;
  keyOf(provider: string): WalletKey | undefined;
  timeoutMs: number;
  /** Milliseconds since the epoch, by which calls are signed. */
  now(): number;
  log: Logger;
  /** Called with the outcome of each call, for the metrics. */
  onCall(call: string, outcome: 'done' | 'refused' | 'failed' | 'suspended'): void;
  /** Code and message of a refusal; those of the platform's own dialect when left out. */
  refusalOf?(body: unknown): { code: string; message: string } | undefined;
}

/** An answer with a meaning: anything else is thrown, since it leaves open whether the call was done. */
export type SignedAnswer<T> =
  { kind: 'done'; reply: T } | { kind: 'refused'; status: number; code: string; message: string };

/** A provider's calls to the platform's wallet. */
export interface SignedWallet {
  /** @throws what leaves the call's fate open, and CircuitOpenError at once after several of these */
  ask<T>(provider: string, call: string, content: unknown, validate: Validate<T>): Promise<SignedAnswer<T>>;
  /** Past the circuit breaker. */
  post(provider: string, call: string, content: unknown): Promise<{ status: number; body: unknown }>;
}

const BREAKER = { failures: 5, restMs: 2_000 };
/** Refusals that say nothing about the call itself: it may succeed when it is sent again. */
const passing = new Set([408, 425, 429]);
const passingCodes = new Set(['error.signature.invalid', 'error.signature.expired']);

/** Signed HTTP calls to the platform's wallet (docs/games.md). */
export function createSignedWallet(options: SignedWalletOptions): SignedWallet {
  const { platformUrl, keyOf, timeoutMs, now, log, onCall } = options;
  const breaker = createCircuitBreaker({ ...BREAKER, now });
  const refusalOf = options.refusalOf ?? ((body) => (validatePlatformError(body) ? body : undefined));

  async function post(provider: string, call: string, content: unknown) {
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

  async function ask<T>(
    provider: string,
    call: string,
    content: unknown,
    validate: Validate<T>,
  ): Promise<SignedAnswer<T>> {
    try {
      return await breaker.run(async () => {
        const { status, body } = await post(provider, call, content);
        if (status < 300) {
          if (!validate(body)) throw new Error(`unreadable answer: ${describeErrors(validate.errors)}`);
          onCall(call, 'done');
          return { kind: 'done', reply: body };
        }
        const refused = refusalOf(body);
        if (refused === undefined) throw new Error(`status ${status} without a code`);
        const { code, message } = refused;
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

  return { ask, post };
}
