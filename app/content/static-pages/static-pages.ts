import type { StaticPage } from '../../../schemas/generated/types';
import type { Site } from '../../site/site';

/** The page that a footer may replace (ROUTE-24). */
export const termsSlug = 'terms_and_conditions';

/** The page that shows players how to protect themselves. */
export const responsibleGamblingSlug = 'responsible_gambling';

/** The page about the live chat. */
export const liveChatSlug = 'page-contact-live-chat';

/** Slugs of every brand whose address differs from the slug (ROUTE-22, 23, 27, 28). */
const slugByPath = new Map(
  Object.entries({
    terms: termsSlug,
    'privacy-policy': 'privacy_policy',
    'cookies-policy': 'cookies_policy',
    'responsible-gambling': responsibleGamblingSlug,
    'bonus-terms': 'bonus_terms',
    'betting-rules': 'betting_rules',
    'casino-rules': 'casino_rules',
    'payment-methods': 'payment_methods',
    'age-restrictions': 'age_restrictions',
    'contact-live-chat': liveChatSlug,
    'reset-password': 'page-reset-password',
    'closed-account': 'page-closed-account',
    'accept-terms-condition': 'page-accept-terms',
    '401': 'page-error-401',
    '403': 'page-error-403',
    '404': 'page-error-404',
    '500': 'page-error-500',
    oops: 'page-oops',
    'region-blocked': 'page-region-blocked',
    restricted: 'page-restricted',
    maintenance: 'page-maintenance',
  }),
);

const pathBySlug = new Map([...slugByPath].map(([path, slug]) => [slug, path]));

/** The slug of an address segment: a predefined one, or the segment itself for pages editors add (ROUTE-25). */
export function slugOfPath(segment: string): string {
  return slugByPath.get(segment) ?? segment;
}

/** Path of a static page below the locale. */
export function pathOfSlug(slug: string): string {
  return `/${pathBySlug.get(slug) ?? slug}`;
}

/** Response status of a page: that of an error page is in its slug, all others are 200. */
export function statusOfSlug(slug: string): number {
  const status = /^page-error-(\d{3})$/.exec(slug)?.[1];
  if (status) return Number(status);
  if (slug === 'page-restricted' || slug === 'page-region-blocked') return 451;
  return slug === 'page-maintenance' ? 503 : 200;
}

/** Whether the brand has the page. */
export function isOfBrand(page: StaticPage, site: Site): boolean {
  return !page.onlyBrands || page.onlyBrands.includes(site.brand.id);
}

/** Whether the page is linked: it has a title in the language, is not disabled, and the market is among its markets (ROUTE-29…31). */
export function isLinked(page: StaticPage, site: Site, footerSuppliesTerms: boolean): boolean {
  if (!page.title || page.disabled || !isOfBrand(page, site)) return false;
  if (page.onlyShowMarkets && !page.onlyShowMarkets.includes(site.market.id)) return false;
  if (page.slug === liveChatSlug && site.market.disableLiveChat) return false;
  return !(footerSuppliesTerms && page.slug === termsSlug);
}
