import type { Site } from '../../site/site';
import { requiredMarks } from '../../content/static-pages/required-marks';
import { isExternal, siteHref } from '../../../ui/site/site-href';
import { loadFrame } from '../load-page.server';

/** A mark with a link. */
export interface MarketMark {
  name: string;
  href: string;
  newTab: boolean;
}

/**
 * The marks that the rules of the market require, such as a self-exclusion register or a self-test, as links.
 * @throws PageUnavailableError when the footer cannot be made and there is no last good version
 */
export async function marketMarks(site: Site, path: string): Promise<MarketMark[]> {
  const footer = (await loadFrame({ site, path })).find((filled) => filled.block === 'site-footer');
  if (footer?.block !== 'site-footer') return [];
  return requiredMarks(footer.content, site).flatMap(({ name, url }) => {
    const href = url === undefined ? undefined : siteHref(url, site.locale);
    return href ? [{ name, href, newTab: isExternal(href) }] : [];
  });
}
