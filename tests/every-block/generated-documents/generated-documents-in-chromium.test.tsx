import { type Browser, type Page, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BlockName, blockMeta } from '../../../schemas/generated/blocks';
import { systemBrowser } from '../../support/system-browser';
import { BlockDocuments } from './block-documents';
import { everyView, renderDocument } from './render-document';

/** Documents per block; set `GENERATED_DOCUMENTS_IN_CHROMIUM=300` for a thorough run. */
const documents = Number(process.env['GENERATED_DOCUMENTS_IN_CHROMIUM'] ?? 15);
/** Documents per browser page. */
const perPage = 30;
/** All effects of a document in the browser occur at once or right after its events. */
const settleMs = 50;
const timeout = 60_000 + documents * 200;

const blocks = Object.keys(blockMeta) as BlockName[];
const views = await everyView();
let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch({
    ...(systemBrowser ? { executablePath: systemBrowser } : {}),
    args: ['--no-sandbox'],
  });
});
afterAll(() => browser.close());

/** A page without the site's Content-Security-Policy, with detection of all script execution. */
async function watchedPage(): Promise<{ page: Page; signs: string[] }> {
  const page = await browser.newPage();
  const signs: string[] = [];
  await page.exposeFunction('attacked', (by: unknown) => signs.push(`attacked by ${String(by)}`));
  page.on('dialog', (dialog) => {
    signs.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => signs.push(`script error ${error.message}`));
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) signs.push(`frame ${frame.url()}`);
  });
  await page.route('**/*', (route) => {
    const request = route.request();
    if (new URL(request.url()).hostname === 'canary.test') signs.push(`request ${request.url()}`);
    if (['script', 'document', 'fetch', 'xhr', 'websocket', 'ping'].includes(request.resourceType()))
      signs.push(`${request.resourceType()} ${request.url()}`);
    return route.abort();
  });
  return { page, signs };
}

/** Triggers mouse and keyboard events on every element, and returns links and forms with script URLs. */
async function touchEverything(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const active: string[] = [];
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      for (const type of ['mouseover', 'mouseenter', 'focus', 'load', 'error', 'toggle', 'animationstart'])
        element.dispatchEvent(new Event(type, { bubbles: false }));
      for (const { name } of element.attributes)
        if (name.startsWith('on') || name === 'srcdoc') active.push(element.outerHTML.slice(0, 200));
      const script = element instanceof HTMLScriptElement && element.type !== 'application/ld+json';
      if (script || element instanceof HTMLIFrameElement || element instanceof HTMLObjectElement)
        active.push(element.outerHTML.slice(0, 200));
      for (const property of ['href', 'src', 'action', 'formAction'] as const) {
        const value: unknown = Reflect.get(element, property);
        // Parsed by the browser, so that it decides what is a scheme.
        if (typeof value === 'string' && /^(javascript|vbscript|data):/i.test(value)) active.push(value);
      }
    }
    return active;
  });
}

describe.each(blocks)('%s', (block) => {
  it('runs nothing in a browser, whatever its content says', { timeout }, async () => {
    const generated = new BlockDocuments(block);
    const { page, signs } = await watchedPage();
    for (let first = 1; first <= documents; first += perPage) {
      const count = Math.min(perPage, documents - first + 1);
      const html = Array.from({ length: count }, (_, index) => {
        const seed = first + index;
        const view = views[seed % views.length];
        if (!view) throw new Error('no view');
        return `<article>${renderDocument(block, generated.document(seed), view)}</article>`;
      }).join('');
      await page.setContent(`<!doctype html><body>${html}</body>`, { waitUntil: 'domcontentloaded' });
      expect(await touchEverything(page)).toEqual([]);
      await page.waitForTimeout(settleMs);
      // Checks the test itself: one article per document, none swallowed by broken markup.
      expect(await page.locator('body > article').count()).toBe(count);
    }
    expect(signs).toEqual([]);
    await page.close();
  });
});

it('notices a script that runs', { timeout }, async () => {
  const { page, signs } = await watchedPage();
  await page.setContent('<img src="x" onerror="attacked(\'image\')"><script>attacked("script")</script>');
  await page.waitForTimeout(settleMs);
  expect(signs).toEqual(expect.arrayContaining(['attacked by script', 'attacked by image']));
  expect(await touchEverything(page)).not.toEqual([]);
  await page.close();
});
