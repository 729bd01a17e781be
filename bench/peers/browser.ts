import { gzipSync } from 'node:zlib';
import { type Browser, type Request, chromium } from 'playwright';
import { chromiumPath } from '../page-kinds';

export function startBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath,
    args: ['--no-sandbox'],
  });
}

/** The blocks of a page as one text: everything except the surrounding elements, comments and live values (jackpots, seats). */
export async function blocksOf(browser: Browser, html: string): Promise<string> {
  const page = await browser.newPage();
  try {
    return await page.evaluate((source) => {
      // React 18 pads a chunk with NUL when the next character does not fit (facebook/react#24985).
      const parsed = new DOMParser().parseFromString(source.replaceAll('\0', ''), 'text/html');
      for (const script of parsed.querySelectorAll('script, template')) script.remove();
      const walker = parsed.createTreeWalker(parsed.body, NodeFilter.SHOW_COMMENT);
      const comments: Node[] = [];
      while (walker.nextNode()) comments.push(walker.currentNode);
      for (const comment of comments) comment.parentNode?.removeChild(comment);
      for (const live of parsed.querySelectorAll('[data-live-jackpot], [data-live-seats]')) {
        live.removeAttribute('value');
        live.textContent = '';
      }
      return [...parsed.querySelectorAll('[data-block]')].map((block) => block.outerHTML).join('\n');
    }, html);
  } finally {
    await page.close();
  }
}

export interface Loaded {
  /** Gzipped bytes of the scripts loaded after scrolling through, regardless of their transfer encoding. */
  scripts: number;
  /** Gzipped bytes of the document. */
  html: number;
  /** Errors the page reported. */
  errors: string[];
}

const quietMs = 1_000;
const quietWithinMs = 60_000;

/** Shows a page, scrolls through it and measures what it loads. */
export async function loadInBrowser(browser: Browser, url: string): Promise<Loaded> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const errors: string[] = [];
  const scripts: Request[] = [];
  const ended = new Set<Request>();
  let lastScript = performance.now();
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request);
  });
  const end = (request: Request) => {
    ended.add(request);
    if (request.resourceType() === 'script') lastScript = performance.now();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  // A page may continue polling for live values, so only scripts are awaited.
  const quiet = async () => {
    const deadline = performance.now() + quietWithinMs;
    const isQuiet = () =>
      performance.now() - lastScript > quietMs && scripts.every((request) => ended.has(request));
    while (!isQuiet() && performance.now() < deadline) await page.waitForTimeout(quietMs / 10);
  };
  // Pictures, fonts and the theme are not measured, and only Marquee's server has them.
  await page.route(
    ({ origin, pathname }) =>
      origin !== new URL(url).origin || /^\/(themes|brands)\/|\.woff2$/.test(pathname),
    (route) => route.fulfill({ status: 200, body: '' }),
  );
  try {
    const response = await page.goto(url, { waitUntil: 'load', timeout: quietWithinMs });
    const html = (await response?.body()) ?? Buffer.alloc(0);
    await quiet();
    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
        scrollTo(0, top);
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    });
    await quiet();
    const sizes = await Promise.all(
      scripts.map(async (request) => gzipSync((await (await request.response())?.body()) ?? '').length),
    );
    return { scripts: sizes.reduce((total, size) => total + size, 0), html: gzipSync(html).length, errors };
  } finally {
    await context.close();
  }
}
