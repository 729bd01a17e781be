import type { CurrencyDisplay } from '../../ui/format/money';
import { channelOf } from './channel';
import { configuration } from './configuration.server';
import type { BrandConfiguration } from './configuration/read-brand.server';
import type { Configuration } from './configuration/read-configuration.server';
import { decideLocale, formatLocale } from './locale';
import { localDay } from './rules/local-day';
import { rulesInForce } from './rules/rules-in-force';
import type { Site } from './site';

export type Resolution = { kind: 'site'; site: Site; path: string } | { kind: 'redirect'; to: string };

/**
 * Host → brand, first path segment → market and locale (DESIGN §2). An unknown host leads to the default brand's own host,
 * a wrong locale to the one the requirements name.
 */
export function resolveSite(request: Request, now: number = Date.now()): Resolution {
  const all = configuration();
  const url = new URL(request.url);
  const brand = brandOfHost(request);
  if (!brand) {
    // The target comes from configuration alone: a forged Host header cannot lead anywhere else.
    const host = all.defaultBrand.brand.hosts[0] ?? 'localhost';
    const port = url.port ? `:${url.port}` : '';
    return { kind: 'redirect', to: `${url.protocol}//${host}${port}${url.pathname}${url.search}` };
  }
  const decision = decideLocale(url.pathname, brand.brand, brand.markets);
  if (decision.kind === 'redirect') return { kind: 'redirect', to: `${decision.to}${url.search}` };
  const site = buildSite(all, brand, decision.market.id, decision.language, channelOf(request.headers), now);
  return { kind: 'site', site, path: decision.path };
}

/** The brand a request's host belongs to; undefined for a host that is no brand's. */
export function brandOfHost(request: Request): BrandConfiguration | undefined {
  return configuration().hosts.get(new URL(request.url).hostname);
}

/** The site of a request for data: its host and the `locale` parameter. Undefined when they name no enabled site. */
export function siteOfParameter(request: Request, now: number = Date.now()): Site | undefined {
  const brand = brandOfHost(request);
  if (!brand) return undefined;
  const locale = new URL(request.url).searchParams.get('locale') ?? '';
  const decision = decideLocale(`/${locale}`, brand.brand, brand.markets);
  if (decision.kind === 'redirect') return undefined;
  return buildSite(
    configuration(),
    brand,
    decision.market.id,
    decision.language,
    channelOf(request.headers),
    now,
  );
}

/** Every enabled market × language of a brand, as sites. */
export function sitesOf(brand: BrandConfiguration, now: number = Date.now()): Site[] {
  const all = configuration();
  return [...brand.markets.values()]
    .filter((market) => market.isMarketEnabled)
    .flatMap((market) =>
      market.languages.map((language) => buildSite(all, brand, market.id, language, 'desktop', now)),
    );
}

/** Sites of a configuration by what they are made of: a request only looks its site up. */
const built = new WeakMap<Configuration, Map<string, Site>>();

function buildSite(
  all: Configuration,
  configured: BrandConfiguration,
  marketCode: string,
  language: string,
  channel: Site['channel'],
  now: number,
): Site {
  const market = configured.markets.get(marketCode);
  const code = market?.localeMapping?.[language] ?? language;
  const speech = all.languages.get(code);
  if (!market || !speech)
    throw new Error(`no market ${marketCode} with language ${language} in brand ${configured.brand.id}`);
  // The rules change with the day of the market, and nothing else of a site with time.
  const day = localDay(now, market.timeZone);
  const sites = built.get(all) ?? new Map<string, Site>();
  built.set(all, sites);
  const key = [configured.brand.id, marketCode, language, channel].join(' ');
  const known = sites.get(key);
  if (known?.day === day) return known;
  const { rules } = rulesInForce(
    { defaults: all.defaultRules, brand: configured.brand, market, packs: all.rulePacks },
    day,
  );
  const site: Site = {
    brand: configured.brand,
    theme: configured.theme,
    market: {
      ...market,
      verticals: market.verticals.filter((vertical) => rules.verticals.includes(vertical)),
    },
    locale: formatLocale(language, market.id),
    language,
    speech,
    currencies: currenciesOf(all, market.id),
    channel,
    rules,
    day,
  };
  sites.set(key, site);
  return site;
}

/** How amounts are written in a market: the currency's own way unless the market is an exception (MARKET-22). */
function currenciesOf(all: Configuration, market: string): Record<string, CurrencyDisplay> {
  return Object.fromEntries(
    Object.entries(all.currencies).map(([code, { markets, ...display }]) => [
      code,
      markets?.[market] ?? display,
    ]),
  );
}
