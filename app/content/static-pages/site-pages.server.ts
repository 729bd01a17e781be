import type { StaticPage } from '../../../schemas/generated/types';
import { validateStaticPage } from '../../../schemas/generated/validators.js';
import { log } from '../../server/log.server';
import { memo } from '../../memo/process-memos.server';
import { type SitePlace, placeOf, siteAt } from '../../site/resolve.server';
import type { Site } from '../../site/site';
import { collection } from '../documents/collection.server';
import { fromContent } from '../last-good/content-source.server';
import type { Dependencies } from '../changes/dependencies';
import { isOfBrand } from './static-pages';
import { isRequiredPage } from './required-pages';

/**
 * The static pages of a site's language. A page that the market's rules require falls back to its last good version
 * when it was unpublished, disabled or lost its title: otherwise no page of the site could be served.
 * @throws ContentServiceError when content cannot be read and there is no last good version
 */
export async function sitePages(site: Site): Promise<StaticPage[]> {
  const [published, required] = await Promise.all([
    collection('staticPage', site.speech.contentLocale),
    Promise.all(site.rules.requiredPages.map((slug) => requiredPages.get({ slug, ...placeOf(site) }))),
  ]);
  const standIns = required.flatMap(({ page, isPublished }) => (page && !isPublished ? [page] : []));
  if (standIns.length === 0) return published;
  const slugs = new Set(standIns.map(({ slug }) => slug));
  return [...published.filter((page) => !slugs.has(page.slug) || !isOfBrand(page, site)), ...standIns];
}

/** A page that the rules of a market require. */
interface RequiredPage {
  /** The published page, else its last good version; undefined if the site never had one. */
  page: StaticPage | undefined;
  isPublished: boolean;
  dependsOn: Dependencies;
}

const dependsOn: Dependencies = { ids: new Set(), types: ['staticPage'] };

const source = fromContent<SitePlace & { slug: string }, RequiredPage>({
  name: 'required page',
  async load({ slug, ...place }, lastGood) {
    const site = siteAt(place);
    const pages = await collection('staticPage', site.speech.contentLocale);
    const linked = pages.filter((page) => isRequiredPage(page, slug, site));
    const page = linked.find(({ onlyBrands }) => onlyBrands) ?? linked[0];
    if (page) return { value: { page, isPublished: true, dependsOn }, store: page };
    const previous = (await lastGood())?.page;
    const value = { page: previous, isPublished: false, dependsOn };
    if (!previous) return { value };
    log.error(
      {
        event: 'content.required-missing',
        brand: site.brand.id,
        market: site.market.id,
        locale: site.locale,
        slug,
      },
      'last good version of a required page shown: publish the page with a title and a group',
    );
    return { value, stale: `${slug} is not published` };
  },
  restore(stored) {
    if (!validateStaticPage(stored)) throw new Error('is no static page');
    return { page: stored, isPublished: false, dependsOn };
  },
});

const requiredPages = memo(source.compute, source.options);
