import { createHmac, timingSafeEqual } from 'node:crypto';
import { escape } from 'node:querystring';

/** Maximum age of a signed request in milliseconds, against replays. */
const timeToLiveMs = 30_000;

const headerName = /^[\w!#$%&'*+.^`|~-]+$/;

/**
 * Checks a webhook as Contentful signs it: hex HMAC-SHA256 over method, path, the headers named in
 * `x-contentful-signed-headers` and the body. The embedded service signs the same way.
 *
 * @param now milliseconds
 */
export function isSignedWebhook(request: Request, body: string, secret: string, now: number): boolean {
  const { headers } = request;
  const timestamp = Number(headers.get('x-contentful-timestamp'));
  if (!(Math.abs(now - timestamp) <= timeToLiveMs)) return false;
  const names = (headers.get('x-contentful-signed-headers') ?? '').split(',').filter(Boolean);
  // `Headers.get` throws for an invalid name.
  if (!names.every((name) => headerName.test(name))) return false;
  const signed = names.map((name) => `${name.toLowerCase()}:${headers.get(name) ?? ''}`).sort();
  // A signature that does not cover the timestamp could be replayed for ever.
  if (!signed.some((line) => line.startsWith('x-contentful-timestamp:'))) return false;
  const canonical = [request.method, signedPath(request.url), signed.join(';'), body].join('\n');
  const expected = createHmac('sha256', secret).update(canonical).digest();
  const given = Buffer.from(headers.get('x-contentful-signature') ?? '', 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Escapes the path once more and the query twice; text after a second question mark is ignored. */
function signedPath(url: string): string {
  const { pathname, search } = new URL(url);
  const [query = ''] = search.slice(1).split('?');
  return encodeURI(query === '' ? pathname : `${pathname}?${escape(query)}`);
}
