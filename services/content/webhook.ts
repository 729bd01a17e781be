import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { SpaceChanges } from './store/changes';

export interface WebhookOptions {
  readonly url: string;
  readonly secret: string;
}

const TRIES = 3;
const RETRY_AFTER_MS = 500;
const TIMEOUT_MS = 5000;
const TOPIC = 'ContentManagement.Space.reload';

/**
 * Signs a request as Contentful signs its webhooks, so that a receiver needs one way to check both. The
 * signature is the hex HMAC-SHA256 over method, path, the named headers and the body.
 * @param at milliseconds since 1970; receivers refuse old requests
 */
function signedHeaders(options: WebhookOptions, body: string, at: number): Record<string, string> {
  const signed: Record<string, string> = {
    'content-type': 'application/json',
    'x-contentful-topic': TOPIC,
    'x-contentful-timestamp': String(at),
  };
  signed['x-contentful-signed-headers'] = [...Object.keys(signed), 'x-contentful-signed-headers']
    .sort()
    .join(',');
  const headers = Object.keys(signed)
    .sort()
    .map((name) => `${name}:${signed[name] ?? ''}`)
    .join(';');
  const canonical = ['POST', encodeURI(new URL(options.url).pathname), headers, body].join('\n');
  const signature = createHmac('sha256', options.secret).update(canonical).digest('hex');
  return { ...signed, 'x-contentful-signature': signature };
}

/**
 * Tells a receiver what a reload changed. Tries three times, half a second apart.
 * @throws Error when the receiver did not take it
 */
export async function sendWebhook(
  options: WebhookOptions,
  changes: SpaceChanges,
  now: () => number,
  signal: AbortSignal,
): Promise<void> {
  const body = JSON.stringify(changes);
  let problem = '';
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    if (attempt > 1) await wait(RETRY_AFTER_MS, undefined, { signal });
    try {
      const response = await fetch(options.url, {
        method: 'POST',
        headers: signedHeaders(options, body, now()),
        body,
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      });
      if (response.ok) return;
      problem = `it answered ${response.status}`;
    } catch (error) {
      signal.throwIfAborted();
      problem = error instanceof Error ? error.message : String(error);
    }
  }
  throw new Error(`The webhook ${options.url} did not take the change after ${TRIES} tries: ${problem}.`);
}
