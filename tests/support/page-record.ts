import { gzipSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';

/** An answered request with the transferred bytes of its body. */
export interface LoadedFile {
  url: string;
  /** Type according to the browser: document, script, stylesheet, font, image … */
  type: string;
  bytes: number;
}

/** Files loaded by a page so far, and its layout shifts. */
export interface PageRecord {
  /** Each URL once: repeated requests, such as for live values, do not add up. */
  files: LoadedFile[];
  /** Origins of all requests, including sockets. */
  origins: string[];
  /** Styles in the document, compressed separately. */
  inlineStyles: LoadedFile[];
  islands: { name: string; isMounted: boolean }[];
  shifts: LayoutShift[];
}

/** A layout shift without user interaction. */
export interface LayoutShift {
  score: number;
  /** The moved elements with their block. */
  moved: string[];
}

/** Number of consecutive idle turns required. */
const quietTurnsAtRest = 5;

/** Records a page from its first request. */
export class PageRecorder {
  readonly #page: Page;
  readonly #requests = new Map<string, Request>();
  readonly #pending = new Set<Request>();
  readonly #sockets = new Set<string>();

  /** Starts recording: everything requested from now on is included. */
  static async listen(page: Page): Promise<PageRecorder> {
    await page.addInitScript(recordShifts);
    return new PageRecorder(page);
  }

  private constructor(page: Page) {
    this.#page = page;
    page.on('request', (request) => {
      // Requests of embedded frames do not count towards the page's budget.
      if (request.frame() !== page.mainFrame()) return;
      const { protocol } = new URL(request.url());
      if (protocol !== 'http:' && protocol !== 'https:') return;
      const key = `${request.method()} ${request.url()}`;
      if (!this.#requests.has(key)) this.#requests.set(key, request);
      this.#pending.add(request);
    });
    const done = (request: Request) => this.#pending.delete(request);
    page.on('requestfinished', done);
    page.on('requestfailed', done);
    page.on('websocket', (socket) => this.#sockets.add(new URL(socket.url()).origin));
  }

  /** Files loaded so far. Call it at rest: it waits for all responses. */
  async read(): Promise<PageRecord> {
    const requests = [...this.#requests.values()];
    const files = await Promise.all(requests.map(loadedFile));
    const { styles, islands, shifts } = await this.#page.evaluate(() => ({
      shifts: (window as unknown as { recordedShifts: LayoutShift[] }).recordedShifts,
      styles: [...document.querySelectorAll('style')].map(({ textContent }) => textContent ?? ''),
      islands: [...document.querySelectorAll<HTMLElement>('[data-island]')].map(({ dataset }) => ({
        name: dataset['island'] ?? '',
        isMounted: 'mounted' in dataset,
      })),
    }));
    return {
      files,
      shifts,
      origins: [...new Set([...files.map(({ url }) => new URL(url).origin), ...this.#sockets])],
      inlineStyles: styles.map((text) => ({ url: '<style>', type: 'style', bytes: gzipSync(text).length })),
      islands,
    };
  }

  /**
   * Waits until nothing is pending: no request, font, layout or starting island, over several idle turns of the
   * browser. A busy machine makes the turns longer, not fewer.
   */
  async rest(): Promise<void> {
    await this.#page.waitForLoadState('load');
    let before = '';
    for (let quietTurns = 0; quietTurns < quietTurnsAtRest;) {
      const state = await this.#page.evaluate(idleTurn);
      const now = `${this.#requests.size} ${state.islands} ${state.height}`;
      const isQuiet = this.#pending.size === 0 && !state.isLayingOut && now === before;
      quietTurns = isQuiet ? quietTurns + 1 : 0;
      before = now;
    }
  }

  /** Scrolls through the page, as fast as it comes to rest. */
  async scrollThrough(): Promise<void> {
    for (let isAtEnd = false; !isAtEnd;) {
      isAtEnd = await this.#page.evaluate(async () => {
        window.scrollBy({ top: window.innerHeight, behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        return window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
      });
    }
    await this.rest();
  }
}

async function loadedFile(request: Request): Promise<LoadedFile> {
  // Redirects and failed requests have no body, and `finished` never resolves for an aborted one.
  const response = request.failure() ? undefined : await request.response();
  const sizes = response && !(await response.finished()) ? await request.sizes() : undefined;
  return { url: request.url(), type: request.resourceType(), bytes: sizes?.responseBodySize ?? 0 };
}

/** Runs in the page before its own scripts: records layout shifts with their position. */
function recordShifts() {
  const recorded: LayoutShift[] = [];
  Object.assign(window, { recordedShifts: recorded });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const shift = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      };
      const moved = shift.sources.map(({ node }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        const block = element?.closest<HTMLElement>('[data-block]')?.dataset['block'] ?? 'page';
        return `${element?.localName ?? 'removed'}.${element?.getAttribute('class') ?? ''} in ${block}`;
      });
      if (!shift.hadRecentInput) recorded.push({ score: shift.value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page: its progress after two frames and an idle callback. */
async function idleTurn() {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await new Promise((resolve) => requestIdleCallback(resolve));
  return {
    islands: document.querySelectorAll('[data-mounted]').length,
    height: document.documentElement.scrollHeight,
    isLayingOut: document.fonts.status === 'loading',
  };
}
