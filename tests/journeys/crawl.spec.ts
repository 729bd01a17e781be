import { Agent } from 'node:http';
import { signInBrowser } from '../support/browser-session';
import { expect, test } from '../support/journey';
import { documentFaults, languageFaults } from '../support/page-faults';
import { notOffered, pageTypes } from '../support/page-types';
import type { PlainAnswer } from '../support/plain-request';
import { askBrand, askSite, sessionAt } from '../support/site-request';
import { type TestSite, address, brandInTurn, brands, sites } from '../support/sites';
import { nightlyIf } from '../support/nightly';

// Pages as served to visitors and players. Accessibility and layout of each kind of page are checked in every-page.spec.ts.

/** Demo players (docs/platform.md) with different permissions. */
const players = ['regular', 'restricted', 'suspended', 'unverified', 'vip', 'no-casino'];

const account = [
  '/my-account',
  '/my-account/account',
  '/my-account/account/security',
  '/my-account/account/preferences',
  '/my-account/banking/transactions',
];

/** Forms: links in their later steps are part of the crawl. */
const applicationPages = ['/register', '/login', '/reset-password', '/accept-terms-condition'];

/** Pages of players, and where links there redirect a visitor: to the sign-in, with the page to return to. */
const playersPages: [pages: RegExp, signIn: string][] = [
  [/^\/my-account(?:\/|$)/, '/401?wanted='],
  [/^\/live-casino-online\/play\//, '/live-casino-online?wanted='],
];

/** Fragments that open a dialog, or that the page handles itself. */
const dialogs = /^(login|logout|signup|cookie-settings|reset-password|welcome)$/;

const atOnce = 4;

async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  const next = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, next));
}

