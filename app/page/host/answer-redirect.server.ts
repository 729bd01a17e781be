import type { IncomingMessage, ServerResponse } from 'node:http';
import { environment } from '../../server/environment.server';
import { configuration } from '../../site/configuration/configuration.server';
import { type RedirectAnswer, redirectOfAddress } from '../../site/redirects/redirect-of-address';
import { addressOf } from '../send/fetch-request';

/** Seconds a browser or proxy may store an answer: a redirect that was a mistake ends within that time. */
const storedSeconds: Record<RedirectAnswer['status'], number> = { 301: 3_600, 302: 60, 307: 60, 308: 3_600 };

/**
 * Answers an address that the brand's own file redirects, and every address of a host that leads to another one. Previews show what is
 * there instead.
 *
 * @returns false when there is none: nothing was written then
 */
export function answerRedirect(message: IncomingMessage, response: ServerResponse): boolean {
  const redirect = redirectOf(message);
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

/** The address of a request; undefined for one that cannot be read. */
export function urlOf(message: IncomingMessage): URL | undefined {
  const { origin, url } = addressOf(message, environment.trustProxy);
  return URL.canParse(origin + url) ? new URL(origin + url) : undefined;
}

/** The redirect of a request's address, by the file of the brand whose host it names. */
export function redirectOf(message: IncomingMessage): RedirectAnswer | undefined {
  const url = urlOf(message);
  if (!url) return undefined;
  const { hosts, aliases } = configuration();
  const method = message.method ?? 'GET';
  const alias = aliases.get(url.hostname.replace(/\.$/, ''));
  if (!alias) {
    const brand = hosts.get(url.hostname);
    return brand && redirectOfAddress(brand, url, method);
  }
  // A former address is redirected once, not first to the other host.
  const own = redirectOfAddress(alias.configured, url, method);
  const { status, location } = own ?? { status: 308 as const, location: url.pathname + url.search };
  const port = url.port ? `:${url.port}` : '';
  const isPath = location.startsWith('/');
  return { status, location: isPath ? `${url.protocol}//${alias.host}${port}${location}` : location };
}
