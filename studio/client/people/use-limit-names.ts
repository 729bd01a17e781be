import { useContentLocales } from '../api/content-locales';
import { useSites } from '../api/sites';

/** Names of limits; codes until loaded, and for unknown ones. */
export function useLimitNames(): Record<'brands' | 'markets' | 'languages', (code: string) => string> {
  const brands = useSites().data?.brands ?? [];
  const locales = useContentLocales() ?? [];
  const markets = brands.flatMap((brand) => brand.markets);
  return {
    brands: (id) => brands.find((brand) => brand.id === id)?.name ?? id,
    markets: (code) => markets.find((market) => market.code === code)?.name ?? code,
    languages: (code) => locales.find((locale) => locale.code === code)?.name ?? code,
  };
}
