import { request } from 'node:http';
import sharp from 'sharp';
import { configuration } from '../../app/site/configuration/configuration.server';
import { expect, test } from '../support/journey';
import { askBrand, askSite } from '../support/site-request';
import { address, brands, plainAddress, sites } from '../support/sites';

/** Bytes of a file at a brand's host, which `askBrand` would read as text. */
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
      // Another brand has none of it, and old addresses are not cached.
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
