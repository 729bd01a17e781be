import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { closeNetwork } from './closed-network';
import { frozenTime } from '../site/frozen-time';
import { fingerprint } from './picture-store';
import { VisualError } from '../visual-error';

/** A shot: an address in a window of a given size. */
export interface View {
  address: string;
  width: number;
  height: number;
  channel: 'desktop' | 'mobile';
}

export interface Photograph {
  picture: Buffer;
  /** Parts that did not settle or load; empty for a complete picture. */
  remarks: string[];
}

/** Milliseconds for a page to settle. */
const longestMs = 30_000;
/** Milliseconds for a picture, including all waiting. */
const limitMs = 180_000;
/** Most pictures taken until two in a row are equal. */
const mostTries = 8;

const inPage = path.resolve(import.meta.dirname, 'in-page.js');

/** Takes pictures one after another in its own page. */
export class Camera {
  #context: BrowserContext;
  #page: Page;
  #session: CDPSession;
  #open = new Set<unknown>();
  /** The current step, for the message of a timeout. */
  #step = '';

  private constructor(context: BrowserContext, page: Page, session: CDPSession) {
    this.#context = context;
    this.#page = page;
    this.#session = session;
    page.on('request', (request) => this.#open.add(request));
    page.on('requestfinished', (request) => this.#open.delete(request));
    page.on('requestfailed', (request) => this.#open.delete(request));
  }

  static async open(browser: Browser): Promise<Camera> {
    const context = await browser.newContext({
      deviceScaleFactor: 1,
      reducedMotion: 'reduce',
      colorScheme: 'light',
      locale: 'en-GB',
      timezoneId: 'UTC',
    });
    await context.addInitScript({ path: inPage });
    await context.clock.setFixedTime(frozenTime);
    const page = await context.newPage();
    await closeNetwork(page);
    return new Camera(context, page, await context.newCDPSession(page));
  }

  /** Throws VisualError when the address does not respond with 200, or when its picture times out. */
  async take(view: View): Promise<Photograph> {
    const timer = new AbortController();
    const limit = setTimeout(limitMs, undefined, { signal: timer.signal }).then(() => {
      throw new VisualError(
        `${view.address} could not be pictured: ${this.#step} did not end within ${limitMs / 1000} seconds.`,
      );
    });
    try {
      return await Promise.race([this.#take(view), limit]);
    } finally {
      timer.abort();
      limit.catch(() => undefined);
    }
  }

  async #take({ address, width, height, channel }: View): Promise<Photograph> {
    const page = this.#page;
    this.#open.clear();
    this.#step = 'loading';
    await page.setViewportSize({ width, height });
    // For whole pages, which select the channel by this header.
    await page.setExtraHTTPHeaders({ 'sec-ch-ua-mobile': channel === 'mobile' ? '?1' : '?0' });
    const response = await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
    if (response?.status() !== 200)
      throw new VisualError(`${address} answers with status ${response?.status() ?? 'none'}.`);
    this.#step = 'waiting for fonts, pictures and islands';
    // Twice, because loaded parts may have added more to wait for.
    await this.#settle();
    await this.#untilQuiet();
    const remarks = await this.#settle();
    await this.#untilQuiet();
    this.#step = 'the screenshot';
    const picture = await this.#unchanging(remarks);
    await this.#context.clearCookies();
    await page.evaluate(() => (localStorage.clear(), sessionStorage.clear()));
    return { picture, remarks };
  }

  /** By in-page.js. */
  #settle(): Promise<string[]> {
    return this.#page.evaluate<string[]>(`settlePicture(${longestMs})`);
  }

  /** Waits until the network has been idle for a moment. */
  async #untilQuiet(): Promise<void> {
    const deadline = performance.now() + longestMs;
    for (let quiet = 0; quiet < 3 && performance.now() < deadline;) {
      await setTimeout(15);
      quiet = this.#open.size === 0 ? quiet + 1 : 0;
    }
  }

  /** The first picture that equals the previous one. */
  async #unchanging(remarks: string[]): Promise<Buffer> {
    let last = await this.#screenshot();
    for (let tries = 1; tries < mostTries; tries += 1) {
      const next = await this.#screenshot();
      if (fingerprint(next) === fingerprint(last)) return next;
      last = next;
    }
    remarks.push(`still moves after ${mostTries} pictures`);
    return last;
  }

  /** The whole document at full height; with fast PNG compression, which yields the same pixels. */
  async #screenshot(): Promise<Buffer> {
    const { cssContentSize } = await this.#session.send('Page.getLayoutMetrics');
    const { data } = await this.#session.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      captureBeyondViewport: true,
      clip: { ...cssContentSize, scale: 1 },
    });
    return Buffer.from(data, 'base64');
  }

  async close(): Promise<void> {
    await this.#context.close();
  }
}
