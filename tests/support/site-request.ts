import type { Agent } from 'node:http';
import { desktopAgent } from './browsers';
import { type PlainAnswer, plainRequest } from './plain-request';
import { type TestSite, address, plainAddress } from './sites';

type Addressed = Pick<TestSite, 'brand' | 'locale'>;

/**
 * One request to a brand's host outside a browser, with the headers of a real browser.
 *
 * @param path of the URL, with its query
 * @param agent keeps connections alive for further requests
 */
export function askBrand(
  brand: string,
  path: string,
  headers: Record<string, string> = {},
  agent?: Agent,
): Promise<PlainAnswer> {
  const { host } = new URL(address({ brand, locale: '' }, '/'));
  return plainRequest(plainAddress(path), {
    headers: { host, 'user-agent': desktopAgent, ...headers },
    ...(agent ? { agent } : {}),
  });
}

/**
 * As above, for a page of a site.
 * @param path below the locale, with its query
 */
export function askSite(
  site: Addressed,
  path: string,
  headers: Record<string, string> = {},
): Promise<PlainAnswer> {
  const { pathname, search } = new URL(address(site, path));
  return askBrand(site.brand, `${pathname}${search}`, headers);
}

/**
 * Signs a player in at their brand.
 * @returns the cookies of the session; throws when the site refuses
 */
export async function sessionAt(site: Addressed, email: string): Promise<string> {
  const { host, origin } = new URL(address(site, '/'));
  const { status, cookies, body } = await plainRequest(plainAddress(`/${site.locale}/login.data`), {
    method: 'POST',
    headers: { host, origin, 'user-agent': desktopAgent, accept: 'application/json' },
    body: new URLSearchParams({ email, password: 'Marquee-2026' }).toString(),
  });
  if (status !== 202 || !cookies) throw new Error(`${email} cannot sign in: ${status} ${body.slice(0, 200)}`);
  return cookies;
}
