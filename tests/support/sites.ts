import type { APIRequestContext, APIResponse } from '@playwright/test';
import { configuration } from '../../app/site/configuration/configuration.server';
import { isOffered, sitePolicy } from '../../app/site/policy';
import { sitesOf } from '../../app/site/resolve.server';

export interface TestSite {
  brand: string;
  brandName: string;
  market: string;
  locale: string;
  tag: string;
  direction: string;
  loyaltyPath: string;
  isDefaultLocale: boolean;
  /** True if the market has a page; otherwise the brand's region-blocked page is shown. */
  offers(path: string): boolean;
}

/** Every brand × market × language the configuration enables. */
export const sites: TestSite[] = [...configuration().brands.values()].flatMap((configured) =>
  sitesOf(configured).map((site) => ({
    brand: site.brand.id,
    brandName: site.brand.name,
    market: site.market.id,
    locale: site.locale,
    tag: site.speech.tag,
    direction: site.speech.direction,
    loyaltyPath: site.brand.routes.loyalty,
    isDefaultLocale: site.locale === site.brand.defaultLocale,
    offers: (path) => isOffered(path, sitePolicy(site)),
  })),
);

/** The site of each brand in its default locale. */
export const brands = sites.filter((site) => site.isDefaultLocale);

/**
 * The brand of a journey whose result does not depend on it: brands differ in texts and pictures only. Journeys take turns.
 *
 * @param offered a path that the brand's market must have
 */
export function brandInTurn(turn: number, offered = '/'): TestSite {
  const able = brands.filter(({ offers }) => offers(offered));
  const site = able[turn % able.length];
  if (!site) throw new Error(`no brand offers ${offered}`);
  return site;
}

/** One site per language and brand: the others differ in data only. */
export const speakers = [
  ...new Map(sites.toReversed().map((site) => [`${site.brand} ${site.tag}`, site])).values(),
]
  .map((site) => brands.find(({ brand, tag }) => brand === site.brand && tag === site.tag) ?? site)
  .toReversed();

/** URL of a page. */
export function address(site: { brand: string; locale: string }, path: string): string {
  return `http://${site.brand}.localhost:${process.env['TEST_SITE_PORT'] ?? ''}/${site.locale}${path === '/' ? '' : path}`;
}

/** A page of a brand, requested outside a browser. Only browsers resolve `<name>.localhost`, so the brand's host is sent as a header. */
export function getPage(
  request: APIRequestContext,
  site: { brand: string; locale: string },
  path: string,
  options: { maxRedirects?: number } = {},
): Promise<APIResponse> {
  const { host, pathname, search } = new URL(address(site, path));
  return request.get(plainAddress(`${pathname}${search}`), { ...options, headers: { host } });
}

/** URL at the default brand's plain host. */
export function plainAddress(path: string): string {
  return `http://localhost:${process.env['TEST_SITE_PORT'] ?? ''}${path}`;
}
