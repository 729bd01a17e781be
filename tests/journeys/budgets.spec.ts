import type { Page } from '@playwright/test';
import { readBudgets } from '../../app/workbench/launch-report/budgets.server';
import { builtFiles, entryModule, islandModule } from '../../app/render/built-files.server';
import { desktopAgent, phoneAgent } from '../support/browsers';
import { type LoadedFile, type PageRecord, PageRecorder } from '../support/page-record';
import { expect, test } from '../support/quiet-page';
import { askSite, sessionAt } from '../support/site-request';
import { type TestSite, address, brands } from '../support/sites';

const { visits, layoutShift, contentScripts } = readBudgets('brands');
type Visit = (typeof visits)[number];

const windows = { phone: 360, desktop: 1440 } as const;
type Width = keyof typeof windows;

/** What is counted of a page, and the files it is counted from, if it is. */
interface Count {
  what: string;
  counted: number;
  allowed: number;
  unit?: 'bytes';
  files?: LoadedFile[];
  /** What moved. */
  moved?: string[];
}

/** What every application page hydrates itself with: React and the router. */
const hydration = scriptNames([/^app\/routes\/hydrate-document\.client\.tsx$/]);

/** Names of the scripts that modules of the build bring. */
function scriptNames(modules: readonly RegExp[]): string[] {
  const built = builtFiles(modules);
  if (!built) throw new Error('There is no build to count: run npm run build first.');
  return built.scripts.map(fileName);
}

