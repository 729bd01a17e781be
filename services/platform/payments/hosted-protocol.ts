import type { PlatformPaymentTransaction } from '../../../schemas/generated/types';
import {
  validatePlatformPaymentTransaction,
  validatePlatformPaymentTransactions,
} from '../../../schemas/generated/validators.js';
import type { Validate } from '../../process/validation';
import {
  type PaymentOrder,
  type PaymentProvider,
  type PaymentProviderSettings,
  ProviderRefusedError,
  ProviderUnavailableError,
} from './payment-provider';

const LONGEST_REPLY = 2_000_000;
/** Statuses that mean the call was not processed. A wrong key leaves open what earlier calls did. */
const REFUSALS = [400, 402, 422];
const NOT_FOUND = 404;
/** The reference was used for a different order, for example before the player's e-mail address changed. */
const CONFLICT = 409;

interface Reply {
  status: number;
  body: unknown;
}

/** Adapter for providers with hosted payment pages: JSON over HTTP, a bearer key, the reference as idempotency key. */
export function speakHosted({ url, key, timeoutMs }: PaymentProviderSettings): Omit<PaymentProvider, 'name'> {
  async function call(
    method: 'GET' | 'POST',
    path: string,
    sent?: { idempotencyKey: string; body: object },
  ): Promise<Reply> {
    const response = await fetch(`${url.replace(/\/$/, '')}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(sent === undefined
          ? {}
          : { 'content-type': 'application/json', 'idempotency-key': sent.idempotencyKey }),
      },
      // A redirect would send the key and customer data elsewhere.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      ...(sent === undefined ? {} : { body: JSON.stringify(sent.body) }),
    });
    const text = await response.text();
    const { status } = response;
    if (REFUSALS.includes(status)) throw new ProviderRefusedError(`status ${status}`);
    if (status === NOT_FOUND || status === CONFLICT) return { status, body: undefined };
    if (status < 200 || status >= 300) throw new ProviderUnavailableError(`status ${status}`);
    if (text.length > LONGEST_REPLY) throw new ProviderUnavailableError('the reply is too long');
    return { status, body: parse(text) };
  }

  async function order(path: string, sent: PaymentOrder): Promise<PlatformPaymentTransaction> {
    const reply = await call('POST', path, { idempotencyKey: sent.reference, body: sent });
    const transaction =
      reply.status === CONFLICT
        ? await underReference(sent.reference)
        : read(reply, validatePlatformPaymentTransaction);
    // A payment with another reference would book the wrong money.
    if (transaction?.reference !== sent.reference)
      throw new ProviderUnavailableError('the reply is about another payment');
    return transaction;
  }

  /** The transaction that an earlier call created with a reference. */
  async function underReference(reference: string): Promise<PlatformPaymentTransaction | undefined> {
    const query = new URLSearchParams({ reference });
    const reply = await call('GET', `/v1/transactions?${query.toString()}`);
    return read(reply, validatePlatformPaymentTransactions).items[0];
  }

  return {
    createPayment: (sent) => order('/v1/payments', sent),
    createPayout: (sent) => order('/v1/payouts', sent),
    async refund(id) {
      const place = `/v1/transactions/${encodeURIComponent(id)}`;
      const reply = await call('POST', `${place}/refund`, { idempotencyKey: `refund:${id}`, body: {} });
      // It was returned before, or is not settled: the transaction says which.
      return read(
        reply.status === CONFLICT ? await call('GET', place) : reply,
        validatePlatformPaymentTransaction,
      );
    },
    async transaction(id) {
      const reply = await call('GET', `/v1/transactions/${encodeURIComponent(id)}`);
      return reply.status === NOT_FOUND ? undefined : read(reply, validatePlatformPaymentTransaction);
    },
    async transactions(from, to, cursor) {
      const query = new URLSearchParams({
        from: from.toISOString(),
        to: to.toISOString(),
        ...(cursor === null ? {} : { cursor }),
      });
      return read(
        await call('GET', `/v1/transactions?${query.toString()}`),
        validatePlatformPaymentTransactions,
      );
    },
  };
}

/** Error messages omit the reply's text, since it may contain the player's name. */
function read<T>({ body }: Reply, validate: Validate<T>): T {
  if (validate(body)) return body;
  throw new ProviderUnavailableError('the reply does not fit the protocol');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ProviderUnavailableError('the reply is not JSON');
  }
}
