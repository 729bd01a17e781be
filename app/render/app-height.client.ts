/** How long after the last resize the height is taken again (ROUTE-49). */
export const appHeightDelayMs = 350;

/**
 * Keeps the height of the window in `--app-height`, for panels that must fill a phone's screen. Settles 350 ms after a resize; the
 * stylesheet gives the first one, because every element would be styled anew for it.
 */
export function appHeight(target: Window): void {
  const update = () =>
    target.document.documentElement.style.setProperty('--app-height', `${target.innerHeight}px`);
  let timer: ReturnType<typeof setTimeout> | undefined;
  target.addEventListener('resize', () => {
    clearTimeout(timer);
    timer = setTimeout(update, appHeightDelayMs);
  });
}
