import { entry, page as pageEntry, textBlock } from '../faults/support/content-folder';
import { phoneAgent } from '../support/browsers';
import { expect, test } from '../support/journey';
import { type OwnSite, startOwnSite } from '../support/own-site';

// Changed content beside the fixtures, and brands with other settings. All tests share one site.
test.describe.configure({ mode: 'default' });

const staticPage = (slug: string, fields: Record<string, unknown>) =>
  entry('staticPage', `row-${slug}`, { slug, title: `Row ${slug}`, group: 'information', ...fields });

const variant = (id: string, fields: Record<string, unknown>) => ({
  ...pageEntry('/rows-variant', [`row-variant-${id}`], fields),
  sys: { id: `row-page-${id}`, contentType: { sys: { id: 'page' } } },
});

let own: OwnSite;

test.beforeAll(async () => {
  test.setTimeout(400_000);
  own = await startOwnSite({
    brands: {
      'halden/markets/NZ.json': { rules: { cookiesPreTicked: true } },
    },
    entries: [
      staticPage('rows-everywhere', {}),
      staticPage('rows-disabled', { disabled: true }),
      {
        ...staticPage('rows-brazil', {}),
        fields: {
          ...{
            slug: { en: 'rows-brazil' },
            group: { en: 'information' },
            onlyShowMarkets: { en: ['BR', 'CA'] },
          },
          title: { en: 'Row in English', 'pt-BR': 'Row in Portuguese' },
        },
      },
      staticPage('rows-nowhere', { onlyShowMarkets: [] }),
      {
        ...staticPage('rows-french', {}),
        fields: {
          slug: { en: 'rows-french' },
          group: { en: 'information' },
          title: { 'fr-CA': 'Row in French' },
        },
      },
      ...['base', 'brazil', 'phone'].map((id) => textBlock(`row-variant-${id}`, `Variant ${id}`)),
      variant('base', {}),
      variant('brazil', { markets: ['BR'] }),
      variant('phone', { markets: ['BR'], channels: ['mobile'] }),
      textBlock('row-landing', 'A landing of its own'),
      pageEntry('/landing/rows', ['row-landing']),
    ],
    fields: {
      'brasa-slide-ignition': { title: 'A slide of its own' },
      'halden-signup-bonus': { title: 'A bonus of its own' },
      'tournament-grand-roulette-week': { name: 'A tournament of its own' },
      'category-slots': { label: 'Slots without icon', icon: undefined },
    },
  });
});

test.afterAll(() => own?.stop());

const bodyAt = async (path: string, brand?: string) => {
  const { status, body } = await own.ask(path, brand ? { brand } : {});
  expect([path, status]).toEqual([path, 200]);
  return body;
};

for (const [row, slug, shown, hidden] of [
  ['ROUTE-29 ROUTE-31', 'rows-everywhere', ['en-UN', 'en-CA'], ['fr-CA', 'pt-BR']],
  ['ROUTE-29', 'rows-french', ['fr-CA'], ['en-UN', 'en-CA', 'pt-BR']],
  ['ROUTE-30', 'rows-disabled', [], ['en-UN', 'pt-BR']],
  ['ROUTE-31', 'rows-brazil', ['pt-BR', 'en-CA'], ['en-UN', 'nz-NZ']],
  ['ROUTE-31', 'rows-nowhere', [], ['en-UN', 'pt-BR', 'fr-CA']],
] as const)
  test(`${row} the page ${slug} is linked in ${shown.join(', ') || 'no market'}`, async () => {
    for (const locale of [...shown, ...hidden])
      expect([locale, (await bodyAt(`/${locale}/about-us`)).includes(`href="/${locale}/${slug}"`)]).toEqual([
        locale,
        (shown as readonly string[]).includes(locale),
      ]);
  });

