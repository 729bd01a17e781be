import { errorMessage } from '../../server/error-message';
import type { StaticPage } from '../../../schemas/generated/types';
import { log } from '../../server/log.server';
import type { Site } from '../../site/site';
import { inMarketTerms } from '../documents/market-terms';
import { sitePages } from './site-pages.server';
import { isOfBrand } from './static-pages';

/**
 * The static page of a slug; a brand's own page takes precedence over the shared one. Undefined if the brand has
 * none.
 * @throws ContentServiceError when content cannot be read and there is no last good version
 */
export async function staticPage(site: Site, slug: string): Promise<StaticPage | undefined> {
  const pages = await sitePages(site);
  const own = pages.filter((page) => page.slug === slug && isOfBrand(page, site));
  const page = own.find(({ onlyBrands }) => onlyBrands) ?? own[0];
  return page && inMarketTerms(page, site);
}

/** An optional text of content; undefined if the market must not show it or content cannot be read. */
export async function textBeside(site: Site, slug: string): Promise<StaticPage | undefined> {
  try {
    const page = await staticPage(site, slug);
    const shown = page?.title && (page.onlyShowMarkets?.includes(site.market.id) ?? true);
    return shown ? page : undefined;
  } catch (error) {
    const reason = errorMessage(error);
    log.warn({ event: 'text.unknown', brand: site.brand.id, slug, reason }, 'page shown without a text');
    return undefined;
  }
}
