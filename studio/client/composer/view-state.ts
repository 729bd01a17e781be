import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PreviewFacts, StudioSites } from '../../../schemas/generated/types';
import { validatePreviewFacts } from '../../../schemas/generated/validators.js';
import type { Brand, Market } from '../api/sites';

/** Widths of the frame; the widest fills the available space. */
export const devices = { desktop: undefined, tablet: 820, phone: 390 } as const;
export type Device = keyof typeof devices;

/** Brand, market, device, moment and visitor of the preview. Part of the address, so that a view can be shared. */
export interface View {
  readonly brand: Brand;
  readonly market: Market;
  readonly locale: Market['locales'][number];
  readonly device: Device;
  /** ISO 8601; undefined means now. */
  readonly at: string | undefined;
  readonly facts: PreviewFacts | undefined;
}

export type ViewChange = Partial<Record<'brand' | 'locale' | 'device' | 'at' | 'facts', string | undefined>>;

/** The view in the address, restricted to the page's brands and markets. */
export function useView(
  sites: StudioSites,
  scope: PageScope,
): [View | undefined, (change: ViewChange) => void] {
  const [search, setSearch] = useSearchParams();
  const view = useMemo(() => viewOf(sites, scope, search), [sites, scope, search]);
  const change = (changes: ViewChange) =>
    setSearch((before) => withChange(before, changes), { replace: true });
  return [view, change];
}

/** The parameters of a view. */
export function searchOf({ brand, locale, device, at, facts }: View): URLSearchParams {
  const given = { brand: brand.id, locale: locale.locale, device, at, facts: facts && JSON.stringify(facts) };
  return withChange(new URLSearchParams(), given);
}

/** The parameters of a view with some replaced; empty ones are removed. */
export function withChange(before: URLSearchParams, changes: ViewChange): URLSearchParams {
  const after = new URLSearchParams(before);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === '') after.delete(name);
    else after.set(name, value);
  }
  return after;
}

/** Brands and markets that a page is for; empty lists mean all. */
export interface PageScope {
  readonly brands: readonly string[];
  readonly markets: readonly string[];
}

/** The brands of a page, each with the markets of the page. */
export function sitesOf({ brands }: StudioSites, scope: PageScope): Brand[] {
  return brands
    .filter(({ id }) => scope.brands.length === 0 || scope.brands.includes(id))
    .map((brand) => ({
      ...brand,
      markets: brand.markets.filter(({ code }) => scope.markets.length === 0 || scope.markets.includes(code)),
    }))
    .filter(({ markets }) => markets.length > 0);
}

/** The view of parameters; missing ones default to the brand's. */
export function viewOf(sites: StudioSites, scope: PageScope, search: URLSearchParams): View | undefined {
  const brands = sitesOf(sites, scope);
  const brand = brands.find(({ id }) => id === search.get('brand')) ?? brands[0];
  const wanted = search.get('locale');
  const marketOf = (code: string | null | undefined) =>
    brand?.markets.find(({ locales }) => locales.some(({ locale }) => locale === code));
  const market = marketOf(wanted) ?? marketOf(brand?.defaultLocale) ?? brand?.markets[0];
  const localeOf = (code: string | null | undefined) => market?.locales.find((one) => one.locale === code);
  const locale = localeOf(wanted) ?? localeOf(brand?.defaultLocale) ?? market?.locales[0];
  if (!brand || !market || !locale) return undefined;
  const device = search.get('device');
  const at = search.get('at');
  return {
    brand,
    market,
    locale,
    device: isDevice(device) ? device : 'desktop',
    at: at && !Number.isNaN(Date.parse(at)) ? at : undefined,
    facts: factsOf(search.get('facts')),
  };
}

function isDevice(value: string | null): value is Device {
  return value !== null && Object.keys(devices).includes(value);
}

function factsOf(value: string | null): PreviewFacts | undefined {
  if (!value) return undefined;
  try {
    const facts: unknown = JSON.parse(value);
    return validatePreviewFacts(facts) ? facts : undefined;
  } catch {
    return undefined;
  }
}
