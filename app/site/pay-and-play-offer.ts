import { mayBeOn } from './features/site-features';
import type { Site } from './site';

/** Start of pay-and-play (ROUTE-11). */
export const payAndPlayPath = '/signup/pnp';

/** Return path from the bank (ROUTE-12). */
export const payAndPlayCallback = '/signup/callback';

type OfferSite = Pick<Site, 'features' | 'market' | 'rules'>;

/**
 * True if a site has a sign-up by a deposit, by the brand's flag, the market's data and its rules (PNP-01, PNP-03). Not where the law
 * requires a proof of identity, a limit or an identifier before the first deposit, which pay-and-play would skip.
 */
export function hasPayAndPlay({ features, market, rules }: OfferSite): boolean {
  const isPermitted =
    rules.payAndPlay &&
    rules.marketStatus === 'open' &&
    !rules.verifiedBeforePlay &&
    !rules.depositLimitRequired &&
    rules.depositLimitPeriods.length === 0 &&
    rules.exclusionIdentifiers.length === 0;
  return (
    mayBeOn(features.payAndPlay) &&
    isPermitted &&
    market.payAndPlay !== undefined &&
    !market.payAndPlay.isHidden
  );
}

/** True if a visitor is offered it; a whitelist limits it to its addresses (PNP-02). @param address of the visitor, empty if unknown */
export function offersPayAndPlay(site: OfferSite, address: string): boolean {
  const whitelist = site.market.payAndPlay?.ipWhitelist;
  return hasPayAndPlay(site) && (whitelist === undefined || whitelist.includes(plain(address)));
}

/** Dual-stack servers report IPv4 addresses as IPv6. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/, '');
}
