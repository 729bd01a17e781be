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

/** Failures in a row after which a provider is left alone, and for how long. */
const BREAKER = { failures: 5, restMs: 10_000 } as const;

/** An identity provider that can be called, with a circuit breaker. */
export interface GuardedIdentityProvider extends IdentityProvider {
  /** Forgets the failures, as after a start. */
  reset(): void;
}

/** The adapter of an identity provider: its protocol within the time limit, behind a circuit breaker. */
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
