import type { Logger } from 'pino';
import { CircuitOpenError, createCircuitBreaker } from '../../../process/circuit-breaker';
import { errorMessage } from '../../../process/error-message';
import { speakHostedIdentity } from './hosted-identity';
import {
  type IdentityProvider,
  type IdentityProviderName,
  type IdentityProviderSettings,
  IdentityUnavailableError,
} from './identity-provider';

const PROTOCOLS: Readonly<
  Record<IdentityProviderName, (settings: IdentityProviderSettings) => IdentityProvider>
> = { hosted: speakHostedIdentity };

/** Consecutive failures that open the circuit breaker, and for how long. */
const BREAKER = { failures: 5, restMs: 10_000 } as const;

/** An identity provider with a circuit breaker. */
export interface GuardedIdentityProvider extends IdentityProvider {
  /** Closes the circuit breaker, as after a start. */
  reset(): void;
}

/** The adapter of an identity provider: its protocol with a timeout, behind a circuit breaker. */
export function createIdentityProvider(
  name: IdentityProviderName,
  settings: IdentityProviderSettings,
  now: () => number,
  log: Logger,
): GuardedIdentityProvider {
  const breaker = createCircuitBreaker({ ...BREAKER, now });
  const protocol = PROTOCOLS[name](settings);

  async function guarded<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await breaker.run(call);
    } catch (error) {
      const reason = errorMessage(error);
      if (!(error instanceof CircuitOpenError))
        log.error(
          { event: 'identity.provider.unavailable', provider: name, reason },
          'an identity provider gave no usable answer',
        );
      throw new IdentityUnavailableError(reason);
    }
  }

  return {
    create: (order) => guarded(() => protocol.create(order)),
    check: (id) => guarded(() => protocol.check(id)),
    reset: () => breaker.reset(),
  };
}
