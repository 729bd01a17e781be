import { type Filler, pathIn } from './context';

/** Where pay-and-play begins (ROUTE-11). */
const path = '/signup/pnp';

/** First deposits of the market; nothing if the brand's flag is off, or the market or its rules exclude it (PNP-01). */
export const fillPayAndPlay: Filler<'pay-and-play'> = (_content, { site }) => {
  const { brand, market, rules } = site;
  const permitted = rules.payAndPlay && rules.marketStatus === 'open';
  if (!brand.features.payAndPlay || !market.payAndPlay || !permitted) return Promise.resolve({ amounts: [] });
  const href = pathIn(site, path);
  return Promise.resolve({
    href,
    amounts: [...market.payAndPlay.amounts]
      .sort((a, b) => a - b)
      .map((amount) => ({ amount, currency: market.currency, href: `${href}?amount=${amount}` })),
  });
};
