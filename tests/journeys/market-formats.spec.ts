import { entry, page, richText } from '../faults/support/content-folder';
import { type OwnSite, startOwnSite } from '../support/own-site';
import { expect, test } from '../support/journey';
import { askSite } from '../support/site-request';

// Separate content, winners and markets, so that each page shows every format. All tests share one site.
test.describe.configure({ mode: 'default' });

const amount = 123_450;
const game = { id: 'format-game', path: '/online-casino/play/quickspin/format-game' };
const thumbnail = { sys: { type: 'Link', linkType: 'Asset', id: 'game-twin-cherry-club-square' } };
const provider = { sys: { type: 'Link', linkType: 'Entry', id: 'provider-quickspin' } };

const win = (currency: string) => ({
  id: `win-${currency}`,
  gameId: game.id,
  gameName: 'Formats',
  gameProvider: 'quickspin',
  gameSubProvider: null,
  gameType: 'slot',
  images: [],
  nickname: 'Mi***a',
  amount,
  currency,
  wonAt: '2026-03-02T19:44:10.000Z',
});

/** Weekday and time of a moment in UTC, in the content format. */
function clock(at: number): { day: string; time: string } {
  const date = new Date(at);
  const day = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(date).toLowerCase();
  return { day, time: date.toISOString().slice(11, 16) };
}

const minute = 60_000;
const started = Date.now();
/** Business hours, in minutes relative to the start of the test. */
function hours(from: number, to: number) {
  const [opens, closes] = [clock(started + from * minute), clock(started + to * minute)];
  return [{ day: opens.day, opens: opens.time, closes: closes.time }];
}
const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];

const contacts = {
  now: hours(-30, 90),
  'in-a-while': hours(30, 90),
  'until-just-now': hours(-90, -1),
  weekdays: weekdays.map((day) => ({ day, opens: '00:00', closes: '24:00' })),
};

/** The content service rejects such a date, but another service may return one. */
const unreadable = '2036-11-11T11:11:11Z';

const promotion = (id: string, expiresAt: string) =>
  entry('promotion', `expiry-${id}`, {
    slug: `expiry-${id}`,
    title: `Expiry ${id}`,
    summary: 'An offer.',
    body: richText('An offer.'),
    categories: ['casino'],
    promotionOrder: 0,
    image: thumbnail,
    endsAt: '2036-12-31T12:00:00Z',
    expiresAt,
  });

let own: OwnSite;

test.beforeAll(async () => {
  test.setTimeout(400_000);
  own = await startOwnSite({
    brands: { 'defaults.json': { market: { formats: { numbers: 'comma', dates: 'dd/MM/yyyy' } } } },
    entries: [
      entry('game', game.id, {
        gameId: game.id,
        name: 'Formats',
        provider,
        type: 'casino',
        gameType: 'slot',
        channels: ['desktop', 'mobile'],
        thumbnail,
        rtp: 96.125,
        maxWin: 1_234_567,
        releasedAt: '2024-03-05T12:00:00Z',
      }),
      entry('winners', 'format-wins', { title: 'Winners', lists: 'both', rows: 8 }),
      page('/formats', ['format-wins']),
      ...Object.entries(contacts).map(([id, stretches]) =>
        entry('contact', `hours-${id}`, { title: `Hours ${id}`, hours: stretches }),
      ),
      ...Object.keys(contacts).map((id) => page(`/hours/${id}`, [`hours-${id}`])),
      promotion('to-come', '2036-12-31T12:00:00Z'),
      promotion('past', '2024-01-01T12:00:00Z'),
      promotion('unreadable', unreadable),
    ],
  });
  own.content.replace(unreadable.slice(0, -1), 'nonsense');
  const currencies = ['EUR', 'NOK', 'PLN', 'PHP', 'TRY', 'BRL', 'CAD', 'NZD', 'INR', 'ZAR', 'PEN'];
  own.platform.answer('/platform/v1/player/wallet/top-winners', currencies.slice(0, 6).map(win));
  own.platform.answer('/platform/v1/player/wallet/latest-winners', currencies.slice(6).map(win));
});