function fileName(address: string): string {
  return address.replace(/[?#].*$/, '').replace(/^.*\//, '');
}

const ofType = ({ files }: PageRecord, type: string) => files.filter((file) => file.type === type);

const sum = (files: readonly LoadedFile[]) => files.reduce((total, { bytes }) => total + bytes, 0);

function bytes(what: string, files: LoadedFile[], allowed: number): Count {
  return { what, counted: sum(files), allowed, unit: 'bytes', files };
}

function countsAtRest(record: PageRecord, visit: Visit, width: Width): Count[] {
  return [
    bytes('HTML', ofType(record, 'document'), visit.html),
    bytes('JavaScript', ofType(record, 'script'), visit.scripts),
    bytes('CSS', [...ofType(record, 'stylesheet'), ...record.inlineStyles], visit.styles),
    bytes('fonts', ofType(record, 'font'), visit.fonts),
    bytes('pictures above the fold', ofType(record, 'image'), visit.pictures[width]),
    { what: 'requests', counted: record.files.length, allowed: visit.requests[width], files: record.files },
    {
      what: 'islands started',
      counted: record.islands.filter(({ isMounted }) => isMounted).length,
      allowed: visit.islands,
    },
  ];
}

function shift({ shifts }: PageRecord): Count {
  const counted = shifts.reduce((total, { score }) => total + score, 0);
  return {
    what: 'layout shift',
    counted,
    allowed: layoutShift,
    moved: shifts.flatMap(({ moved }) => moved),
  };
}

/** What is over its budget, in words: page, brand, what, counted, allowed, and the largest files in it. */
function overBudget(counts: readonly Count[], place: string): string[] {
  return counts
    .filter(({ counted, allowed }) => counted > allowed)
    .map(({ what, counted, allowed, unit = '', files = [], moved = [] }) => {
      const largest = files
        .toSorted((one, other) => other.bytes - one.bytes)
        .slice(0, 5)
        .map((file) => `${fileName(file.url) || file.url} ${file.bytes}`);
      const list = largest.length > 0 ? `; largest: ${largest.join(', ')}` : '';
      const elements = moved.length > 0 ? `; moved: ${moved.join(', ')}` : '';
      return `${place}: ${what} ${counted} ${unit}, allowed ${allowed} (brands/budgets.json)${list}${elements}`;
    });
}

/** Where a kind of page stands at a site; for a path with parameters the first such address that the page above it links to. */
async function pathAt(site: TestSite, { path }: Visit): Promise<string> {
  if (path === '/loyalty') return site.loyaltyPath;
  if (!path.includes('/:')) return path;
  const form = new RegExp(`/${site.locale}(${path.replaceAll(/:[a-z]+/g, '[\\w-]+')})"`);
  const above = path.startsWith('/promotions') ? '/promotions' : '/online-casino/all-games';
  const { body } = await askSite(site, above);
  const found = form.exec(body)?.[1];
  if (!found) throw new Error(`${above} of ${site.brand} links to no ${path}.`);
  return found;
}

/** Signs a player in whom every brand has. Nothing of a page is in the browser's cache afterwards. */
async function signIn(page: Page, site: TestSite): Promise<void> {
  const cookies = await sessionAt(site, `regular@${site.brand}.example`);
  await page.context().addCookies(
    cookies.split('; ').map((cookie) => {
      const [name = '', ...value] = cookie.split('=');
      return { name, value: value.join('='), url: new URL(address(site, '/')).origin };
    }),
  );
}

/** A content page loads the entry and its own islands: no other code, and neither React nor the router. */
function expectOwnCodeOnly({ files, islands }: PageRecord): void {
  const loaded = files.filter(({ type }) => type === 'script').map(({ url }) => fileName(url));
  const own = scriptNames([entryModule, ...islands.map(({ name }) => islandModule(name))]);
  expect(
    loaded.filter((name) => hydration.includes(name)),
    'React and the router',
  ).toEqual([]);
  expect(
    loaded.filter((name) => !own.includes(name)),
    'code of islands the page does not have',
  ).toEqual([]);
}

/** Nobody but the site, the origin of pictures and the platform's sockets is asked for anything. */
function expectNoThirdParty({ origins }: PageRecord, site: TestSite): void {
  const { TEST_CONTENT_URL: content = '', TEST_PLATFORM_URL: platform = '' } = process.env;
  const known = [address(site, '/'), content, platform.replace(/^http/, 'ws')].map(
    (url) => new URL(url).origin,
  );
  expect(
    origins.filter((origin) => !known.includes(origin)),
    'third parties',
  ).toEqual([]);
}

for (const [index, site] of brands.entries())
  for (const width of ['phone', 'desktop'] as const)
    test.describe(`${site.brand} at ${windows[width]} px`, () => {
      test.use({
        viewport: { width: windows[width], height: 900 },
        userAgent: width === 'phone' ? phoneAgent : desktopAgent,
      });
      // Of application pages brands differ in colours and words only.
      for (const visit of visits.filter(({ kind }) => kind === 'content' || index === 0))
        test(`${visit.page} keeps its budget`, async ({ page }) => {
          const path = await pathAt(site, visit);
          if (path.startsWith('/my-account')) await signIn(page, site);
          const recorder = await PageRecorder.listen(page);
          await page.goto(address(site, path));
          expect(page.url()).toBe(address(site, path));
          await recorder.rest();
          const atRest = await recorder.read();
          await recorder.scrollThrough();
          const scrolled = await recorder.read();
          const counts: Count[] = [
            ...countsAtRest(atRest, visit, width),
            bytes('JavaScript once scrolled through', ofType(scrolled, 'script'), visit.scrolledScripts),
            shift(scrolled),
          ];
          expect(overBudget(counts, `${visit.page} of ${site.brand} at ${windows[width]} px`)).toEqual([]);
          expectNoThirdParty(scrolled, site);
          if (visit.kind === 'content') expectOwnCodeOnly(scrolled);
        });
    });

test.describe('a visitor who was never here', () => {
  test.use({
    consentGiven: false,
    viewport: { width: windows.phone, height: 900 },
    userAgent: phoneAgent,
  });
  test('loads no more JavaScript than any content page may, the cookie notice included', async ({ page }) => {
    for (const visit of visits.filter(({ kind }) => kind === 'content'))
      expect(visit.scrolledScripts, visit.page).toBeLessThanOrEqual(contentScripts);
    const [site] = brands;
    if (!site) throw new Error('no brand is configured');
    const recorder = await PageRecorder.listen(page);
    await page.goto(address(site, '/'));
    await expect(page.locator('[data-consent-notice]')).toBeVisible();
    await recorder.rest();
    await recorder.scrollThrough();
    const record = await recorder.read();
    const scripts = ofType(record, 'script');
    expect(
      overBudget([bytes('JavaScript', scripts, contentScripts)], `first visit of ${site.brand}`),
    ).toEqual([]);
    expectNoThirdParty(record, site);
  });
});
