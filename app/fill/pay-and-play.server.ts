import { isFeatureOn } from '../platform/visitor/shared-feature';
import { hasPayAndPlay, payAndPlayPath } from '../site/pay-and-play-offer';
import { type Filler, pathIn } from './context';

/**
 * First deposits of the market, where it offers them (PNP-01). Pages are shared: with a whitelist of addresses, no page
 * links the sign-up (PNP-02).
 */
export const fillPayAndPlay: Filler<'pay-and-play'> = (_content, { site, facts }) => {
  const { features, market } = site;
  // The visitor's share is read last: a page that reads it varies by visitor.
  if (
    !hasPayAndPlay(site) ||
    !market.payAndPlay ||
    market.payAndPlay.ipWhitelist ||
    !isFeatureOn('payAndPlay', features.payAndPlay, facts)
  )
    return Promise.resolve({ amounts: [] });
  const href = pathIn(site, payAndPlayPath);
  return Promise.resolve({
    href,
    amounts: [...market.payAndPlay.amounts]
      .sort((a, b) => a - b)
      .map((amount) => ({ amount, currency: market.currency, href: `${href}?amount=${amount}` })),
  });
};
