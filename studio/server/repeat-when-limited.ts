import { setTimeout as sleep } from 'node:timers/promises';

const maxTries = 6;
const maxWaitSeconds = 5;

/**
 * Repeats a call above Contentful's rate limit, after the seconds given in its response: loading a long page takes more
 * calls per second than a plan allows.
 * @returns the last response, which may still be 429
 */
export async function repeatWhenLimited(call: () => Promise<Response>): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const response = await call();
    const reset = response.headers.get('x-contentful-ratelimit-reset');
    if (response.status !== 429 || reset === null || tries === maxTries) return response;
    await response.body?.cancel();
    const seconds = Math.min(maxWaitSeconds, Math.max(1, Number(reset) || 1));
    // Jitter: calls that were refused together must not be repeated together.
    await sleep((seconds - Math.random() / 2) * 1_000);
  }
}
