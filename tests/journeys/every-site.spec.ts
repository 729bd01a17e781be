import { expect, test } from '../support/journey';
import { type PlainAnswer, plainRequest } from '../support/plain-request';
import { type TestSite, address, brands, plainAddress, sites } from '../support/sites';

function visit(site: TestSite, path: string): Promise<PlainAnswer> {
  const { host, pathname } = new URL(address(site, path));
  return plainRequest(plainAddress(pathname), { headers: { host } });
}

// Every page of every site is fetched in crawl.spec.ts.

test('ROUTE-24 AMB-11 where the footer supplies the terms they have no page, and whoever must accept them gets there', async () => {
  const [german] = sites.filter(({ brand, locale }) => brand === 'halden' && locale === 'de-DE');
  if (!german) throw new Error('halden has no de-DE');
  expect((await visit(german, '/terms')).status).toBe(404);
  const forms = ['/register', '/login', '/reset-password', '/accept-terms-condition'];
  for (const path of ['/', '/bonus-terms', ...forms]) {
    const { body } = await visit(german, path);
    expect([path, body.includes('id="footer-terms"')]).toEqual([path, true]);
    expect([path, /\/de-DE\/terms\b/.test(body)]).toEqual([path, false]);
  }
  for (const path of ['/register', '/accept-terms-condition'])
    expect((await visit(german, path)).body).toContain('/de-DE#footer-terms');
});

test('MARKET-13 no market menu leads to a disabled market', async () => {
  for (const site of brands) {
    const { body } = await visit(site, '/');
    const linked = new Set([...body.matchAll(/href="\/([a-z]{2,4}-[A-Z]{2})"/g)].map(([, locale]) => locale));
    const own = sites.filter(({ brand }) => brand === site.brand).map(({ locale }) => locale);
    expect([...linked].sort()).toEqual(own.sort());
  }
});

test('MARKET-28 brands show other markets, providers and ways to pay', async () => {
  const lists = await Promise.all(
    brands.map(async ({ brand }) => {
      const site = sites.find((candidate) => candidate.brand === brand);
      if (!site) throw new Error(`${brand} has no site`);
      const { body } = await visit(site, '/online-casino/all-games');
      const found = (pattern: RegExp) =>
        [...new Set([...body.matchAll(pattern)].map(([, part]) => part))].sort();
      return {
        markets: found(/href="\/[a-z]+-([A-Z]{2})\/online-casino\/all-games"/g),
        providers: found(/name="provider"[^>]* value="([^"]+)"/g),
        payments: found(/\/images\/[^"]*\/payments-([a-z-]+)\//g),
      };
    }),
  );
  for (const part of ['markets', 'providers', 'payments'] as const) {
    expect(lists.filter((list) => list[part].length === 0)).toEqual([]);
    expect(new Set(lists.map((list) => list[part].join())).size, part).toBe(brands.length);
  }
});
