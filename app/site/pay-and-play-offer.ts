import { mayBeOn } from './features/site-features';
import type { Site } from './site';

/** Where pay-and-play begins (ROUTE-11). */
export const payAndPlayPath = '/signup/pnp';

/** Where the bank leads back to (ROUTE-12). */
export const payAndPlayCallback = '/signup/callback';

type OfferSite = Pick<Site, 'features' | 'market' | 'rules'>;

/**
 * Whether a site has a sign-up by a deposit: by the brand's flag, the market's data and its rules (PNP-01, PNP-03). Where the law wants a
 * proof of identity, a limit or an identifier before the first deposit, the order of pay-and-play would leave it out.
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

/** Whether a visitor is offered it: with a whitelist only from its addresses (PNP-02). @param address of the visitor, empty when unknown */
export function offersPayAndPlay(site: OfferSite, address: string): boolean {
  const whitelist = site.market.payAndPlay?.ipWhitelist;
  return hasPayAndPlay(site) && (whitelist === undefined || whitelist.includes(plain(address)));
}

/** Servers that listen to both protocols write IPv4 addresses as IPv6. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/, '');
}
