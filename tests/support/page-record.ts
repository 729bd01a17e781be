import { gzipSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';

/** A request that has been answered, and the bytes of the answer's body as they travelled. */
export interface LoadedFile {
  url: string;
  /** As the browser names it: document, script, stylesheet, font, image … */
  type: string;
  bytes: number;
}

/** What a page has brought with it so far, and what has become of it. */
export interface PageRecord {
  /** Every address once: what is asked for again and again, as live values are, does not add up. */
  files: LoadedFile[];
  /** Origins asked for anything, sockets included. */
  origins: string[];
  /** Styles that stand in the document, compressed on their own. */
  inlineStyles: LoadedFile[];
  islands: { name: string; isMounted: boolean }[];
  shifts: LayoutShift[];
}

/** Something that moved without having been touched. */
export interface LayoutShift {
  score: number;
  /** The elements that moved, with the block they are in. */
  moved: string[];
}

/** How often the browser must find nothing to do, one time after the other. */
const quietTurnsAtRest = 5;

/** Listens to a page from before it is asked for anything. */
export class PageRecorder {
  readonly #page: Page;
  readonly #requests = new Map<string, Request>();
  readonly #pending = new Set<Request>();
  readonly #sockets = new Set<string>();

  /** Begins to listen: whatever the page is asked for from here on counts. */
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

  /** What was loaded until now. Called when the page is at rest: it waits for every answer. */
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
   * Waits until nothing is under way any more: no request, font, block to be laid out or island about to start, over several turns in
   * which the browser had nothing else to do. A busy machine makes the turns longer, not fewer.
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
  // A redirect or a failed request has no body, and `finished` would wait for that of an aborted one for ever.
  const response = request.failure() ? undefined : await request.response();
  const sizes = response && !(await response.finished()) ? await request.sizes() : undefined;
  return { url: request.url(), type: request.resourceType(), bytes: sizes?.responseBodySize ?? 0 };
}

/** Runs in the page, before anything of its own: notes what moves, and where it stands. */
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

/** Runs in the page: two frames and an idle moment later, how far it is. */
async function idleTurn() {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await new Promise((resolve) => requestIdleCallback(resolve));
  return {
    islands: document.querySelectorAll('[data-mounted]').length,
    height: document.documentElement.scrollHeight,
    isLayingOut: document.fonts.status === 'loading',
  };
}
