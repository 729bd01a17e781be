import { configuration } from '../../app/site/configuration.server';
import { isJson } from '../../app/site/configuration/merge-configuration';
import { expect, test } from '../support/journey';
import { notOffered, pageTypes } from '../support/page-types';
import { type PlainAnswer, plainRequest } from '../support/plain-request';
import { type TestSite, address, brands, plainAddress, sites } from '../support/sites';

/** Every interface text by its key: a page that shows a key has not found the text. */
const keys = new Set(keysOf(configuration().texts.get('en')));

function keysOf(texts: unknown, prefix = ''): string[] {
  return isJson(texts)
    ? Object.entries(texts).flatMap(([name, text]) =>
        isJson(text) ? keysOf(text, `${prefix}${name}.`) : [`${prefix}${name}`],
      )
    : [];
}

function visit(site: TestSite, path: string): Promise<PlainAnswer> {
  const { host, pathname } = new URL(address(site, path));
  return plainRequest(plainAddress(pathname), { headers: { host } });
}

/** What is wrong with a page, in words. */
function faultsOf(
  { status, body }: PlainAnswer,
  site: TestSite,
  expected: { status?: number; blocks: string[] },
): string[] {
  const [html = ''] = /<html[^>]*>/.exec(body) ?? [];
  const headings = body.match(/<h1[\s>]/g)?.length ?? 0;
  const shown = [...body.matchAll(/(?:>|=")([a-z][\w]*(?:\.\w+)+)(?:<|")/g)].map(([, text = '']) => text);
  return [
    ...(status === (expected.status ?? 200) ? [] : [`status ${status}`]),
    ...(html.includes(`lang="${site.tag}"`) ? [] : [`${html} has another language`]),
    ...(html.includes(`dir="${site.direction}"`) ? [] : [`${html} has another direction`]),
    ...(headings === 1 ? [] : [`${headings} headings`]),
    ...expected.blocks
      .filter((block) => !body.includes(`data-block="${block}"`))
      .map((block) => `no ${block}`),
    ...shown.filter((text) => keys.has(text)).map((key) => `shows the key ${key}`),
    // Islands carry texts with placeholders among their attributes.
    ...(/\{\{\s*\w+\s*\}\}/.test(body.replace(/<[^>]*>/g, '')) ? ['shows a placeholder'] : []),
  ];
}

for (const { brand } of brands)
  test(`MARKET-01…06 MARKET-12 MARKET-16 every page of every site of ${brand} speaks its language, or says that its market has it not`, async () => {
    test.setTimeout(180_000);
    const faults: string[] = [];
    for (const site of sites.filter((candidate) => candidate.brand === brand))
      for (const type of pageTypes) {
        const path = type.path(site);
        const expected = site.offers(path) ? type : notOffered;
        const wrong = faultsOf(await visit(site, path), site, expected);
        faults.push(...wrong.map((fault) => `${site.locale}${path}: ${fault}`));
      }
    expect(faults).toEqual([]);
  });

/** Pages that are forms, whose links and addresses are part of the crawl. */
const applicationPages = ['/register', '/login', '/reset-password', '/accept-terms-condition'];

/** Fragments that open a dialog, or that the page itself listens for. */
const dialogs = /^(login|logout|signup|cookie-settings|reset-password|welcome)$/;

/** Every address of a site on a page: of its links, and of what its forms link to once a later step is shown. */
function linksOf(body: string, { locale }: TestSite, path: string): string[] {
  const hrefs = [...body.matchAll(/<a\s[^>]*?href="([^"]+)"/g)].map(([, href = '']) => href);
  const state = [...body.matchAll(/\\"(\/[a-z]{2,4}-[A-Z]{2}[/#][^"\\]*)\\"/g)].map(([, href = '']) => href);
  const own = `/${locale}`;
  return [...hrefs, ...state]
    .map((href) => (href.startsWith('#') ? `${own}${path === '/' ? '' : path}${href}` : href))
    .map((href) => href.replaceAll('&amp;', '&'))
    .filter((href) => href === own || /^[/?#]/.test(href.slice(own.length)))
    .filter((href) => href.startsWith(own))
    .map((href) => href.slice(own.length) || '/');
}

/** Follows every link of a site, of game pages one a provider. @returns the dead ones, with the page they are on */
async function deadLinks(site: TestSite): Promise<string[]> {
  const bodies = new Map<string, Promise<PlainAnswer>>();
  const open = (path: string) => {
    const page = bodies.get(path) ?? visit(site, path);
    bodies.set(path, page);
    return page;
  };
  const dead: string[] = [];
  const providers = new Set<string>();
  const waiting = ['/', ...applicationPages].map((target) => ({ target, from: 'the crawl' }));
  const seen = new Set(waiting.map(({ target }) => target));
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { target, from } = next;
    const [address = '/', fragment] = target.split('#');
    const path = address.split('?')[0] || '/';
    const provider = /\/play\/([^/]+)\//.exec(path)?.[1];
    if (provider && providers.has(provider)) continue;
    if (provider) providers.add(provider);
    const { status, body } = await open(path);
    if (status !== 200) dead.push(`${site.locale}${target} on ${from}: ${status}`);
    else if (fragment && !dialogs.test(fragment) && !body.includes(`id="${fragment}"`))
      dead.push(`${site.locale}${target} on ${from}: no ${fragment}`);
    if (status !== 200) continue;
    for (const link of linksOf(body, site, path)) {
      const key = link.replace(/\?[^#]*/, '');
      if (seen.has(key)) continue;
      seen.add(key);
      waiting.push({ target: link, from: path });
    }
  }
  return dead;
}

for (const { brand } of brands)
  test(`ROUTE-07 ROUTE-24 AMB-11 no link of any site of ${brand} is dead, on the forms that ask to accept terms neither`, async () => {
    test.setTimeout(400_000);
    const own = sites.filter((site) => site.brand === brand);
    expect((await Promise.all(own.map(deadLinks))).flat()).toEqual([]);
  });

test('ROUTE-24 AMB-11 where the footer supplies the terms they have no page, and whoever must accept them gets there', async () => {
  const [german] = sites.filter(({ brand, locale }) => brand === 'halden' && locale === 'de-DE');
  if (!german) throw new Error('halden has no de-DE');
  expect((await visit(german, '/terms')).status).toBe(404);
  for (const path of ['/', '/bonus-terms', ...applicationPages]) {
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
