/** Most intervals of back-off after failures. */
const slowest = 8;

/**
 * Runs `read` again and again while the element can be seen and the tab is shown, starting one interval from now.
 *
 * @param read answers whether it worked
 */
export function pollWhileSeen(element: Element, intervalMs: number, read: () => Promise<boolean>): void {
  let seen = false;
  let reading = false;
  let factor = 1;
  let last = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function schedule(): void {
    clearTimeout(timer);
    if (!seen || document.hidden || reading) return;
    timer = setTimeout(() => void run(), Math.max(0, last + intervalMs * factor - Date.now()));
  }

  async function run(): Promise<void> {
    reading = true;
    const worked = await read();
    reading = false;
    last = Date.now();
    factor = worked ? 1 : Math.min(factor * 2, slowest);
    schedule();
  }

  new IntersectionObserver((entries) => {
    seen = entries.some(({ isIntersecting }) => isIntersecting);
    schedule();
  }).observe(element);
  document.addEventListener('visibilitychange', schedule);
}

/** The JSON at an address, unchecked; undefined when it cannot be had. */
export async function fetchJson(href: string): Promise<unknown> {
  try {
    const response = await fetch(href, { headers: { accept: 'application/json' } });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}
