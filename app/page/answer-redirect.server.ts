import type { IncomingMessage, ServerResponse } from 'node:http';
import { environment } from '../server/environment.server';
import { configuration } from '../site/configuration/configuration.server';
import { type RedirectAnswer, redirectOfAddress } from '../site/redirects/redirect-of-address';
import { addressOf } from './send/fetch-request';

/** Seconds a browser or proxy may keep an answer: a redirect that was a mistake ends within that time. */
const keptSeconds: Record<RedirectAnswer['status'], number> = { 301: 3_600, 302: 60, 307: 60, 308: 3_600 };

/**
 * Answers an address that the brand's own file redirects, before pages, files and routes. Previews show what is there instead.
 *
 * @returns false when there is none: nothing was written then
 */
export function answerRedirect(message: IncomingMessage, response: ServerResponse): boolean {
  const redirect = redirectOf(message);
  if (!redirect) return false;
  const { status, location } = redirect;
  response.writeHead(status, {
    location,
    'cache-control': `public, max-age=${keptSeconds[status]}`,
    'content-length': '0',
  });
  response.end();
  return true;
}

/** The redirect of a request's address, by the file of the brand whose host it names. */
export function redirectOf(message: IncomingMessage): RedirectAnswer | undefined {
  const { origin, url } = addressOf(message, environment.trustProxy);
  if (!URL.canParse(origin + url)) return undefined;
  const address = new URL(origin + url);
  const brand = configuration().hosts.get(address.hostname);
  return brand && redirectOfAddress(brand, address, message.method ?? 'GET');
}
