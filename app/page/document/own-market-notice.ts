import type { PageNoticeProps } from '../../../ui/notice/page-notice';
import { visitorCountry } from '../../platform/visitor/visitor-country.server';
import { translator } from '../../site/texts/messages.server';
import { marketParameter, ownMarket, siteOfMarket } from '../../site/own-market.server';
import { resolveSite } from '../../site/resolve.server';
import type { Site } from '../../site/site';
import { localeAddress } from '../../site/wanted-path';

/** Suggests another market in its own language; dismissing it leads to the page without the suggestion. */
export function ownMarketNotice(site: Site, search: URLSearchParams): PageNoticeProps | undefined {
  const code = search.get(marketParameter);
  const other = code !== null && code !== site.market.id ? siteOfMarket(site, code) : undefined;
  if (!other) return undefined;
  const t = translator(other);
  const market = other.market.name;
  return {
    label: t('ownMarket.label'),
    texts: [t('ownMarket.text', { brand: site.brand.name, market })],
    links: [
      { label: t('ownMarket.go', { market }), href: localeAddress(other.locale, '/') },
      { label: t('ownMarket.stay'), href: localeAddress(site.locale, '/') },
    ],
    lang: other.speech.tag,
    dir: other.speech.direction,
  };
}

/**
 * Target of the redirect from `/`: the default locale (ROUTE-02), with a suggestion of the market of the visitor's
 * country. The suggestion is part of the address, so that the page can be shared between visitors.
 */
export async function withOwnMarket(request: Request, to: string): Promise<string> {
  const url = new URL(request.url);
  if (url.pathname !== '/' || !to.startsWith('/')) return to;
  const resolution = resolveSite(new Request(new URL(to, url), { headers: request.headers }));
  if (resolution.kind === 'redirect') return to;
  const context = await visitorCountry(request, resolution.site);
  const code = context?.allowed && ownMarket(resolution.site, context.autodetectedCountry);
  return code ? `${to}${to.includes('?') ? '&' : '?'}${marketParameter}=${code}` : to;
}
