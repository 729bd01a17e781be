import { isOffered, settingAgainst, sitePolicy } from '../site/policy';
import type { Site } from '../site/site';
import { pathOfPage } from '../content/documents/page-path';
import { liveChatSlug, pathOfSlug } from '../content/static-pages/static-pages';

/** The fragment that opens the sign-up dialog, and the page with the same form. */
const signUp = { fragment: '#signup', path: '/register' };

/** Whether the target of a link exists in a market; addresses of other sites always do. */
export function offersTarget(target: string, site: Site): boolean {
  return settingAgainstTarget(target, site) === undefined;
}

/** The setting that makes the target of a link unavailable. */
export function settingAgainstTarget(target: string, site: Site): string | undefined {
  const path = pathOfTarget(target, site);
  if (path === undefined) return undefined;
  if (path === pathOfSlug(liveChatSlug) && site.market.disableLiveChat) return 'disableLiveChat';
  return settingAgainst(path, sitePolicy(site));
}

/** The same if the market were open: before that, sign-up links are removed from content that will be right later. */
export function offersWhenOpen(target: string, site: Site): boolean {
  const path = pathOfTarget(target, site);
  const policy = sitePolicy(site);
  return (
    path === undefined || isOffered(path, { ...policy, rules: { ...policy.rules, marketStatus: 'open' } })
  );
}

/** Path below the locale, as the brand's routes name it; undefined for an address of another site and for other dialogs. */
export function pathOfTarget(target: string, { locale, brand }: Site): string | undefined {
  const address = target.trim() === signUp.fragment ? signUp.path : target.trim();
  if (!address.startsWith('/')) return undefined;
  const [path = ''] = address.split(/[?#]/);
  const own = `/${locale}`;
  return pathOfPage(path.startsWith(`${own}/`) ? path.slice(own.length) : path, brand);
}
