import type { SiteView, Translate } from '../../ui/site/site-context';
import type { Site } from '../site/site';
import { offersSportsbook } from '../site/sportsbook-offer';

const sites = new WeakMap<SiteView, Site>();

/** The site of a view. Two views of one site differ only in request properties. */
export function siteOfView(view: SiteView): Site | undefined {
  return sites.get(view);
}

/**
 * The part of a site and request that blocks may see.
 * @param request.now milliseconds; a function to detect whether a block reads the clock
 */
export function siteView(
  site: Site,
  request: { path: string; authorized: boolean; now: number | (() => number); t: Translate },
): SiteView {
  const { brand, market, theme, speech, rules } = site;
  const view: SiteView = {
    brand: { id: brand.id, name: brand.name, layout: brand.layout },
    market: market.id,
    locale: site.locale,
    tag: speech.tag,
    direction: speech.direction,
    scheme: theme.scheme,
    currency: market.currency,
    currencies: site.currencies,
    numberTag: site.numberTag,
    dateFormat: market.formats.dates,
    timeZone: market.timeZone,
    rules: {
      marketStatus: rules.marketStatus,
      returnToPlayer: rules.returnToPlayer,
      riskWarning: rules.riskWarning,
      loyalty: rules.loyalty,
    },
    ...(offersSportsbook(site) ? { hasSportsbook: true } : {}),
    channel: site.channel,
    path: request.path,
    authorized: request.authorized,
    t: request.t,
    get now() {
      return typeof request.now === 'number' ? request.now : request.now();
    },
  };
  sites.set(view, site);
  return view;
}
