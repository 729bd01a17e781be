import type { StaticPage } from '../../../schemas/generated/types';
import { validateStaticPage } from '../../../schemas/generated/validators.js';
import { log } from '../../server/log.server';
import type { Site } from '../../site/site';
import { collection } from '../documents/collection.server';
import { contentCache } from '../last-good/content-cache.server';
import { contentKey } from '../documents/content-key';
import { isOfBrand } from './static-pages';
import { isRequiredPage } from './required-pages';

const requiredPages = contentCache<StaticPage | undefined>('required page');

/**
 * The static pages of a site's language. For a page that the rules of the market require and that no longer can be linked, because it
 * was unpublished, disabled or lost its title, the last good version stands in: without it no page of the site could go out.
 *
 * @throws ContentServiceError when content cannot be read and no earlier copy exists
 */
export async function sitePages(site: Site): Promise<StaticPage[]> {
  const [published, required] = await Promise.all([
    collection('staticPage', site.speech.contentLocale),
    Promise.all(site.rules.requiredPages.map((slug) => requiredPage(site, slug))),
  ]);
  const standIns = required.flatMap((page) => (page && !published.includes(page) ? [page] : []));
  if (standIns.length === 0) return published;
  const slugs = new Set(standIns.map(({ slug }) => slug));
  return [...published.filter((page) => !slugs.has(page.slug) || !isOfBrand(page, site)), ...standIns];
}

/** The page as published, else its last good version; undefined where this site never had one. */
async function requiredPage(site: Site, slug: string): Promise<StaticPage | undefined> {
  const { brand, market, speech } = site;
  const { value } = await requiredPages.get(contentKey(slug, brand.id, market.id, speech.contentLocale), {
    load: async (lastGood) => {
      const pages = await collection('staticPage', speech.contentLocale);
      const linked = pages.filter((page) => isRequiredPage(page, slug, site));
      const published = linked.find(({ onlyBrands }) => onlyBrands) ?? linked[0];
      const dependsOn = { ids: new Set<string>(), types: ['staticPage'] };
      if (published) return { value: published, dependsOn, keep: published };
      const known = await lastGood();
      if (!known) return { value: known, dependsOn };
      log.error(
        { event: 'content.required-missing', brand: brand.id, market: market.id, locale: site.locale, slug },
        'last good version of a required page shown: publish the page with a title and a group',
      );
      return { value: known, dependsOn, stale: `${slug} is not published` };
    },
    restore: (kept) => {
      if (!validateStaticPage(kept)) throw new Error('is no static page');
      return kept;
    },
  });
  return value;
}
