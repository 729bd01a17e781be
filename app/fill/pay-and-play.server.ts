import { isFeatureOn } from '../platform/visitor/shared-feature';
import { type Filler, pathIn } from './context';

/** Where pay-and-play begins (ROUTE-11). */
const path = '/signup/pnp';

/** First deposits of the market; nothing if the brand's flag is off, or the market or its rules exclude it (PNP-01). */
export const fillPayAndPlay: Filler<'pay-and-play'> = (_content, { site, facts }) => {
  const { features, market, rules } = site;
  const permitted = rules.payAndPlay && rules.marketStatus === 'open';
  // Asked last: only pages on which it counts vary by the visitor.
  if (!market.payAndPlay || !permitted || !isFeatureOn('payAndPlay', features.payAndPlay, facts))
    return Promise.resolve({ amounts: [] });
  const href = pathIn(site, path);
  return Promise.resolve({
    href,
    amounts: [...market.payAndPlay.amounts]
      .sort((a, b) => a - b)
      .map((amount) => ({ amount, currency: market.currency, href: `${href}?amount=${amount}` })),
  });
};
