/** Milliseconds after the last resize until the height is measured again (ROUTE-49). */
export const appHeightDelayMs = 350;

/**
 * Sets `--app-height` to the window's height, for panels that fill a phone's screen, 350 ms after a resize. The
 * stylesheet has the initial value, because setting it here would restyle every element.
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