test.afterAll(() => own?.stop());

async function wins(locale: string, brand?: string): Promise<string> {
  const { status, body } = await own.ask(`/${locale}/formats`, brand ? { brand } : {});
  expect([locale, status]).toEqual([locale, 200]);
  return body;
}

for (const [row, locale, expected, brand] of [
  ['MARKET-22', 'de-DE', '1,234.50\u00a0€'],
  ['MARKET-22', 'fi-FI', '1,234.50\u00a0€'],
  ['MARKET-22', 'fr-LL', '1,234.50\u00a0€'],
  ['MARKET-22', 'en-UN', '€1,234.50'],
  ['MARKET-23', 'no-NO', '1,234.50\u00a0kr'],
  ['MARKET-23', 'pl-UN', '1,234.50\u00a0zł', 'kiekko'],
  ['MARKET-23', 'tl-PH', '1,234.50\u00a0₱'],
  ['MARKET-23', 'tr-TR', '1,234.50\u00a0₺'],
  ['MARKET-24', 'pt-BR', 'R$1,234.50'],
  ['MARKET-24', 'en-CA', '$1,234.50'],
  ['MARKET-24', 'nz-NZ', '$1,234.50'],
  ['MARKET-24', 'inen-IN', '₹1,234.50'],
  ['MARKET-24', 'en-UN', 'R1,234.50'],
  ['MARKET-24', 'pe-PE', 'S/1,234.50', 'brasa'],
] as const)
  test(`${row} MARKET-21 ${locale} writes ${expected}`, async () => {
    expect(await wins(locale, brand)).toContain(`>${expected}<`);
  });

test('MARKET-33 MARKET-34 numbers have two decimals at most, and commas where the market is set so', async () => {
  const facts = async (locale: string) => (await own.ask(`/${locale}${game.path}`)).body;
  for (const locale of ['en-UN', 'de-DE']) {
    const body = await facts(locale);
    expect([locale, body]).toEqual([locale, expect.stringMatching(/\b96\.13\b/)]);
    expect([locale, body]).toEqual([locale, expect.stringMatching(/\b1,234,567\b(?!\.)/)]);
  }
});

test('MARKET-35 dates are written in digits where the market is set so', async () => {
  for (const locale of ['en-UN', 'de-DE', 'pt-BR'])
    expect((await own.ask(`/${locale}${game.path}`)).body).toContain('>05/03/2024<');
  // The shared site has the product's default, with the words of the language.
  const shared = await askSite({ brand: 'halden', locale: 'en-UN' }, '/terms');
  expect(shared.body).toMatch(/[A-Z][a-z]+ \d{1,2}, 20\d\d/);
});

test('MARKET-36 an offer whose last day is over or cannot be read is not listed', async () => {
  const { status, body } = await own.ask('/en-UN/promotions');
  expect(status).toBe(200);
  expect(body).toContain('Expiry to-come');
  for (const id of ['past', 'unreadable']) {
    expect(body).not.toContain(`Expiry ${id}`);
    expect((await own.ask(`/en-UN/promotions/casino/expiry-${id}`)).status).toBe(404);
  }
});

test('MARKET-37 support is open within its hours, in the time zone of the market, on its weekdays', async () => {
  const state = async (id: string, locale = 'en-UN') => {
    const { body } = await own.ask(`/${locale}/hours/${id}`);
    return /data-state="(open|closed)"/.exec(body)?.[1];
  };
  expect(await state('now')).toBe('open');
  // In a market with another time zone, the same hours are at a different time.
  expect(await state('now', 'nz-NZ')).toBe('closed');
  expect(await state('in-a-while')).toBe('closed');
  expect(await state('until-just-now')).toBe('closed');
  for (const [locale, timeZone] of [
    ['en-UN', 'UTC'],
    ['nz-NZ', 'Pacific/Auckland'],
  ] as const) {
    const today = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone })
      .format(Date.now())
      .toLowerCase();
    expect([locale, today, await state('weekdays', locale)]).toEqual([
      locale,
      today,
      weekdays.includes(today) ? 'open' : 'closed',
    ]);
  }
});
