import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Redirects } from '../../../schemas/generated/types';
import { expect, test } from '../../support/journey';
import { type PlainAnswer, plainRequest } from '../../support/plain-request';
import { askBrand } from '../../support/site-request';
import { plainAddress } from '../../support/sites';
import { type BrandsFolder, brandsWith } from '../support/brands';
import type { Launched } from '../support/launch';
import { startSite } from '../support/site-process';
import { expectLine } from '../support/visit';

test.describe('the redirects a brand comes with', () => {
  for (const [from, status, to] of [
    ['/fi-FI/slots', 301, '/fi-FI/online-casino'],
    ['/en-UN/slots/', 301, '/en-UN/online-casino'],
    ['/en-UN/slots?page=2&x=%20', 301, '/en-UN/online-casino?page=2&x=%20'],
    ['/slots', 302, '/en-UN/online-casino'],
    ['/fi-FI/offers/all/fifty%20spins', 301, '/fi-FI/promotions/all/fifty%20spins'],
    ['/fi-FI/bonus', 302, '/fi-FI/promotions'],
    ['/kasino.html?from=old', 301, '/fi-FI/online-casino?from=old'],
    ['/tarjoukset/viikko?x=1', 308, '/fi-FI/promotions/viikko?x=1'],
  ] as const)
    test(`${from} leads to ${to}`, async () => {
      const { status: answered, headers, body } = await askBrand('kiekko', from);
      expect([answered, headers['location'], body]).toEqual([status, to, '']);
      expect(headers['cache-control']).toBe(
        `public, max-age=${status === 301 || status === 308 ? 3_600 : 60}`,
      );
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'content-length': '0' });
      // Other brands do not have the redirects.
      const other = await askBrand('halden', from);
      expect([other.headers['location'], other.status]).not.toEqual([to, status]);
      expect(other.headers['location'] ?? '').not.toContain('online-casino');
    });

  test('they hold in their market alone, and below their wildcard alone', async () => {
    for (const path of ['/en-NO/bonus', '/fi-FI/offers', '/tarjoukset/../yhteystiedot/x'])
      expect((await askBrand('kiekko', path)).status, path).not.toBe(301);
    expect((await askBrand('kiekko', '/no-NO/bonus')).status).toBe(404);
    expect((await askBrand('kiekko', '/fi-FI/offers')).status).toBe(404);
  });

  test('no rest of a path leads off the host', async () => {
    for (const rest of [
      '/other.example',
      '\other.example',
      '%2fother.example',
      '..//other.example',
      '%0d%0ax:%20y',
    ])
      for (const from of ['/fi-FI/offers/', '/tarjoukset/']) {
        const answer = await plainRequest(plainAddress('/'), {
          path: `${from}${rest}`,
          headers: { host: 'kiekko.localhost' },
        });
        const location = String(answer.headers['location'] ?? '');
        expect(answer.headers['x'], rest).toBeUndefined();
        if (location)
          expect(new URL(location, 'http://kiekko.localhost/').host, location).toBe('kiekko.localhost');
        expect(location).not.toMatch(/^(\/\/|\/\\)/);
      }
  });

  test('a form is sent on by 307 and 308 alone', async () => {
    const post = (path: string) =>
      plainRequest(plainAddress(path), {
        method: 'POST',
        headers: { host: 'kiekko.localhost', origin: 'http://kiekko.localhost' },
        body: 'a=b',
      });
    expect(await post('/tarjoukset/x')).toMatchObject({ status: 308 });
    expect((await post('/kasino.html')).headers['location'] ?? '').not.toContain('/fi-FI/online-casino');
  });
});

test.describe('while a site runs', () => {
  let brands: BrandsFolder;
  let site: Launched;

  test.beforeAll(async () => {
    brands = brandsWith('kiekko', {});
    site = await startSite(
      {
        contentUrl: process.env['TEST_CONTENT_URL'] ?? '',
        platformUrl: process.env['TEST_PLATFORM_URL'] ?? '',
      },
      { BRANDS_DIR: brands.directory, GALLERY_HOSTS: '*.localhost', PLATFORM_TIMEOUT_MS: '20000' },
    );
  });

  test.afterAll(async () => {
    await site.stop();
    brands.remove();
  });

  const ask = (path: string, brand = 'kiekko'): Promise<PlainAnswer> =>
    plainRequest(`${site.url}${path}`, { headers: { host: `${brand}.localhost` } });
  const file = () => path.join(brands.directory, 'kiekko', 'redirects.json');
  const write = (redirects: Redirects) => writeFileSync(file(), JSON.stringify(redirects, null, 2));

  test('a redirect is answered before a page that is in memory, and the page comes back without it', async () => {
    const page = '/fi-FI/promotions';
    for (let time = 0; time < 2; time++) expect((await ask(page)).status).toBe(200);
    const alternates = async () => (await ask('/no-NO/promotions')).body.match(/hreflang="[^"]+"/gi) ?? [];
    expect(await alternates()).toContain('hrefLang="fi-FI"');
    expect((await ask('/sitemap.xml')).body).toContain(`${page}</loc>`);

    write({ pages: [{ from: '/promotions', to: '/bonus-week', status: 301, market: 'FI' }] });
    await expect.poll(async () => (await ask(page)).status).toBe(301);
    const map = (await ask('/sitemap.xml')).body;
    expect(map).not.toContain(`${page}</loc>`);
    expect(map).toContain('/no-NO/promotions</loc>');
    expect(await alternates()).not.toContain('hrefLang="fi-FI"');
    expect((await ask('/no-NO/promotions')).status).toBe(200);
    expect((await ask(page, 'halden')).status).toBe(200);

    // The report names the hidden page, the target, and the pages that link the address.
    const report = (await ask('/launch-report')).body;
    for (const kind of ['redirectHidesPage', 'redirectToNothing', 'redirectedLink'])
      expect(report).toContain(`data-kind="${kind}"`);
    expect(report).toContain('kiekko/redirects.json:4 /pages/0/from');

    rmSync(file());
    await expect.poll(async () => (await ask(page)).status).toBe(200);
  });

  test('a wrong file is refused with its line, and what was right stays in force', async () => {
    write({ legacy: [{ from: '/old', to: '/fi-FI/online-casino', status: 301 }] });
    await expect.poll(async () => (await ask('/old')).headers['location']).toBe('/fi-FI/online-casino');
    write({
      pages: [
        { from: '/a', to: '/b', status: 301 },
        { from: '/b', to: '/a', status: 301 },
      ],
    });
    await expectLine(site.log, {
      event: 'configuration.brand-refused',
      brand: 'kiekko',
      reason: ['/a', '/b']
        .map(
          (one, index) =>
            `${file()}: /pages/${index}/to leads ${one} in a circle: "${one}" is redirected in its turn. Lead it to a page.`,
        )
        .join('\n'),
    });
    expect((await ask('/old')).headers['location']).toBe('/fi-FI/online-casino');
    expect((await ask('/fi-FI/a')).status).toBe(404);
    const report = (await ask('/launch-report')).body;
    expect(report).toContain('data-kind="refusedFile"');
    expect(report).toContain('kiekko/redirects.json:5 /pages/0/to');
  });
});
