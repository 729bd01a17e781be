import type { SiteView, Translate } from '../../ui/site-context';
import type { Site } from '../site/site';

/** The part of a site and request that blocks may see. */
export function siteView(
  site: Site,
  request: { path: string; authorized: boolean; now: number; t: Translate },
): SiteView {
  const { brand, market, theme, speech, rules } = site;
  return {
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
    },
    channel: site.channel,
    ...request,
  };
}
