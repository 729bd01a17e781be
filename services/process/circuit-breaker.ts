/** Settings of a circuit breaker. */
export interface CircuitBreakerSettings {
  /** Number of consecutive failures that open it. */
  failures: number;
  /** How long it stays open, in milliseconds; then one trial call is let through. */
  restMs: number;
  /** Milliseconds since the epoch. */
  now(): number;
}

/** Thrown instead of a call while a circuit breaker is open. */
export class CircuitOpenError extends Error {
  override name = 'CircuitOpenError';
}

/** Stops calls to a failing service for a while, so that callers fail fast instead of waiting for a timeout. */
export interface CircuitBreaker {
  /** @throws CircuitOpenError at once while it is open, and errors of the call */
  run<T>(call: () => Promise<T>): Promise<T>;
  /** Closes it, as after a start. */
  reset(): void;
}

export function createCircuitBreaker({ failures, restMs, now }: CircuitBreakerSettings): CircuitBreaker {
  let inARow = 0;
  let openUntil = 0;
  let isTrying = false;

  return {
    async run(call) {
      const isOpen = inARow >= failures;
      if (isOpen && (isTrying || now() < openUntil)) throw new CircuitOpenError('calls are suspended');
      isTrying = isOpen;
      try {
        const result = await call();
        inARow = 0;
        return result;
      } catch (error) {
        inARow += 1;
        openUntil = now() + restMs;
        throw error;
      } finally {
        isTrying = false;
      }
    },
    reset() {
      inARow = 0;
    },
  };
}
