import { TimeoutError, timely } from '../memo/timely';

/**
 * The result of a promise, if it settles in time. A late promise continues to run.
 * @param ms milliseconds
 * @throws TimeoutError
 */
export async function within<T>(promise: Promise<T>, ms: number): Promise<T> {
  const inTime = await timely(
    promise.then((value) => ({ value })),
    ms,
  );
  if (!inTime) throw new TimeoutError(`no answer within ${ms} ms`);
  return inTime.value;
}
