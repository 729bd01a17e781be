/** Calls back once the current render has been painted; at once on a hidden page, which is not painted. */
export function afterPaint(run: () => void): void {
  if (document.hidden) run();
  else requestAnimationFrame(() => setTimeout(run));
}
