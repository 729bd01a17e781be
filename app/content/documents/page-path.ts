import { payAndPlayCallback, payAndPlayPath } from '../../site/pay-and-play-offer';
import type { Brand } from '../../../schemas/generated/types';

const home = '/';
const loyalty = '/loyalty';

/** Addresses that show the home page: with a greeting, or with the sign-up open (ROUTE-09, ROUTE-10, AMB-81). */
const homeAddresses = ['/welcome', '/signup', payAndPlayPath];

/**
 * The path under which content keeps the page of an address: several show the home page, and a brand may give the VIP page an address
 * of its own, which then is its only one (ROUTE-13).
 *
 * @returns undefined when the address belongs to no page of this brand
 */
export function contentPath(
  path: string,
  { features, routes }: Pick<Brand, 'features' | 'routes'>,
): string | undefined {
  if (homeAddresses.includes(path)) return home;
  if (path === payAndPlayCallback) return features.payAndPlay ? home : undefined;
  if (path === routes.loyalty) return loyalty;
  return path === loyalty ? undefined : path;
}

export const promotionsPath = '/promotions';

/** The address by which search engines know a page that has several: home, and the list of all promotions (ROUTE-09…12, ROUTE-21). */
export function canonicalPath(path: string): string {
  if (homeAddresses.includes(path) || path === payAndPlayCallback) return home;
  return path === `${promotionsPath}/all` ? promotionsPath : path;
}

/** The other way round: the one address at which a brand shows a page of content. */
export function pathOfPage(path: string, { routes }: Pick<Brand, 'routes'>): string {
  return path === loyalty ? routes.loyalty : path;
}

/** Landing pages say in their own words that they do not exist (ROUTE-16). */
export function isLandingPath(path: string): boolean {
  return path.startsWith('/landing/');
}
