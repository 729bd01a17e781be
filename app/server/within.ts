/** The promise did not settle in time. */
export class TimeoutError extends Error {
  override name = 'TimeoutError';
}

/**
 * The result of a promise, if it settles in time. A late promise continues without being awaited.
 *
 * @param ms milliseconds
 * @throws TimeoutError
 */
export function within<T>(promise: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeoutError(`no answer within ${ms} ms`)), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
