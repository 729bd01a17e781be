import type { Brand, Market } from '../../schemas/generated/types';
import { sportsbookRoot } from './play-path';
import { isOffered, isOpen, sitePolicy } from './policy';
import type { Site } from './site';

/** The part of a site that decides on its sportsbook. */
type SportsbookSite = Pick<Site, 'rules' | 'features'> & {
  brand: Pick<Brand, 'guards' | 'routes' | 'defaultLocale'>;
  market: Pick<Market, 'verticals'>;
};

/** Whether brand, market and law offer the sportsbook; whether it is open to a player is another question. */
export function offersSportsbook(site: SportsbookSite): boolean {
  const policy = sitePolicy(site);
  return isOpen(sportsbookRoot, undefined, policy) && isOffered(sportsbookRoot, policy);
}

/** Whether changed balances are reported to the sports API (AMB-63). */
export function reportsBalance(site: SportsbookSite & { brand: Pick<Brand, 'sportsbook'> }): boolean {
  return site.brand.sportsbook.notifyBalance && offersSportsbook(site);
}
