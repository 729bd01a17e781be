import type { Frame, Page } from 'playwright';

/** Milliseconds from the key press. */
export interface KeyTimes {
  /** Until the frame in which the field shows the letter. */
  field: number[];
  /** Until the preview shows it. */
  preview: number[];
}

/** Records key presses and when the browser has painted their effect. Runs in the studio's page. */
function watchKeys(): void {
  const times: { pressed: number; painted: number }[] = [];
  Object.assign(window, { keyTimes: times });
  addEventListener(
    'keydown',
    (event) => {
      const pressed = performance.timeOrigin + event.timeStamp;
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => times.push({ pressed, painted: performance.timeOrigin + performance.now() });
        port2.postMessage(null);
      });
    },
    true,
  );
}

/** Records when a text first appears. Runs in the preview's frame. */
function watchTexts(): void {
  const seen: Record<string, number> = {};
  Object.assign(window, { seenTexts: seen });
  new MutationObserver(() => {
    for (const heading of document.querySelectorAll('h1, h2, h3, h4'))
      if (heading.textContent?.startsWith('typed-'))
        seen[heading.textContent] ??= performance.timeOrigin + performance.now();
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}

type Watched = Window & {
  move: Promise<number>;
  keyTimes: { pressed: number; painted: number }[];
  seenTexts: Record<string, number>;
};

/** @throws Error when the preview does not show the last letter */
export async function typeLetters(
  page: Page,
  preview: Frame,
  letters: string,
  pauseMs: number,
): Promise<KeyTimes> {
  await page.evaluate(watchKeys);
  await preview.evaluate(watchTexts);
  for (const letter of letters) {
    await page.keyboard.press(letter);
    await page.waitForTimeout(pauseMs);
  }
  await page.waitForTimeout(1_000);
  const keys = await page.evaluate(() => (window as unknown as Watched).keyTimes);
  const texts = await preview.evaluate(() => (window as unknown as Watched).seenTexts);
  const shown = [...letters].flatMap((_, index) => {
    const at = texts[`typed-${letters.slice(0, index + 1)}`];
    const pressed = keys[index]?.pressed;
    return at === undefined || pressed === undefined ? [] : [at - pressed];
  });
  if (texts[`typed-${letters}`] === undefined) throw new Error(`The preview does not show ${letters}.`);
  return { field: keys.map(({ pressed, painted }) => painted - pressed), preview: shown };
}

/**
 * The longest time between two frames while a key is held.
 * @returns milliseconds
 */
export async function longestGap(page: Page, heldMs: number): Promise<number> {
  const gaps = page.evaluate(async (ms) => {
    const startedAt = performance.now();
    let last = startedAt;
    let longest = 0;
    while (last - startedAt < ms) {
      const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
      longest = Math.max(longest, now - last);
      last = now;
    }
    return longest;
  }, heldMs);
  const endsAt = performance.now() + heldMs;
  // Browsers repeat a held key about thirty times a second.
  while (performance.now() < endsAt) {
    await page.keyboard.down('x');
    await page.waitForTimeout(33);
  }
  await page.keyboard.up('x');
  return gaps;
}

/** Last announced move. Runs in the studio's page. */
function announcedMove(): string {
  const texts = [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent ?? '');
  return texts.find((text) => text.includes(' is number ')) ?? '';
}

/** Records when a new position is announced and painted. Runs in the studio's page. */
function watchMove(before: string): void {
  const move = new Promise<number>((resolve) => {
    let pressed = 0;
    addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), { capture: true });
    const observer = new MutationObserver(() => {
      const texts = [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent);
      if (!texts.some((text) => text?.includes(' is number ') && text !== before)) return;
      observer.disconnect();
      requestAnimationFrame(() => requestAnimationFrame((now) => resolve(now - pressed)));
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  Object.assign(window, { move });
}

/**
 * Presses a key that moves a block.
 * @returns milliseconds until the announcement of the new position is painted
 */
export async function moveTime(page: Page, key: string): Promise<number> {
  await page.evaluate(watchMove, await page.evaluate(announcedMove));
  await page.keyboard.press(key);
  return page.evaluate(() => (window as unknown as Watched).move);
}
