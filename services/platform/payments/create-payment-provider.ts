import type { Logger } from 'pino';
import {
  CircuitOpenError,
  type CircuitBreakerSettings,
  createCircuitBreaker,
} from '../../process/circuit-breaker';
import { errorMessage } from '../../process/error-message';
import { speakHosted } from './hosted-protocol';
import {
  type PaymentProvider,
  type PaymentProviderName,
  type PaymentProviderSettings,
  ProviderRefusedError,
  ProviderUnavailableError,
} from './payment-provider';

const PROTOCOLS: Readonly<
  Record<PaymentProviderName, (settings: PaymentProviderSettings) => Omit<PaymentProvider, 'name'>>
> = { hosted: speakHosted };

/** Consecutive failures that open the circuit breaker, and for how long. */
const BREAKER = { failures: 5, restMs: 10_000 } as const;

/** A payment provider with a circuit breaker. */
export interface GuardedPaymentProvider extends PaymentProvider {
  /** Closes the circuit breaker, as after a start. */
  reset(): void;
}

/** The adapter of a payment provider: its protocol with a timeout, behind a circuit breaker. */
export function createPaymentProvider(
  name: PaymentProviderName,
  settings: PaymentProviderSettings,
  now: CircuitBreakerSettings['now'],
  log: Logger,
): GuardedPaymentProvider {
  const breaker = createCircuitBreaker({ ...BREAKER, now });
  const protocol = PROTOCOLS[name](settings);

  /** A refused call does not indicate an outage. */
  async function guarded<T>(call: () => Promise<T>): Promise<T> {
    try {
      const answer = await breaker.run(() =>
        call().catch((error: unknown) => {
          if (error instanceof ProviderRefusedError) return error;
          throw error;
        }),
      );
      if (answer instanceof ProviderRefusedError) throw answer;
      return answer;
    } catch (error) {
      if (error instanceof ProviderRefusedError) throw error;
      const reason = errorMessage(error);
      if (!(error instanceof CircuitOpenError))
        log.error(
          { event: 'payment.provider.unavailable', provider: name, reason },
          'a payment provider gave no usable answer',
        );
      throw new ProviderUnavailableError(reason);
    }
  }

  return {
    name,
    createPayment: (order) => guarded(() => protocol.createPayment(order)),
    createPayout: (order) => guarded(() => protocol.createPayout(order)),
    refund: (id) => guarded(() => protocol.refund(id)),
    transaction: (id) => guarded(() => protocol.transaction(id)),
    transactions: (from, to, cursor) => guarded(() => protocol.transactions(from, to, cursor)),
    reset: () => breaker.reset(),
  };
}
