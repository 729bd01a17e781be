import type { Motion } from './motion';

/** Calls `show` with rising amounts; the last one is always shown. */
export async function countUp(
  motion: Motion,
  from: number,
  to: number,
  ms: number,
  show: (amount: number) => void,
): Promise<void> {
  if (!motion.reduced) {
    const start = performance.now();
    for (;;) {
      const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
      const done = Math.min(1, (now - start) / ms);
      if (done >= 1 || motion.skipped || document.hidden) break;
      // Eases out, so that the last digits are readable.
      show(Math.round(from + (to - from) * (1 - (1 - done) ** 3)));
    }
  }
  show(to);
}
