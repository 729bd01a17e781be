import { expect, test } from '../support/journey';
import { pageTypes } from '../support/page-types';
import type { PlainAnswer } from '../support/plain-request';
import { askBrand, askSite, sessionAt } from '../support/site-request';
import { type TestSite, brands, sites } from '../support/sites';

// Every page as visitors and players get it. What a browser shows of each kind of page to visitors is checked in every-page.spec.ts.

/** Demo players (docs/platform.md) who are treated differently. */
const players = ['regular', 'restricted', 'suspended', 'unverified', 'vip', 'no-casino'];

const account = [
  '/my-account',
  '/my-account/account',
  '/my-account/account/security',
  '/my-account/account/preferences',
  '/my-account/banking/transactions',
];

/** Content that is being corrected: each pattern goes with its correction. */
const underCorrection =
  /^\/de-(?:DE|JJ)\/(?:terms|online-casino\/play\/pragmaticplay\/(?:mega-marquee|buffalo-bank)-jackpot)$|^\/en-UN\/promotions\/casino\/(?:ignition|first-puck)$/;

const isDead = (status: number, path: string) => status === 404 && !underCorrection.test(path);

const atOnce = 6;

async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  const next = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, next));
}

/** What a visitor reads of a document: its title and texts. */
function readable(html: string): string {
  const texts = html.replace(/<(script|style|template)\b.*?<\/\1>/gs, '').replace(/<[^>]*>/g, '\n');
  return texts.replace(/\n\s+/g, '\n');
}

/** A value that was meant to be a text, with its line. */
const unfilled = /[^\n]*(?:\bundefined\b|\bNaN\b|\[object \w+\])[^\n]*/;

/** What is wrong with a document that was answered, in words. */
function faultsOf({ status, headers, body }: PlainAnswer): string[] {
  if (status >= 500) return [`status ${status}`];
  if (!headers['content-type']?.toString().startsWith('text/html')) return [];
  const found = unfilled.exec(readable(body));
  return [
    ...(found ? [`shows "${found[0].slice(0, 120)}"`] : []),
    ...(/<title>[^<]+<\/title>/.test(body) ? [] : ['no title']),
  ];
}

/** Addresses on the brand's own host that a document links to, without fragment. */
function linksOf(body: string): string[] {
  const found = [...body.matchAll(/<a [^>]*?href="(\/[^"#]*)/g)].map(([, link = '']) =>
    link.replaceAll('&amp;', '&'),
  );
  return [...new Set(found)];
}

/** Game pages differ by their game, and filtered lists by their filters: a few stand for all. */
function isSampled(link: string, seen: ReadonlySet<string>): boolean {
  const [path = '', query] = link.split('?');
  if (path.includes('/play/')) return link.length % 20 === 0;
  return query === undefined || !seen.has(path);
}

/** Follows every link of a brand, from the addresses on. @returns faults, each with the page that links there */
async function crawl(brand: string, start: readonly string[]): Promise<{ faults: string[]; seen: number }> {
  const seen = new Set(start);
  const faults: string[] = [];
  let wave = start.map((path) => ({ path, from: 'the sitemap' }));
  while (wave.length > 0) {
    const found: typeof wave = [];
    await inParallel(wave, async ({ path, from }) => {
      const answer = await askBrand(brand, path);
      const wrong = [...(isDead(answer.status, path) ? ['dead'] : []), ...faultsOf(answer)];
      faults.push(...wrong.map((fault) => `${path}, linked from ${from}: ${fault}`));
      const target = answer.headers['location']?.toString();
      const links = target === undefined ? linksOf(answer.body) : [target].filter((to) => to.startsWith('/'));
      for (const link of links)
        if (!seen.has(link) && isSampled(link, seen)) {
          seen.add(link).add(link.split('?')[0] ?? '');
          found.push({ path: link, from: path });
        }
    });
    wave = found;
  }
  return { faults, seen: seen.size };
}

const sitesOfBrand = (brand: string) => sites.filter((site) => site.brand === brand);

for (const { brand } of brands)
  test(`ROUTE-07 a visitor finds no dead link, failure or unfilled text on any page of ${brand}`, async () => {
    test.setTimeout(180_000);
    const { faults, seen } = await crawl(
      brand,
      sitesOfBrand(brand).flatMap(({ locale }) => [`/${locale}`, `/${locale}/login`, `/${locale}/register`]),
    );
    expect(faults).toEqual([]);
    expect(seen).toBeGreaterThan(sitesOfBrand(brand).length * 20);
  });

/** Every kind of page in the brand's own locale; of the other locales each kind of player takes a part. */
function pagesFor(brand: string, turn: number): { site: TestSite; path: string }[] {
  return sitesOfBrand(brand).flatMap((site, index) => {
    const paths = [...pageTypes.map(({ path }) => path(site)), ...account];
    const own = site.isDefaultLocale
      ? paths
      : paths.filter((_, place) => (place + index) % players.length === turn);
    return own.map((path) => ({ site, path }));
  });
}

for (const site of brands)
  for (const [turn, player] of players.entries())
    test(`a ${player} player of ${site.brand} sees no failure, unfilled text or dead link in any locale`, async () => {
      const cookie = await sessionAt(site, `${player}@${site.brand}.example`);
      const faults: string[] = [];
      const links = new Map<string, string>();
      await inParallel(pagesFor(site.brand, turn), async (page) => {
        const answer = await askSite(page.site, page.path, { cookie });
        const name = `${page.site.locale}${page.path}`;
        faults.push(...faultsOf(answer).map((fault) => `${name}: ${fault}`));
        // The page of a missing address leads to the same address in other languages.
        if (page.site.isDefaultLocale && answer.status < 400)
          for (const link of linksOf(answer.body)) links.set(link, name);
      });
      const sampled = [...links].filter(([link]) => !link.includes('?') && isSampled(link, new Set()));
      await inParallel(
        sampled.filter(([link]) => link.startsWith(`/${site.locale}/`)),
        async ([link, from]) => {
          const answer = await askBrand(site.brand, link, { cookie });
          const wrong = [...(isDead(answer.status, link) ? ['dead'] : []), ...faultsOf(answer)];
          faults.push(...wrong.map((fault) => `${link}, linked from ${from}: ${fault}`));
        },
      );
      expect(faults).toEqual([]);
    });
