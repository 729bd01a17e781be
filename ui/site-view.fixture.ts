import type { SiteView } from './site-context';

/** The site of unit tests; interface texts read as their keys. */
export function siteView(changes: Partial<SiteView> = {}): SiteView {
  return {
    brand: {
      id: 'example',
      name: 'Example',
      layout: { header: 'bar', hero: 'bleed', heading: 'plain', tile: 'plain', liveRowSpan: 1 },
    },
    market: 'UN',
    locale: 'en-UN',
    tag: 'en',
    direction: 'ltr',
    scheme: 'dark',
    currency: 'EUR',
    currencies: { EUR: { symbol: '€', hasSpace: false, position: 'before' } },
    timeZone: 'UTC',
    channel: 'desktop',
    authorized: false,
    now: Date.UTC(2026, 0, 1),
    path: '/',
    t: (key) => key,
    ...changes,
  };
}
