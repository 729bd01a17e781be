import type { BrowserContext } from '@playwright/test';
import { sessionAt } from './site-request';
import { type TestSite, address } from './sites';

/** Sets session cookies (`name=value; …`) of an origin in a browser: the player is signed in, without cached pages. */
export async function addSession(context: BrowserContext, cookies: string, origin: string): Promise<void> {
  await context.addCookies(
    cookies.split('; ').map((cookie) => {
      const [name = '', value = ''] = cookie.split(/=(.*)/s);
      return { name, value, url: origin };
    }),
  );
}

/** Signs a player in at their brand, without the sign-in page. */
export async function signInBrowser(
  context: BrowserContext,
  site: Pick<TestSite, 'brand' | 'locale'>,
  email = `regular@${site.brand}.example`,
): Promise<void> {
  await addSession(context, await sessionAt(site, email), new URL(address(site, '/')).origin);
}
