import { request } from 'node:http';
import sharp from 'sharp';
import { configuration } from '../../app/site/configuration/configuration.server';
import { signInBrowser } from '../support/browser-session';
import { expect, test } from '../support/journey';
import { askBrand, askSite } from '../support/site-request';
import { address, brands, plainAddress, sites } from '../support/sites';

/** Bytes of a file at a brand's host, which `askBrand` would decode as text. */
function bytesAt(brand: string, path: string): Promise<{ type: string; caching: string; bytes: Buffer }> {
  const { host } = new URL(address({ brand, locale: '' }, '/'));
  return new Promise((resolve, reject) => {
    request(plainAddress(path), { headers: { host }, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          type: response.headers['content-type'] ?? '',
          caching: response.headers['cache-control'] ?? '',
          bytes: Buffer.concat(chunks),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

interface Manifest {
  name: string;
  short_name: string;
  lang: string;
  dir: string;
  start_url: string;
  scope: string;
  display: string;
  theme_color: string;
  background_color: string;
  icons: { src: string; sizes: string; type: string; purpose?: string }[];
}

const linked = (html: string, rel: string) =>
  [...html.matchAll(/<link rel="([^"]+)"[^>]*? href="([^"]+)"/g)].flatMap(([, name, href = '']) =>
    name === rel ? [href] : [],
  );

for (const site of brands) {
  test(`ENGINE-05 ${site.brand} has icons of every size, all of its own drawing`, async () => {
    const { body } = await askSite(site, '/');
    const manifest = JSON.parse(
      (await askBrand(site.brand, linked(body, 'manifest')[0] ?? '')).body,
    ) as Manifest;
    const pixels = [
      ...linked(body, 'icon').filter((href) => href.endsWith('.png')),
      ...linked(body, 'apple-touch-icon'),
      ...manifest.icons.filter(({ type }) => type === 'image/png').map(({ src }) => src),
    ];
    const widths = [];
    for (const href of pixels) {
      const { type, caching, bytes } = await bytesAt(site.brand, href);
      expect([href, type, caching]).toEqual([href, 'image/png', 'public, max-age=31536000, immutable']);
      const { width, height } = await sharp(bytes).metadata();
      expect([href, height]).toEqual([href, width]);
      widths.push(width);
      // Other brands do not have it, and old URLs are not cached.
      const other = brands.find(({ brand }) => brand !== site.brand);
      expect((await askBrand(other?.brand ?? '', href)).status).toBe(404);
      const old = href.replace(/[0-9a-f]{12}\.png$/, '000000000000.png');
      expect((await bytesAt(site.brand, old)).caching).toBe('no-store');
    }
    expect(widths).toEqual([32, 180, 192, 512, 512]);
    expect((await askBrand(site.brand, `/icons/${site.brand}-77-000000000000.png`)).status).toBe(404);
  });

  test(`ENGINE-05 the maskable icon of ${site.brand} fills its corners with the ground of the theme`, async () => {
    const { body } = await askBrand(site.brand, `/manifests/${site.locale}/manifest.webmanifest`);
    const { icons, background_color: ground } = JSON.parse(body) as Manifest;
    const { src = '' } = icons.find(({ purpose }) => purpose === 'maskable') ?? {};
    const { bytes } = await bytesAt(site.brand, src);
    const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const colours = new Set<string>();
    for (let y = 0; y < info.height; y += 1)
      for (let x = 0; x < info.width; x += 1) {
        const isCut = Math.hypot(x - info.width / 2, y - info.height / 2) > 0.4 * info.width + 1;
        const at = (y * info.width + x) * info.channels;
        if (isCut) colours.add(data.subarray(at, at + 4).toString('hex'));
      }
    expect([...colours]).toEqual([`${ground.slice(1)}ff`]);
  });
}

test('ENGINE-05 ENGINE-06 every locale of a brand has a manifest in its language', async () => {
  for (const site of sites) {
    const { status, headers, body } = await askBrand(
      site.brand,
      `/manifests/${site.locale}/manifest.webmanifest`,
    );
    expect([site.locale, status]).toEqual([site.locale, 200]);
    expect(headers['content-type']).toMatch(/^application\/manifest\+json/);
    const { theme, brand } = configuration().brands.get(site.brand) ?? {};
    expect(JSON.parse(body)).toMatchObject({
      name: site.brandName,
      short_name: brand?.app.shortName ?? site.brandName,
      lang: site.tag,
      dir: site.direction,
      start_url: `/${site.locale}`,
      scope: '/',
      display: brand?.app.display,
      theme_color: theme?.color.header,
      background_color: theme?.color.background,
    });
  }
  for (const locale of ['xx-XX', 'ja-JP', 'en-un'])
    expect((await askBrand('halden', `/manifests/${locale}/manifest.webmanifest`)).status).toBe(404);
});

test('ENGINE-05 Chromium accepts manifest and icons under the policy of the page', async ({ page }) => {
  for (const site of brands) {
    await page.goto(address(site, '/'));
    const session = await page.context().newCDPSession(page);
    const { url, errors, data } = await session.send('Page.getAppManifest');
    expect([url, errors]).toEqual([
      new URL(`/manifests/${site.locale}/manifest.webmanifest`, page.url()).href,
      [],
    ]);
    expect(JSON.parse(data ?? '{}')).toMatchObject({ name: site.brandName });
    await session.detach();
  }
});

/** Values of the meta elements with a name or property. */
function metaOf(html: string, name: string): string[] {
  return [...html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g)].flatMap(
    ([, each, content = '']) => (each === name ? [textOf(content)] : []),
  );
}

const textOf = (markup: string) =>
  markup
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const alternatesIn = (html: string) =>
  new Map(
    [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)].map(
      ([, tag = '', href = '']) => [tag, href],
    ),
  );

interface Thing {
  '@type': string;
  name?: string;
  url?: string;
  sameAs?: string[];
  logo?: string;
  image?: string;
  genre?: string;
  publisher?: { name?: string };
  itemListElement?: { position: number; name: string; item: string }[];
}

/** Structured data in the head of a document. */
function thingsIn(html: string): Thing[] {
  const head = /<head>([\s\S]*?)<\/head>/.exec(html)?.[1] ?? '';
  return [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].flatMap(
    ([, json = '']) => (JSON.parse(json) as { '@graph': Thing[] })['@graph'],
  );
}

const originOf = ({ brand }: { brand: string }) => new URL(address({ brand, locale: '' }, '/')).origin;

const games: Record<string, string> = {};

/** The first game that the list of a site links to. */
async function gamePathOf(site: (typeof brands)[number]): Promise<string> {
  const { body } = await askSite(site, '/online-casino/all-games');
  const form = new RegExp(`/${site.locale}(/online-casino/play/[\\w-]+/[\\w-]+)"`);
  return (games[site.brand] ??= form.exec(body)?.[1] ?? '');
}

for (const site of brands)
  test(`CONTENT-23 link previews of ${site.brand} have title, description, address and a picture of the size they name`, async () => {
    for (const path of ['/', '/promotions', '/privacy-policy', await gamePathOf(site)]) {
      const { status, body } = await askSite(site, path);
      expect([path, status]).toEqual([path, 200]);
      const one = (name: string) => {
        const values = metaOf(body, name);
        expect([path, name, values.length]).toEqual([path, name, 1]);
        return values[0] ?? '';
      };
      expect(one('og:title')).toBe(textOf(/<title>([^<]*)<\/title>/.exec(body)?.[1] ?? ''));
      expect(metaOf(body, 'og:description')).toEqual(metaOf(body, 'description'));
      expect(one('og:url')).toBe(address(site, path));
      expect(one('og:site_name')).toBe(site.brandName);
      expect(metaOf(body, 'og:locale')).toEqual(site.tag.includes('-') ? [site.tag.replace('-', '_')] : []);
      const locales = metaOf(body, 'og:locale:alternate');
      expect(locales.length).toBeGreaterThan(1);
      const tags = [...alternatesIn(body).keys()];
      expect(locales.filter((locale) => !tags.includes(locale.replace('_', '-')))).toEqual([]);
      const image = new URL(one('og:image'));
      const { host } = image;
      const answer = await fetch(
        image.port === process.env['TEST_SITE_PORT'] ? plainAddress(image.pathname) : image,
        {
          headers: { host },
        },
      );
      const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect([path, answer.headers.get('content-type'), String(width), String(height)]).toEqual([
        path,
        one('og:image:type'),
        one('og:image:width'),
        one('og:image:height'),
      ]);
      expect(one('og:image:alt')).not.toBe('');
      expect(one('twitter:image:alt')).toBe(one('og:image:alt'));
      expect(one('twitter:card')).toBe(width >= 1.5 * height ? 'summary_large_image' : 'summary');
    }
  });

test('SHELL-09 x-default is the page in the default locale, where that has it', async () => {
  for (const site of brands) {
    const { body } = await askSite(site, '/promotions');
    expect(alternatesIn(body).get('x-default')).toBe(address(site, '/promotions'));
  }
  // An unknown page has no alternates.
  const { body } = await askBrand('halden', '/de-AT/no/such/page');
  expect(alternatesIn(body).size).toBe(0);
});

for (const site of brands)
  test(`CONTENT-23 the home page of ${site.brand} describes organisation and site, and no other page does`, async () => {
    const home = thingsIn((await askSite(site, '/')).body);
    const { brand } = configuration().brands.get(site.brand) ?? {};
    expect(home.map((thing) => thing['@type'])).toEqual(['Organization', 'WebSite']);
    const [organization, website] = home;
    expect(organization).toMatchObject({ name: site.brandName, url: address(site, '/') });
    expect(organization?.sameAs).toEqual(brand?.profiles);
    expect((await bytesAt(site.brand, new URL(organization?.logo ?? '').pathname)).type).toBe('image/png');
    expect(website).toMatchObject({ name: site.brandName, url: address(site, '/') });
    for (const path of ['/privacy-policy', '/promotions', '/no/such/page', '/login'])
      expect([path, thingsIn((await askSite(site, path)).body)]).toEqual([path, []]);
  });

for (const site of brands)
  test(`CONTENT-23 pages of a game and of a promotion of ${site.brand} say where they are in words that they show`, async () => {
    const listed = (await askSite(site, '/promotions')).body;
    const promotion = new RegExp(`/${site.locale}(/promotions/[\\w-]+/[\\w-]+)"`).exec(listed)?.[1] ?? '';
    for (const [path, types] of [
      [promotion, ['BreadcrumbList']],
      [await gamePathOf(site), ['VideoGame', 'BreadcrumbList']],
    ] as const) {
      const { body } = await askSite(site, path);
      const things = thingsIn(body);
      expect(things.map((thing) => thing['@type'])).toEqual(types);
      const crumbs = things.at(-1)?.itemListElement ?? [];
      const main = textOf(/<main[\s\S]*<\/main>/.exec(body)?.[0] ?? body);
      expect(crumbs.map(({ position }) => position)).toEqual([1, 2, 3]);
      const [home, above, own] = crumbs;
      expect(home).toMatchObject({ name: site.brandName, item: address(site, '/') });
      expect(main).toContain(`href="${above?.item.replace(originOf(site), '')}"`);
      expect(main).toContain(`>${above?.name}</a>`);
      expect(own?.item).toBe(address(site, path));
      expect(main).toContain(`>${own?.name}</h1>`);
      const [game] = things;
      if (game?.['@type'] !== 'VideoGame') continue;
      expect(main).toContain(`>${game.name}</h1>`);
      expect(main).toContain(game.publisher?.name);
      expect(main).toContain(`>${game.genre}<`);
      expect(game.image).toBe(metaOf(body, 'og:image')[0]);
    }
  });

test('CONTENT-23 ENGINE-05 Chromium finds the head of a home, game and account page as it was sent', async ({
  page,
}) => {
  const [site] = brands;
  if (!site) throw new Error('no brand is configured');
  const game = await gamePathOf(site);
  await signInBrowser(page.context(), site);
  for (const [path, isListed] of [
    ['/', true],
    [game, true],
    ['/my-account/account', false],
  ] as const) {
    await page.goto(address(site, path));
    // Hydration preserves the server's head.
    await page.waitForLoadState('networkidle');
    const head = page.locator('head');
    await expect(head.locator('link[rel="manifest"]')).toHaveCount(1);
    await expect(head.locator('link[rel="apple-touch-icon"]')).toHaveCount(1);
    await expect(head.locator('link[rel="icon"]')).toHaveCount(2);
    const count = isListed ? 1 : 0;
    for (const one of [
      'meta[property="og:image"]',
      'meta[name="twitter:card"]',
      'link[rel="canonical"]',
      'link[hreflang="x-default"]',
      'script[type="application/ld+json"]',
    ])
      await expect(head.locator(one), `${one} of ${path}`).toHaveCount(count);
    await expect(head.locator('meta[name="robots"][content="noindex"]')).toHaveCount(1 - count);
  }
});
