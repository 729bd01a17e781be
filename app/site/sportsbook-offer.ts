import type { Brand, Market } from '../../schemas/generated/types';
import { sportsbookRoot } from './play-path';
import { isOffered, isOpen, sitePolicy } from './policy';
import type { Site } from './site';

/** Site data that determines if the sportsbook is offered. */
type SportsbookSite = Pick<Site, 'rules' | 'features'> & {
  brand: Pick<Brand, 'guards' | 'routes' | 'defaultLocale'>;
  market: Pick<Market, 'verticals'>;
};

/** True if brand, market and law offer the sportsbook. A player may still be restricted. */
export function offersSportsbook(site: SportsbookSite): boolean {
  const policy = sitePolicy(site);
  return isOpen(sportsbookRoot, undefined, policy) && isOffered(sportsbookRoot, policy);
}

/** True if changed balances are reported to the sports API (AMB-63). */
export function reportsBalance(site: SportsbookSite & { brand: Pick<Brand, 'sportsbook'> }): boolean {
  return site.brand.sportsbook.notifyBalance && offersSportsbook(site);
}
