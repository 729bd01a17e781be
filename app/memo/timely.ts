/** A result was not available in time, and there is no last good one. */
export class TimeoutError extends Error {
  override name = 'TimeoutError';
}

/** @returns undefined when the promise takes longer than `ms`; it continues to run */
export async function timely<T>(promise: Promise<T>, ms: number): Promise<T | undefined> {
  if (ms === Infinity) return promise;
  let timer: NodeJS.Timeout | number | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
