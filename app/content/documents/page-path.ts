import { payAndPlayCallback, payAndPlayPath } from '../../site/pay-and-play-offer';
import type { Brand } from '../../../schemas/generated/types';
import { type SiteFeatures, mayBeOn } from '../../site/features/site-features';

const home = '/';
const loyalty = '/loyalty';

/** Addresses that show the home page, with a greeting or with the sign-up dialog open (ROUTE-09, ROUTE-10, AMB-81). */
const homeAddresses = ['/welcome', '/signup', payAndPlayPath];

/**
 * The path under which content stores the page of an address: several show the home page, and a brand may move the
 * VIP page to its own address (ROUTE-13).
 * @returns undefined when the brand has no page at the address
 */
export function contentPath(
  path: string,
  {
    features,
    brand: { routes },
  }: { features: Pick<SiteFeatures, 'payAndPlay'>; brand: Pick<Brand, 'routes'> },
): string | undefined {
  if (homeAddresses.includes(path)) return home;
  if (path === payAndPlayCallback) return mayBeOn(features.payAndPlay) ? home : undefined;
  if (path === routes.loyalty) return loyalty;
  return path === loyalty ? undefined : path;
}

export const promotionsPath = '/promotions';

/** The canonical address of a page that has several: home, and the list of all promotions (ROUTE-09…12, ROUTE-21). */
export function canonicalPath(path: string): string {
  if (homeAddresses.includes(path) || path === payAndPlayCallback) return home;
  return path === `${promotionsPath}/all` ? promotionsPath : path;
}

/** The inverse: the one address at which a brand shows a page of content. */
export function pathOfPage(path: string, { routes }: Pick<Brand, 'routes'>): string {
  return path === loyalty ? routes.loyalty : path;
}

/** Landing pages have their own not-found text (ROUTE-16). */
export function isLandingPath(path: string): boolean {
  return path.startsWith('/landing/');
}
