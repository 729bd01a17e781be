import { signInBrowser } from '../support/browser-session';
import { giveConsent } from '../support/give-consent';
import { expect, test } from '../support/journey';
import { askSite, sessionAt } from '../support/site-request';
import { address } from '../support/sites';

const site = { brand: 'halden', locale: 'en-UN' };
const player = 'regular@halden.example';

async function publishedTitle(slug: string): Promise<string> {
  const search = new URLSearchParams({
    access_token: 'local-delivery',
    content_type: 'staticPage',
    'fields.slug': slug,
    locale: 'en',
    include: '0',
  });
  const answer = await fetch(
    `${process.env['TEST_CONTENT_URL'] ?? ''}/spaces/marquee/environments/master/entries?${search.toString()}`,
  );
  const { items } = (await answer.json()) as {
    items: { fields: { title: string; onlyBrands?: string[] } }[];
  };
  const page = items.find(({ fields }) => fields.onlyBrands?.includes(site.brand)) ?? items[0];
  return page?.fields.title ?? '';
}

const headingOf = (body: string) =>
  (/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(body)?.[1] ?? '').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

for (const [slug, path, status] of [
  ['page-error-401', '/401', 401],
  ['page-error-500', '/500', 500],
  ['page-closed-account', '/closed-account', 200],
  ['page-contact-live-chat', '/contact-live-chat', 200],
  ['terms_and_conditions', '/terms', 200],
  ['privacy_policy', '/privacy-policy', 200],
  ['cookies_policy', '/cookies-policy', 200],
  ['responsible_gambling', '/responsible-gambling', 200],
  ['bonus_terms', '/bonus-terms', 200],
  ['casino_rules', '/casino-rules', 200],
  ['payment_methods', '/payment-methods', 200],
  ['age_restrictions', '/age-restrictions', 200],
  ['success-registration', '/success-registration', 200],
] as const)
  test(`ROUTE-27 ${path} is the text of content with the slug ${slug}`, async () => {
    const title = await publishedTitle(slug);
    expect(title).not.toBe('');
    const answer = await askSite(site, path);
    expect([answer.status, headingOf(answer.body)]).toEqual([status, title]);
  });

test('ROUTE-27 /reset-password shows the text of content with the slug page-reset-password', async () => {
  const title = await publishedTitle('page-reset-password');
  expect(title).not.toBe('');
  const { status, body } = await askSite(site, '/reset-password');
  expect([status, body.includes(title)]).toEqual([200, true]);
});

test('ROUTE-32 ROUTE-51 the account area has its pages, and its navigation a link to each tab', async () => {
  const cookie = await sessionAt(site, player);
  const titles = new Map<string, string>();
  for (const path of [
    'account',
    'account/verification',
    'banking/transactions',
    'banking/withdraw',
    'banking/deposit',
    'rewards',
    'rewards/active',
    'bonus-code',
    'inbox',
    'inbox/notifications',
    'gambling-limits',
  ]) {
    const { status, body } = await askSite(site, `/my-account/${path}`, { cookie });
    expect([path, status]).toEqual([path, 200]);
    titles.set(headingOf(body) || path, path);
    for (const tab of [
      'account',
      'account/verification',
      'rewards',
      'rewards/active',
      'banking/transactions',
      'banking/deposit',
      'banking/withdraw',
    ])
      expect([path, tab, body.includes(`href="/en-UN/my-account/${tab}"`)]).toEqual([path, tab, true]);
  }
  expect(titles.size).toBe(11);
  const banking = await askSite(site, '/my-account/banking', { cookie });
  expect([banking.status, banking.headers['location']]).toEqual([
    302,
    '/en-UN/my-account/banking/transactions',
  ]);
});

test('ROUTE-15 /deposit leads a player to the deposit page, and keeps its query', async () => {
  const cookie = await sessionAt(site, player);
  const { status, headers } = await askSite(site, '/deposit?game=x', { cookie });
  expect([status, headers['location']]).toEqual([302, '/en-UN/my-account/banking/deposit?game=x']);
});

test('ROUTE-42 the address decides the lobby', async () => {
  const of = async (lobby: string) => {
    const { status, headers } = await askSite(site, `/${lobby}/play/pragmaticplay`);
    return [status, String(headers['location'] ?? '')] as const;
  };
  const [casino, live, other] = [
    await of('online-casino'),
    await of('live-casino-online'),
    await of('lobby'),
  ];
  expect(casino[1]).toMatch(/^\/en-UN\/online-casino\/play\/pragmaticplay\/[\w-]+$/);
  expect(live[1]).toMatch(/^\/en-UN\/live-casino-online\/play\/pragmaticplay\/[\w-]+$/);
  expect(casino[1].split('/').at(-1)).not.toBe(live[1].split('/').at(-1));
  expect(other).toEqual([404, '']);
});

test('ROUTE-46 a bonus code leaves the address of a player, who has no use for it', async ({ page }) => {
  await giveConsent(page);
  await signInBrowser(page.context(), site);
  await page.goto(address(site, '/terms?a=1&bonusCode=ABC&b=2#top'));
  await expect(page).toHaveURL(address(site, '/terms?a=1&b=2#top'));
});

test('ROUTE-49 the height of the app is taken 350 ms after the last resize', async ({ page }) => {
  await giveConsent(page);
  await page.setViewportSize({ width: 400, height: 700 });
  await page.goto(address(site, '/terms'));
  await page.waitForLoadState('load');
  await expect(page.locator('[data-island=sign-up][data-mounted]')).toHaveCount(1);
  const took = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const started = performance.now();
        new MutationObserver(() => resolve(performance.now() - started)).observe(document.documentElement, {
          attributeFilter: ['style'],
        });
        window.dispatchEvent(new Event('resize'));
      }),
  );
  expect(took).toBeGreaterThanOrEqual(349);
  const height = () => page.evaluate(() => document.documentElement.style.getPropertyValue('--app-height'));
  expect(await height()).toBe('700px');
  await page.setViewportSize({ width: 400, height: 555 });
  await expect.poll(height).toBe('555px');
});

for (const [path, family, brand] of [
  ['/', 'banner-carousel', 'brasa'],
  ['/', 'category-grid', 'halden'],
  ['/', 'tournament-box', 'halden'],
  ['/promotions', 'promotion-list', 'halden'],
] as const)
  test(`ENGINE-04 ${path} of ${brand} has a ${family}`, async () => {
    const { body } = await askSite({ brand, locale: 'en-UN' }, path);
    expect(body).toContain(`data-block="${family}"`);
  });

test('ENGINE-04 the registry has the widgets of the account', async () => {
  const { status, body } = await askSite({ brand: 'halden', locale: 'gallery' }, '/cells.json');
  expect(status).toBe(200);
  for (const name of ['account-balance', 'active-bonus', 'inbox-teaser', 'limits-summary'])
    expect(body).toContain(`"${name}"`);
});
