import type { APIRequestContext, APIResponse } from '@playwright/test';
import { sitesOf } from '../../app/site/resolve.server';
import { configuration } from '../../app/site/configuration.server';

export interface TestSite {
  brand: string;
  brandName: string;
  market: string;
  locale: string;
  tag: string;
  direction: string;
  loyaltyPath: string;
  isDefaultLocale: boolean;
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
  })),
);

/** The site of each brand in its default locale. */
export const brands = sites.filter((site) => site.isDefaultLocale);

/** Address of a page. */
export function address(site: { brand: string; locale: string }, path: string): string {
  return `http://${site.brand}.localhost:${process.env['TEST_SITE_PORT'] ?? ''}/${site.locale}${path === '/' ? '' : path}`;
}

/**
 * A page of a brand, asked for outside a browser. Only browsers find every `<name>.localhost` on this machine, so the brand's
 * host travels as a header.
 */
export function getPage(
  request: APIRequestContext,
  site: { brand: string; locale: string },
  path: string,
  options: { maxRedirects?: number } = {},
): Promise<APIResponse> {
  const { host, pathname, search } = new URL(address(site, path));
  return request.get(plainAddress(`${pathname}${search}`), { ...options, headers: { host } });
}

/** Address at the default brand's plain host. */
export function plainAddress(path: string): string {
  return `http://localhost:${process.env['TEST_SITE_PORT'] ?? ''}${path}`;
}
