import type { IncomingMessage, ServerResponse } from 'node:http';
import { environment } from '../../server/environment.server';
import { configuration } from '../../site/configuration/configuration.server';
import { type RedirectAnswer, redirectOfAddress } from '../../site/redirects/redirect-of-address';
import { addressOf } from '../send/fetch-request';

/** Cache lifetime by status, in seconds. Limits how long a mistaken redirect stays in browsers and proxies. */
const storedSeconds: Record<RedirectAnswer['status'], number> = { 301: 3_600, 302: 60, 307: 60, 308: 3_600 };

/**
 * Redirects addresses from the brand's file, and every address of an alias host. Previews show the page at the address
 * instead.
 *
 * @returns false if there is no redirect; nothing has been written in that case
 */
export function answerRedirect(url: URL, method: string, response: ServerResponse): boolean {
  const redirect = redirectAt(url, method);
  if (!redirect) return false;
  const { status, location } = redirect;
  response.writeHead(status, {
    location,
    'cache-control': `public, max-age=${storedSeconds[status]}`,
    'content-length': '0',
  });
  response.end();
  return true;
}

/** URL of a request; undefined if it is invalid. */
export function urlOf(message: IncomingMessage): URL | undefined {
  const { origin, url } = addressOf(message, environment.trustProxy);
  try {
    return new URL(origin + url);
  } catch {
    return undefined;
  }
}

/** Whether a request is redirected. Called for every cached page. */
export function isRedirected(message: IncomingMessage): boolean {
  const url = urlOf(message);
  return url !== undefined && redirectAt(url, message.method ?? 'GET') !== undefined;
}

/** Redirect of an address, from the file of its host's brand. */
function redirectAt(url: URL, method: string): RedirectAnswer | undefined {
  const { hosts, aliases } = configuration();
  const alias = aliases.get(url.hostname.replace(/\.$/, ''));
  if (!alias) {
    const brand = hosts.get(url.hostname);
    return brand && redirectOfAddress(brand, url, method);
  }
  // A redirected address takes one redirect, not another one to the main host first.
  const own = redirectOfAddress(alias.configured, url, method);
  const { status, location } = own ?? { status: 308 as const, location: url.pathname + url.search };
  const port = url.port ? `:${url.port}` : '';
  const isPath = location.startsWith('/');
  return { status, location: isPath ? `${url.protocol}//${alias.host}${port}${location}` : location };
}
