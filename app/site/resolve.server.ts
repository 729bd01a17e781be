import { errorMessage } from '../server/error-message';
import type { Currencies, Market } from '../../schemas/generated/types';
import type { CurrencyDisplay } from '../../ui/format/money';
import { log } from '../server/log.server';
import { channelOf } from './channel';
import { brandAtHost, configuration } from './configuration/configuration.server';
import type { BrandConfiguration } from './configuration/read-brand.server';
import type { Configuration } from './configuration/read-configuration.server';
import { originCountry } from './countries';
import { siteFeatures } from './features/site-features';
import { decideLocale, formatLocale } from './locale';
import { dayOf } from '../../ui/format/zone-day';
import { rulesInForce } from './rules/rules-in-force';
import { nextDay, startOfDay } from '../../ui/format/zone-day';
import { reads } from '../memo/process-memos.server';
import type { Channel, Site } from './site';

export type Resolution = { kind: 'site'; site: Site; path: string } | { kind: 'redirect'; to: string };

/**
 * Host → brand, first path segment → market and locale. An invalid locale redirects to the one the requirements
 * specify. Visitors of an unknown host get a page without any brand before this (app/page/host).
 */
export function resolveSite(request: Request, now: number = Date.now()): Resolution {
  return resolveAddress(new URL(request.url), channelIn(request), now);
}

/** The same for an address and a channel alone. A memo that resolves a site depends on its configuration and on its day. */
export function resolveAddress(url: URL, channel: Channel, now: number = Date.now()): Resolution {
  const all = configuration();
  const brand = brandAtHost(all, url.hostname);
  if (!brand) {
    // The target comes from configuration only, so that a forged Host header cannot redirect elsewhere.
    const host = hostWithoutDot(url, all) ?? all.defaultBrand.brand.hosts[0] ?? 'localhost';
    const port = url.port ? `:${url.port}` : '';
    return { kind: 'redirect', to: `${url.protocol}//${host}${port}${url.pathname}${url.search}` };
  }
  const decision = decideLocale(url.pathname, brand.brand, brand.markets);
  if (decision.kind === 'redirect') return { kind: 'redirect', to: `${decision.to}${url.search}` };
  const site = buildSite(all, brand, decision.market.id, decision.language, channel, now);
  reads.passed(site.dayEndsAt);
  return { kind: 'site', site, path: decision.path };
}

function channelIn({ headers }: Request): Site['channel'] {
  return channelOf((name) => headers.get(name));
}

/**
 * A host name with a trailing dot is the same in DNS, but another host with other cookies to browsers: it redirects
 * to the one without.
 */
function hostWithoutDot({ hostname }: URL, { hosts }: Configuration): string | undefined {
  const name = hostname.replace(/\.$/, '');
  return hosts.has(name) ? name : undefined;
}

/** The brand of a request's host; undefined for an unknown host. */
export function brandOfHost(request: Request): BrandConfiguration | undefined {
  return brandAtHost(configuration(), new URL(request.url).hostname);
}

/** The site of a data request, from its host and the `locale` parameter. Undefined if there is no such enabled site. */
export function siteOfParameter(request: Request, now: number = Date.now()): Site | undefined {
  const brand = brandOfHost(request);
  if (!brand) return undefined;
  const locale = new URL(request.url).searchParams.get('locale') ?? '';
  const decision = decideLocale(`/${locale}`, brand.brand, brand.markets);
  if (decision.kind === 'redirect') return undefined;
  return buildSite(configuration(), brand, decision.market.id, decision.language, channelIn(request), now);
}

/** Key of a site: everything else follows from configuration and the day. */
export interface SitePlace {
  /** Id of the brand. */
  brand: string;
  locale: string;
  channel: Channel;
}

export function placeOf({ brand, locale, channel }: Site): SitePlace {
  return { brand: brand.id, locale, channel };
}

/**
 * The site of a place. A memo that reads it depends on its configuration and on its day.
 * @throws Error when there is no such site
 */
export function siteAt({ brand, locale, channel }: SitePlace, now: number = Date.now()): Site {
  const all = configuration();
  const configured = all.brands.get(brand);
  const decision = configured && decideLocale(`/${locale}`, configured.brand, configured.markets);
  if (!configured || decision?.kind !== 'valid') throw new Error(`no site ${locale} of brand ${brand}`);
  const site = buildSite(all, configured, decision.market.id, decision.language, channel, now);
  reads.passed(site.dayEndsAt);
  return site;
}

/** The sites of a brand, cached for a minute: every page lists all of them as alternates. */
const listed = new WeakMap<BrandConfiguration, { minute: number; sites: readonly Site[] }>();

/** Every enabled market × language of a brand, as sites. */
export function sitesOf(brand: BrandConfiguration, now: number = Date.now()): readonly Site[] {
  const sites = currentSitesOf(brand, now);
  for (const { dayEndsAt } of sites) reads.passed(dayEndsAt);
  return sites;
}

