import { createHmac } from 'node:crypto';
import { escape } from 'node:querystring';

export interface SignedRequest {
  readonly method: string;
  readonly url: string;
  /** Signed headers. Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * Signs a request as Contentful does: the hex HMAC-SHA256 over method, path, headers and body. Receivers verify
 * it with `verifyRequest` of `@contentful/node-apps-toolkit`.
 *
 * @param at milliseconds since 1970; receivers reject old requests
 * @returns the headers to add
 */
export function signatureHeaders(request: SignedRequest, secret: string, at: number): Record<string, string> {
  const added = { 'x-contentful-timestamp': String(at), 'x-contentful-signed-headers': '' };
  const names = Object.keys({ ...request.headers, ...added }).sort();
  added['x-contentful-signed-headers'] = names.join(',');
  const values: Readonly<Record<string, string>> = { ...request.headers, ...added };
  const headers = names.map((name) => `${name}:${(values[name] ?? '').trim()}`).join(';');
  const canonical = [request.method, signedPath(request.url), headers, request.body].join('\n');
  const signature = createHmac('sha256', secret).update(canonical).digest('hex');
  return { ...added, 'x-contentful-signature': signature };
}

/** Path and query in the form to sign: escaped characters are escaped once more, in the query twice. */
function signedPath(url: string): string {
  const { pathname, search } = new URL(url);
  // The scheme ignores a second question mark and everything after it.
  const [query = ''] = search.slice(1).split('?');
  return encodeURI(query === '' ? pathname : `${pathname}?${escape(query)}`);
}
