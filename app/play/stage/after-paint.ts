/** Calls back when what has just been rendered is in view. A hidden page shows nothing, so nothing is waited for. */
export function afterPaint(run: () => void): void {
  if (document.hidden) run();
  else requestAnimationFrame(() => setTimeout(run));
}
