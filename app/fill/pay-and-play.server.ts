import { hasPayAndPlay, payAndPlayPath } from '../site/pay-and-play-offer';
import { type Filler, pathIn } from './context';

/**
 * First deposits of the market, where it has them (PNP-01). Pages are shared, so where only some addresses are offered it, no page
 * leads there (PNP-02).
 */
export const fillPayAndPlay: Filler<'pay-and-play'> = (_content, { site }) => {
  const { market } = site;
  if (!hasPayAndPlay(site) || !market.payAndPlay || market.payAndPlay.ipWhitelist)
    return Promise.resolve({ amounts: [] });
  const href = pathIn(site, payAndPlayPath);
  return Promise.resolve({
    href,
    amounts: [...market.payAndPlay.amounts]
      .sort((a, b) => a - b)
      .map((amount) => ({ amount, currency: market.currency, href: `${href}?amount=${amount}` })),
  });
};
