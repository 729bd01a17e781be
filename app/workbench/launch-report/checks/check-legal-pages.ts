import { pathOfSlug } from '../../../content/static-pages/static-pages';
import type { Site } from '../../../site/site';
import type { Tell } from './collect-findings';
import type { LaunchInput, ShownSite } from '../launch-input';
import { isOtherLanguage } from '../view/other-language';
import type { PublishedContent, StoredItem } from '../published-content';
import { plainTextOf } from '../rich-text-parts';

/** Pages that every brand needs, whatever the law of a market. */
const always = ['terms_and_conditions', 'privacy_policy', 'cookies_policy', 'responsible_gambling'];

const shortestText = 200;

/** Slugs of the legal pages a site must have: those of every site, those of its rules, and bonus terms where there are bonuses. */
export function legalSlugs({ rules }: Pick<Site, 'rules'>): string[] {
  return [...new Set([...always, ...(rules.bonuses ? ['bonus_terms'] : []), ...rules.requiredPages])];
}

/** Every legal page must exist, be linked, have text, and be in the reader's language. */
export function checkLegalPages(input: LaunchInput, tell: Tell): void {
  for (const shownSite of input.sites)
    for (const slug of legalSlugs(shownSite.site)) checkPage(input.content, shownSite, slug, tell);
}

function checkPage(content: PublishedContent, { site, shown }: ShownSite, slug: string, tell: Tell): void {
  const locale = site.speech.contentLocale;
  if (slug === 'terms_and_conditions' && footerSuppliesTerms(content, shown)) return;
  const path = pathOfSlug(slug);
  const told = (at: string, values: Record<string, string> = {}) => ({
    site,
    values: { page: slug, ...values },
    place: { at, path },
  });
  const ofBrand = content
    .ofType('staticPage')
    .filter((page) => content.plainText(page, 'slug') === slug)
    .filter((page) => content.names(page, 'onlyBrands')?.includes(site.brand.id) ?? true);
  // A brand's own page takes precedence over the shared one.
  const page = ofBrand.find((own) => content.names(own, 'onlyBrands')) ?? ofBrand[0];
  if (!page) return tell('legalMissing', told(`staticPage ${slug}`));
  const markets = content.names(page, 'onlyShowMarkets');
  const isLinked = content.plain(page, 'disabled') !== true && content.plainText(page, 'group') !== undefined;
  if (!isLinked || (markets && !markets.includes(site.market.id))) return tell('legalHidden', told(page.id));
  // Titles have no language fallback: a page without one is not linked.
  if (!isFilled(page.fields['title']?.[locale])) tell('legalUntitled', told(`${page.id} /title`));
  const composed = content
    .ofType('page')
    .some((other) => content.plainText(other, 'path') === path && shown.entries.includes(other));
  const body = plainTextOf(content.value(page, 'body', locale));
  if (!composed && body.length < shortestText) return tell('legalEmpty', told(`${page.id} /body`));
  for (const field of ['lead', 'body']) {
    const source = content.sourceOf(page.fields[field], locale);
    if (source !== undefined && isOtherLanguage(source, locale))
      tell('legalInOtherLanguage', told(`${page.id} /${field}`, { source }));
  }
}

function isFilled(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}

function footerSuppliesTerms(
  content: PublishedContent,
  { layout }: { layout: StoredItem | undefined },
): boolean {
  const blocks = layout ? content.linked(layout, 'blocks') : [];
  return blocks.some((block) => content.plain(block, 'suppliesTerms') === true);
}