test('ENGINE-01 CONTENT-02 a page is read from content, for its language, market and channel', async () => {
  const ask = async (locale: string, agent?: string) => {
    own.content.forget();
    const { body } = await own.ask(
      `/${locale}/rows-variant`,
      agent ? { headers: { 'user-agent': agent, 'sec-ch-ua-mobile': '?1' } } : {},
    );
    const calls = own.content
      .calls('/content/v1/')
      .map(({ method, path }) => `${method} ${decodeURIComponent(path)}`);
    return {
      shown: /Variant (\w+)/.exec(body)?.[1],
      calls: calls.filter((call) => call.includes('row-page-')),
    };
  };
  for (const [locale, agent, id, language] of [
    ['en-UN', undefined, 'base', 'en'],
    ['pt-BR', undefined, 'brazil', 'pt-BR'],
    ['pt-BR', phoneAgent, 'phone', 'pt-BR'],
  ] as const) {
    const { shown, calls } = await ask(locale, agent);
    expect(shown).toBe(id);
    expect(calls.join('\n')).toMatch(new RegExp(`^GET [\\s\\S]*row-page-${id}`));
    expect(calls.join('\n')).toContain(`"locale":"${language}"`);
  }
});

test('CONTENT-03 a landing page is an entry of content', async () => {
  expect(await bodyAt('/en-UN/landing/rows')).toContain('A landing of its own');
  expect(own.content.calls('/content/v1/').some(({ path }) => path.includes('page-landing-rows'))).toBe(true);
});

for (const [row, path, text, brand] of [
  ['CONTENT-05', '/en-UN', 'A slide of its own', 'brasa'],
  ['CONTENT-11', '/en-UN/register', 'A bonus of its own', 'halden'],
  ['CONTENT-18', '/en-UN', 'A tournament of its own', 'halden'],
] as const)
  test(`${row} ${path} shows ${text.toLowerCase()}`, async () => {
    expect(await bodyAt(path, brand)).toContain(text);
  });

test('CONTENT-25 the rows of the live casino are those of content, in its order', async () => {
  const body = await bodyAt('/en-UN/live-casino-online');
  const read = async (type: string) => {
    const answer = await fetch(
      `${own.content.url}/spaces/marquee/environments/master/entries?access_token=local-delivery&content_type=${type}&locale=en&limit=1000&include=0`,
    );
    return (
      (await answer.json()) as {
        items: { sys: { id: string }; fields: { title?: string; blocks?: { sys: { id: string } }[] } }[];
      }
    ).items;
  };
  const blocks = (await read('page')).find(({ sys }) => sys.id === 'halden-live')?.fields.blocks ?? [];
  const rows = await read('gameRow');
  const titles = blocks.flatMap(({ sys }) => rows.find((row) => row.sys.id === sys.id)?.fields.title ?? []);
  const all = titles.map((title) =>
    body.indexOf(`>${title.replaceAll("'", '&#x27;').replaceAll('&', '&amp;')}<`),
  );
  // Rows without a game for a visitor are left out.
  const places = all.filter((place) => place !== -1);
  expect(places.length).toBeGreaterThan(5);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test('CONTENT-27 a category has the icon of content, or its label alone', async () => {
  const body = await bodyAt('/en-UN/online-casino');
  const [menu = ''] =
    /<[^>]*data-block="category-nav"[\s\S]*?<\/nav>/.exec(body + (await bodyAt('/en-UN'))) ?? [];
  const link = (slug: string) =>
    new RegExp(`<a [^>]*href="/en-UN/online-casino/${slug}"[\\s\\S]*?</a>`).exec(menu)?.[0] ?? '';
  expect(link('jackpots')).toMatch(/mask|<img|<svg/);
  expect(link('slots')).toContain('Slots without icon');
  expect(link('slots')).not.toMatch(/--mask|<img|<svg/);
});

test('COOKIE-01 COOKIE-05 where a market has them ticked, all three categories begin allowed, unreadable choices too', async ({
  page,
}) => {
  for (const stored of [undefined, '{bad']) {
    await page.goto(`${own.url}/nz-NZ/terms`);
    await page.evaluate((value) => {
      localStorage.clear();
      if (value) localStorage.setItem('cookies_options', value);
    }, stored);
    await page.reload();
    await expect(page.locator('[data-island=consent][data-mounted]')).toHaveCount(1);
    await page.locator('footer a[href="#cookie-settings"]').click();
    const settings = page.getByRole('dialog');
    for (const name of ['performanceFunctional', 'marketing'])
      await expect(settings.locator(`[name=${name}]`)).toBeChecked();
    await settings.locator('[value=save]').click();
    await expect(settings).toBeHidden();
    expect(JSON.parse((await page.evaluate(() => localStorage.getItem('cookies_options'))) ?? '')).toEqual({
      essentials: true,
      performanceFunctional: true,
      marketing: true,
    });
  }
});
