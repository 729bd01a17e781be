import i18next from 'i18next';
import messages from '../../brands/messages/en.json' with { type: 'json' };
import type { CurrencyDisplay } from '../format/money';
import type { SiteView } from '../site-context';

/** A site for unit tests: English, euro, dark, signed out, with the real messages. */
export function testSite(overrides: Partial<SiteView> = {}): SiteView {
  const i18n = i18next.createInstance({
    lng: 'en',
    resources: { en: { translation: messages } },
    interpolation: { escapeValue: false },
  });
  void i18n.init();
  const displays: Record<string, CurrencyDisplay> = {
    EUR: { symbol: '€', hasSpace: false, position: 'before' },
  };
  return {
    brand: {
      id: 'test',
      name: 'Test',
      layout: { header: 'bar', hero: 'bleed', heading: 'plain', tile: 'plain', liveRowSpan: 1 },
    },
    market: 'UN',
    locale: 'en-UN',
    tag: 'en',
    direction: 'ltr',
    scheme: 'dark',
    currency: 'EUR',
    currencies: displays,
    timeZone: 'UTC',
    channel: 'desktop',
    authorized: false,
    now: Date.parse('2026-11-21T12:00:00Z'),
    path: '/',
    t: (key, values) => i18n.t(key, { ...values }),
    ...overrides,
  };
}
