import { configuration } from '../../site/configuration.server';
import { formatLocale } from '../../site/locale';
import { collection } from '../collection.server';
import { type Filler, pathIn } from './context';

/** Enabled markets with their languages, each leading to the same path (SHELL-09); names come from content (CONTENT-08, 09). */
export const fillSiteHeader: Filler<'site-header'> = async (_content, { site, path }) => {
  const all = configuration();
  const [marketNames, languageNames] = await Promise.all([
    collection('marketName', site.speech.contentLocale),
    collection('languageName', site.speech.contentLocale),
  ]);
  const marketName = (code: string, fallback: string) =>
    marketNames.find((entry) => entry.code === code)?.name ?? fallback;
  const languageName = (code: string) => languageNames.find((entry) => entry.code === code)?.name ?? code;
  const markets = [...(all.brands.get(site.brand.id)?.markets.values() ?? [])].filter(
    (market) => market.isMarketEnabled,
  );
  const tail = path === '/' ? '' : path;
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
          href: `/${formatLocale(code, market.id)}${tail}`,
          current: formatLocale(code, market.id) === site.locale,
        })),
      }))
      .sort((a, b) => a.name.localeCompare(b.name, site.speech.tag)),
    language: languageName(site.language),
    market: marketName(site.market.id, site.market.name),
  };
};
