import i18next from 'i18next';
import type { CurrencyDisplay } from '../format/money';
import type { SiteView } from '../site/site-context';

const files = import.meta.glob<unknown>('../../brands/messages/en/*.json', {
  eager: true,
  import: 'default',
});

/** The real English texts, by section: `sign-in.json` is `signIn`. */
const messages = Object.fromEntries(
  Object.entries(files).map(([file, texts]) => [
    file.replace(/^.*\/|\.json$/g, '').replace(/-(.)/g, (_dash, letter: string) => letter.toUpperCase()),
    texts,
  ]),
);

/** A site for unit tests: English, euro, dark, signed out, with the real messages. */
export function testSite(overrides: Partial<SiteView> = {}): SiteView {
  const i18n = i18next.createInstance({
    lng: 'en',
    resources: { en: { translation: messages as Record<string, string> } },
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
    numberTag: 'en',
    dateFormat: 'words',
    timeZone: 'UTC',
    rules: { marketStatus: 'open', returnToPlayer: false, riskWarning: false, loyalty: true },
    channel: 'desktop',
    authorized: false,
    now: Date.parse('2026-11-21T12:00:00Z'),
    path: '/',
    t: (key, values) => i18n.t(key, { ...values }),
    ...overrides,
  };
}
