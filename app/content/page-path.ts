import type { Brand } from '../../schemas/generated/types';

const home = '/';
const loyalty = '/loyalty';

/**
 * The path under which content keeps the page of an address: `/welcome` is the home page (ROUTE-09), and a brand may give the
 * VIP page an address of its own, which then is its only one (ROUTE-13).
 *
 * @returns undefined when the address belongs to no page of this brand
 */
export function contentPath(path: string, { routes }: Pick<Brand, 'routes'>): string | undefined {
  if (path === '/welcome') return home;
  if (path === routes.loyalty) return loyalty;
  return path === loyalty ? undefined : path;
}

/** Landing pages say in their own words that they do not exist (ROUTE-16). */
export function isLandingPath(path: string): boolean {
  return path.startsWith('/landing/');
}
