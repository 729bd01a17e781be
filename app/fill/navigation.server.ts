import { configuration } from '../site/configuration/configuration.server';
import { formatLocale } from '../site/locale';
import { sitesOf } from '../site/resolve.server';
import { collection } from '../content/documents/collection.server';
import { type Filler, pathIn } from './context';
import { localesWithout } from './market-pages.server';

/**
 * Enabled markets with their languages, linking to the same path if they have that page (SHELL-09); names come from
 * content (CONTENT-08, 09).
 */
export const fillSiteHeader: Filler<'site-header'> = async (_content, context) => {
  const { site, path } = context;
  const all = configuration();
  const brand = all.brands.get(site.brand.id);
  const [marketNames, languageNames] = await Promise.all([
    collection('marketName', site.speech.contentLocale),
    collection('languageName', site.speech.contentLocale),
  ]);
  const marketName = (code: string, fallback: string) =>
    marketNames.find((entry) => entry.code === code)?.name ?? fallback;
  const languageName = (code: string) => languageNames.find((entry) => entry.code === code)?.name ?? code;
  const markets = [...(brand?.markets.values() ?? [])].filter((market) => market.isMarketEnabled);
  const lacking = await localesWithout(path, brand ? sitesOf(brand) : [], context);
  const addressIn = (locale: string) => `/${locale}${path === '/' || lacking.has(locale) ? '' : path}`;
  return {
    homeHref: pathIn(site, '/'),
    markets: markets
      .map((market) => ({
        code: market.id,
        name: marketName(market.id, market.name),
        current: market.id === site.market.id,
        languages: market.languages.map((code) => ({
          code,
          tag: all.languages.get(market.localeMapping?.[code] ?? code)?.tag ?? code,
          name: languageName(code),
          href: addressIn(formatLocale(code, market.id)),
          current: formatLocale(code, market.id) === site.locale,
        })),
      }))
      .sort((a, b) => a.name.localeCompare(b.name, site.speech.tag)),
    language: languageName(site.language),
    market: marketName(site.market.id, site.market.name),
  };
};