function currentSitesOf(brand: BrandConfiguration, now: number): readonly Site[] {
  const minute = Math.floor(now / 60_000);
  const cached = listed.get(brand);
  if (cached?.minute === minute) return cached.sites;
  const all = configuration();
  const found = [...brand.markets.values()]
    .filter((market) => market.isMarketEnabled)
    .flatMap((market) => sitesOfMarket(all, brand, market, now));
  // The same array while it contains the same sites, so that derived results stay cached.
  const sites = cached?.sites.every((site, index) => site === found[index]) ? cached.sites : found;
  listed.set(brand, { minute, sites });
  return sites;
}

/** A market that cannot be resolved must not break the menus, sitemap and report of the others. */
function sitesOfMarket(
  all: Configuration,
  configured: BrandConfiguration,
  market: Market,
  now: number,
): Site[] {
  try {
    return market.languages.map((language) =>
      buildSite(all, configured, market.id, language, 'desktop', now),
    );
  } catch (error) {
    const reason = errorMessage(error);
    const { id } = configured.brand;
    log.error({ event: 'market.unavailable', brand: id, market: market.id, reason }, 'market left out');
    return [];
  }
}

/** Tag whose numbers are formatted as 1,234.5. */
const commaTag = 'en';

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
  const { sites, since: _since, ...today } = marketAt(now, all, configured, market);
  const cached = sites[channel].get(language);
  if (cached) return cached;
  const locale = formatLocale(language, market.id);
  const numberTag = market.formats.numbers === 'comma' ? commaTag : undefined;
  const site: Site = {
    brand: configured.brand,
    theme: configured.theme,
    ...today,
    locale,
    language,
    speech,
    numberTag: numberTag ?? speech.tag,
    currencies: currenciesOf(all, [market.id, originCountry(market, locale)], numberTag),
    offerRate: all.currencies[market.currency]?.offerRate ?? 1,
    channel,
    redirects: configured.redirects.pages,
  };
  sites[channel].set(language, site);
  return site;
}

/** The shared part of a market's sites, and the sites built so far by channel and language. */
interface MarketOnDay extends Pick<Site, 'market' | 'rules' | 'features' | 'day' | 'dayEndsAt'> {
  sites: Record<Site['channel'], Map<string, Site>>;
  /** A moment within the day. */
  since: number;
}

/** A market belongs to one brand of one configuration, so its sites are garbage-collected with it. */
const marketsOnDay = new WeakMap<Market, MarketOnDay>();

/**
 * A market restricted to what its rules allow at a moment: they change with its day, and nothing else of a site
 * depends on time.
 */
function marketAt(
  now: number,
  all: Configuration,
  { brand, declaredFeatures }: BrandConfiguration,
  market: Market,
): MarketOnDay {
  const cached = marketsOnDay.get(market);
  if (cached && cached.since <= now && now < cached.dayEndsAt) return cached;
  const day = dayOf(now, market.timeZone);
  if (cached?.day === day) {
    cached.since = Math.min(cached.since, now);
    return cached;
  }
  const { rules } = rulesInForce({ defaults: all.defaultRules, brand, market, packs: all.rulePacks }, day);
  const verticals = market.verticals.filter((vertical) => rules.verticals.includes(vertical));
  const sites = { desktop: new Map<string, Site>(), mobile: new Map<string, Site>() };
  const dayEndsAt = startOfDay(nextDay(day), market.timeZone);
  const features = siteFeatures(brand.features, declaredFeatures, market.id, day);
  const made = { market: { ...market, verticals }, rules, features, day, dayEndsAt, sites, since: now };
  marketsOnDay.set(market, made);
  return made;
}

/** Currency formats, shared between sites with equal ones. */
const displays = new WeakMap<Currencies, Map<string, Record<string, CurrencyDisplay>>>();

/** Currency formats of a market: the currency's own unless the market or its country is an exception (MARKET-22, AMB-50). */
function currenciesOf(
  all: Configuration,
  places: readonly (string | undefined)[],
  numberTag: string | undefined,
): Record<string, CurrencyDisplay> {
  const cached = displays.get(all.currencies) ?? new Map<string, Record<string, CurrencyDisplay>>();
  displays.set(all.currencies, cached);
  const key = JSON.stringify([...places, numberTag]);
  const display = cached.get(key) ?? writingsOf(all, places, numberTag);
  cached.set(key, display);
  return display;
}

function writingsOf(
  all: Configuration,
  places: readonly (string | undefined)[],
  numberTag: string | undefined,
): Record<string, CurrencyDisplay> {
  return Object.fromEntries(
    Object.entries(all.currencies).map(([code, { markets = {}, offerRate: _offerRate, ...display }]) => [
      code,
      {
        ...display,
        ...places.flatMap((place) => markets[place ?? ''] ?? [])[0],
        ...(numberTag ? { numberTag } : {}),
      },
    ]),
  );
}