/** Targets on the brand's own host of a document's links, without fragment. */
function linksOf(body: string): string[] {
  const found = [...body.matchAll(/<a [^>]*?href="(\/[^"#]*)/g)].map(([, link = '']) =>
    link.replaceAll('&amp;', '&'),
  );
  return [...new Set(found)];
}

/** Links of a page to its own host that do not start with a locale. */
function withoutLocale(body: string): string[] {
  return linksOf(body).filter((link) => !/^\/[a-z]{2,4}-[A-Z]{2}(\/|$|\?)/.test(link));
}

/** Links of a page within its site, fragments included: in its markup, and in later steps of its forms. */
function siteLinksOf(body: string, { locale }: TestSite, path: string): string[] {
  const hrefs = [...body.matchAll(/<a\s[^>]*?href="([^"]+)"/g)].map(([, href = '']) => href);
  const state = [...body.matchAll(/\\"(\/[a-z]{2,4}-[A-Z]{2}[/#][^"\\]*)\\"/g)].map(([, href = '']) => href);
  const own = `/${locale}`;
  return [...new Set([...hrefs, ...state])]
    .map((href) => (href.startsWith('#') ? `${own}${path === '/' ? '' : path}${href}` : href))
    .filter((href) => href === own || (href.startsWith(own) && /^[/?#]/.test(href.slice(own.length))))
    .map((href) => href.slice(own.length).replaceAll('&amp;', '&').replace(/^$/, '/'));
}

/** URLs of the same page in the brand's other sites, from its market menu and its head. */
function otherLocalesOf(body: string, brand: string, path: string): string[] {
  const tail = path === '/' ? '' : path;
  const { origin } = new URL(address({ brand, locale: '' }, '/'));
  const targets = [...body.matchAll(/<(?:a|link)\s[^>]*?href="([^"#]+)"/g)].map(([, href = '']) =>
    href.replace(origin, ''),
  );
  return [...new Set(targets)].filter(
    (href) => /^\/[a-z]{2,4}-[A-Z]{2}(?:\/|$)/.test(href) && href.endsWith(tail),
  );
}

/** Kinds of URL with many similar pages per site: each site opens a different sample of them. */
const manyOfAKind: [kind: RegExp, some: number][] = [
  [/\/play\//, 2],
  [/^\/promotions\/[^/]+\/tag\//, 2],
  [/^\/promotions\/[^/]+\/[^/]+$/, 4],
  [/^\/(?:online-casino|live-casino-online)\/[^/]+$/, 3],
  [/\?/, 2],
];

/** A site opens one of this many URLs of a kind. */
const sampledOneIn = 4;

/** Selects the URLs of a kind to open; the brand's default locale opens more. */
class Sample {
  readonly #met = new Map<RegExp, number>();
  readonly #opened = new Map<RegExp, number>();

  constructor(
    readonly turn: number,
    readonly share: number,
  ) {}

  takes(target: string): boolean {
    const [kind, some] = manyOfAKind.find(([pattern]) => pattern.test(target)) ?? [];
    if (!kind || !some) return true;
    const met = this.#met.get(kind) ?? 0;
    this.#met.set(kind, met + 1);
    const opened = this.#opened.get(kind) ?? 0;
    if (opened >= some * this.share || (this.share === 1 && met % sampledOneIn !== this.turn % sampledOneIn))
      return false;
    this.#opened.set(kind, opened + 1);
    return true;
  }
}

/** Fetches every URL of a brand once, over keep-alive connections. */
class Crawl {
  readonly faults: string[] = [];
  readonly #answers = new Map<string, Promise<PlainAnswer>>();
  readonly #agent = new Agent({ keepAlive: true, maxSockets: atOnce });

  constructor(readonly brand: string) {}

  get size(): number {
    return this.#answers.size;
  }

  close(): void {
    this.#agent.destroy();
  }

  fetch(path: string): Promise<PlainAnswer> {
    const known = this.#answers.get(path);
    if (known) return known;
    const answer = askBrand(this.brand, path, {}, this.#agent);
    this.#answers.set(path, answer);
    return answer;
  }

  /** Opens every kind of page of a site, and follows their links. */
  async follow(site: TestSite, turn: number): Promise<void> {
    const types = new Map(pageTypes.map((type) => [type.path(site), type]));
    const sample = new Sample(turn, site.isDefaultLocale ? 8 : 1);
    const waiting = [...types.keys(), ...applicationPages].map((target) => ({ target, from: 'the crawl' }));
    const seen = new Set(waiting.map(({ target }) => target));
    const checked = new Set<string>();
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { target, from } = next;
      const [path = '/', fragment] = target.split('#');
      const answer = await this.fetch(`/${site.locale}${path === '/' ? '' : path}`);
      const [, signIn] = playersPages.find(([pages]) => pages.test(path)) ?? [];
      if (signIn !== undefined) {
        if (!answer.headers.location?.toString().startsWith(`/${site.locale}${signIn}`))
          this.faults.push(`${site.locale}${target}, linked from ${from}: does not ask to sign in`);
        continue;
      }
      const type = types.get(path);
      const expected = type && !site.offers(path) ? notOffered : { status: 200, blocks: [], ...type };
      const wrong = answer.status === expected.status ? [] : [`status ${answer.status}`];
      if (fragment && !dialogs.test(fragment) && !answer.body.includes(`id="${fragment}"`))
        wrong.push(`no ${fragment}`);
      if (!checked.has(path)) {
        checked.add(path);
        wrong.push(...documentFaults(answer), ...languageFaults(answer, site, expected.blocks));
        wrong.push(...withoutLocale(answer.body).map((link) => `${link} has no locale`));
        if (answer.status === 200) {
          for (const link of siteLinksOf(answer.body, site, path)) {
            if (seen.has(link)) continue;
            seen.add(link);
            if (sample.takes(link)) waiting.push({ target: link, from: path });
          }
          await this.#openElsewhere(site, path, answer.body, checked.size);
        }
      }
      this.faults.push(...wrong.map((fault) => `${site.locale}${target}, linked from ${from}: ${fault}`));
    }
  }

  /**
   * Opens the URLs of the brand's sitemap; a sample of kinds with many.
   * @returns number of URLs in the sitemap
   */
  async followSitemap(): Promise<number> {
    const { body } = await this.fetch('/sitemap.xml');
    const paths = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, href = '']) => new URL(href).pathname);
    const sample = new Sample(0, 8);
    const opened = paths.filter((path) => sample.takes(path.replace(/^\/[^/]+/, '')));
    await inParallel(opened, async (path) => {
      const { status } = await this.fetch(path);
      if (status !== 200) this.faults.push(`${path}, in the sitemap: status ${status}`);
    });
    return paths.length;
  }

  /** Opens one of the other sites linked from a page of the brand's default locale, a different one for each page. */
  async #openElsewhere(site: TestSite, path: string, body: string, turn: number): Promise<void> {
    if (!site.isDefaultLocale) return;
    const others = otherLocalesOf(body, this.brand, path);
    const other = others[turn % others.length];
    if (other === undefined) return;
    const { status } = await this.fetch(other);
    if (status !== 200) this.faults.push(`${other}, a market of ${path}: status ${status}`);
  }
}

const sitesOfBrand = (brand: string) => sites.filter((site) => site.brand === brand);

for (const [turn, { brand }] of brands.entries())
  test(
    `ROUTE-07 ROUTE-24 AMB-11 MARKET-01…06 MARKET-12 MARKET-16 every page of ${brand} speaks its language, is whole and has no dead link, and addresses of its sitemap are pages`,
    nightlyIf(turn > 0),
    async () => {
      const crawl = new Crawl(brand);
      const own = sitesOfBrand(brand);
      await inParallel([...own.entries()], ([place, site]) => crawl.follow(site, place));
      expect(await crawl.followSitemap()).toBeGreaterThan(20);
      crawl.close();
      expect(crawl.faults).toEqual([]);
      expect(crawl.size).toBeGreaterThan(own.length * 20);
    },
  );

/** Every kind of page in the brand's default locale; each kind of player covers a part of the other locales. */
function pagesFor(brand: string, turn: number): { site: TestSite; path: string }[] {
  return sitesOfBrand(brand).flatMap((site, index) => {
    const paths = [...pageTypes.map(({ path }) => path(site)), ...account];
    const own = site.isDefaultLocale
      ? paths
      : paths.filter((_, place) => (place + index) % players.length === turn);
    return own.map((path) => ({ site, path }));
  });
}

// Restrictions of players are rules shared by all brands: one kind visits all brands, the others one brand each.
for (const [turn, player] of players.entries())
  for (const site of turn === 0 ? brands : [brandInTurn(turn)])
    test(`a ${player} player of ${site.brand} sees no failure, unfilled text or dead link in any locale`, async () => {
      const cookie = await sessionAt(site, `${player}@${site.brand}.example`);
      const faults: string[] = [];
      const links = new Map<string, string>();
      await inParallel(pagesFor(site.brand, turn), async (page) => {
        const answer = await askSite(page.site, page.path, { cookie });
        const name = `${page.site.locale}${page.path}`;
        faults.push(...documentFaults(answer).map((fault) => `${name}: ${fault}`));
        if (page.site.isDefaultLocale && answer.status < 400)
          for (const link of linksOf(answer.body)) links.set(link, name);
      });
      const sample = new Sample(turn, 1);
      const own = [...links].filter(([link]) => link.startsWith(`/${site.locale}/`));
      await inParallel(
        own.filter(([link]) => sample.takes(link.slice(site.locale.length + 1))),
        async ([link, from]) => {
          const answer = await askBrand(site.brand, link, { cookie });
          const wrong = [...(answer.status === 404 ? ['dead'] : []), ...documentFaults(answer)];
          faults.push(...wrong.map((fault) => `${link}, linked from ${from}: ${fault}`));
        },
      );
      expect(faults).toEqual([]);
    });

// A browser reports violations of the Content-Security-Policy and script errors, which fail a test (tests/support/journey.ts).
for (const [turn, player] of players.entries()) {
  const site = brandInTurn(turn);
  test(
    `a browser shows a ${player} player of ${site.brand} their pages without an error`,
    nightlyIf(turn > 1),
    async ({ page, context }) => {
      await signInBrowser(context, site, `${player}@${site.brand}.example`);
      const lobby = await askSite(site, '/online-casino');
      const game = linksOf(lobby.body).find((link) => link.includes('/play/'));
      expect(game).toBeDefined();
      for (const path of [
        '/',
        '/online-casino',
        (game ?? '').slice(site.locale.length + 1),
        '/my-account/account',
        '/my-account/banking/transactions',
        '/promotions',
      ]) {
        const response = await page.goto(address(site, path));
        expect(response?.status(), path).toBeLessThan(500);
      }
    },
  );
}
