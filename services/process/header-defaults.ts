import type { IncomingMessage, ServerResponse } from 'node:http';
import { TLSSocket } from 'node:tls';
import onHeaders from 'on-headers';

const yearSeconds = 31_536_000;

/** Adds headers when the response head is written, except those that are already set. */
export function setHeaderDefaults(
  response: ServerResponse,
  defaults: Readonly<Record<string, string>>,
): void {
  onHeaders(response, () => {
    for (const [name, value] of Object.entries(defaults))
      if (!response.hasHeader(name)) response.setHeader(name, value);
  });
}

/** Default headers of service responses (docs/headers.md): data, not a document, and not cached. */
export function serviceHeaders(
  { socket, headers }: IncomingMessage,
  resourcePolicy: 'same-origin' | 'cross-origin',
): Record<string, string> {
  // Browsers ignore the header over plain HTTP, so a forged `x-forwarded-proto` has no effect.
  const isSecure = socket instanceof TLSSocket || headers['x-forwarded-proto'] === 'https';
  return {
    'cache-control': 'no-store',
    'content-security-policy':
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': resourcePolicy,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    ...(isSecure ? { 'strict-transport-security': `max-age=${yearSeconds}` } : {}),
  };
}
