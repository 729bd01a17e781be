import { isDeepStrictEqual } from 'node:util';
import type { Page } from '@playwright/test';
import { crawlerAgents, desktopAgent, phoneAgent } from '../support/browsers';
import { expect, test } from '../support/journey';
import { pageTypes } from '../support/page-types';
import { askSite, sessionAt } from '../support/site-request';
import { type TestSite, address, brandInTurn, brands } from '../support/sites';

// Documents as sent: the same for browsers and crawlers, and complete before any script runs.

const forms = ['/login', '/register', '/reset-password'];
const account = [
  '/my-account/account',
  '/my-account/account/security',
  '/my-account/account/preferences',
  '/my-account/banking/transactions',
];

async function documentFor(site: TestSite, path: string, agent: string, cookie: string): Promise<string> {
  const { body } = await askSite(site, path, { 'user-agent': agent, cookie });
  return body;
}

type Substance = Record<string, unknown>;

/** Texts and links of a document; amounts and times may change between two requests. */
function substance(html: string): Substance {
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, part]) => part);
  return {
    title: all(/<title>([^<]*)</g),
    headings: all(/<h[1-3][^>]*>([^<]*)</g),
    blocks: all(/data-block="([^"]*)"/g),
    links: all(/<a [^>]*href="([^"]*)"/g),
    fields: all(/<(?:input|select|textarea|button)[^>]* name="([^"]*)"/g),
    // Remix writes the state of an application page after the document.
    isComplete: /<\/html>(?:<!--\/?\$-->|<script nonce="[^"]*">.*?<\/script>)*$/s.test(html),
  };
}

/** Content that a script would have to move into place, or that was omitted. */
const unplaced = /<template id="[BP]:|<div hidden="" id="S:|<div hidden id="S:|<!--\$[?!]-->/;

const maxStateChanges = 10;

/**
 * Documents of a page for a browser and every crawler, with the same live data: the order of live tables
 * depends on free seats, so a page whose own document changed in between is requested again.
 */
async function documentsOfOneState(
  site: TestSite,
  path: string,
  session: string,
): Promise<{ seen: Substance; crawled: Substance[] }> {
  const forBrowser = async () => {
    const html = await documentFor(site, path, desktopAgent, session);
    expect(html, path).not.toMatch(unplaced);
    return substance(html);
  };
  let seen = await forBrowser();
  for (let change = 0; change < maxStateChanges; change += 1) {
    const crawled: Substance[] = [];
    for (const agent of Object.values(crawlerAgents))
      crawled.push(substance(await documentFor(site, path, agent, session)));
    const after = await forBrowser();
    if (isDeepStrictEqual(after, seen)) return { seen, crawled };
    seen = after;
  }
  throw new Error(`${path} was never the same for a browser that asked twice.`);
}

for (const site of brands)
  test(`browsers and crawlers get the same whole documents of ${site.brand}`, async () => {
    const cookie = await sessionAt(site, `regular@${site.brand}.example`);
    for (const [paths, session] of [
      [[...pageTypes.map(({ path }) => path(site)), ...forms], ''],
      [account, cookie],
    ] as const)
      for (const path of paths) {
        const { seen, crawled } = await documentsOfOneState(site, path, session);
        expect(seen['isComplete'], path).toBe(true);
        for (const each of crawled) expect(each, path).toEqual(seen);
      }
  });

/** The page has its heading, its last texts and no gaps. */
async function expectWhole(page: Page, path: string): Promise<void> {
  await expect(page.locator('main h1, main h2').first(), path).toBeVisible();
  await expect(page.locator('[data-block="site-footer"]'), path).toBeVisible();
  expect(await page.content(), path).not.toMatch(unplaced);
}

test('a crawler that runs scripts sees no error', async ({ browser }) => {
  for (const [turn, userAgent] of Object.values(crawlerAgents).entries()) {
    const site = brandInTurn(turn);
    const context = await browser.newContext({ userAgent });
    const page = await context.newPage();
    for (const path of ['/', '/online-casino', '/promotions', ...forms]) {
      await page.goto(address(site, path));
      await expectWhole(page, path);
    }
    await context.close();
  }
});

const withoutScripts = (userAgent: string) => ({ javaScriptEnabled: false, userAgent });

/** Without scripts nothing is lazy: the load event waits for every picture of the page to be encoded. */
const early = { waitUntil: 'domcontentloaded' } as const;

// The documents of all kinds of page at all brands are compared above; the browser checks their layout.
for (const [turn, site] of brands.entries()) {
  const [device, agent] = turn === 0 ? ['desktop', desktopAgent] : ['phone', phoneAgent];
  test(`pages of ${site.brand} are whole without JavaScript on a ${device}`, async ({ browser }) => {
    const context = await browser.newContext(withoutScripts(agent));
    const page = await context.newPage();
    const inTurn = <T>(_each: T, place: number) => place % brands.length === turn;
    for (const { name, path } of pageTypes.filter(inTurn)) {
      await page.goto(address(site, path(site)), early);
      await expectWhole(page, name);
    }
    for (const path of forms.filter(inTurn)) {
      await page.goto(address(site, path), early);
      await expectWhole(page, path);
      await expect(page.locator('main form button[type=submit]').first(), path).toBeVisible();
    }
    await context.close();
  });
}

test('a player signs in and reads the account without JavaScript', async ({ browser }) => {
  const site = brandInTurn(1);
  const context = await browser.newContext(withoutScripts(phoneAgent));
  const page = await context.newPage();
  await page.goto(address(site, '/login'), early);
  await page.locator('main [name=email]').fill(`regular@${site.brand}.example`);
  await page.locator('main [name=password]').fill('Marquee-2026');
  await page.locator('main form button[type=submit]').first().click();
  await expect(page).toHaveURL(address(site, '/'));
  for (const path of account) {
    await page.goto(address(site, path), early);
    await expect(page).toHaveURL(address(site, path));
    await expectWhole(page, path);
  }
  await context.close();
});

test('every context of a browser test has the user agent of a real browser', async ({ page, browser }) => {
  const own = await browser.newContext();
  for (const each of [page, await own.newPage()])
    expect(await each.evaluate(() => navigator.userAgent)).toBe(desktopAgent);
  await own.close();
});
