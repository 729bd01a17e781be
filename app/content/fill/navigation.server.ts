import { configuration } from '../../site/configuration.server';
import { formatLocale } from '../../site/locale';
import { sitesOf } from '../../site/resolve.server';
import type { Site } from '../../site/site';
import { collection } from '../collection.server';
import { footerSuppliesTerms, termsPath } from '../footer-terms.server';
import { offersTarget } from '../offered-target';
import { type Filler, pathIn } from './context';

/** Enabled markets with their languages, each leading to the same path where it has that page (SHELL-09); names come from content (CONTENT-08, 09). */
export const fillSiteHeader: Filler<'site-header'> = async (_content, { site, path, now }) => {
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
  const lacking = await sitesWithout(path, brand ? sitesOf(brand, now) : []);
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

/** Locales of the sites that do not have a page. */
async function sitesWithout(path: string, sites: readonly Site[]): Promise<ReadonlySet<string>> {
  const lacking = sites.filter((site) => !offersTarget(path, site));
  const inFooter = await Promise.all(path === termsPath ? sites.map(footerSuppliesTerms) : []);
  return new Set(
    [...lacking, ...sites.filter((_site, index) => inFooter[index])].map(({ locale }) => locale),
  );
}
