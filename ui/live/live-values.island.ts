import type { LiveValuesProps } from './keep-live';

const lookEvery = 10_000;

/** Loads what keeps live values current, once the page has any: most pages have none, and games may be loaded later. */
export function mount(_element: HTMLElement, props: LiveValuesProps): void {
  const look = (): void => {
    if (!document.querySelector('[data-live-jackpot], [data-live-seats]')) return;
    clearInterval(timer);
    void import('./keep-live').then(({ keepLive }) => keepLive(props));
  };
  const timer = setInterval(look, lookEvery);
  look();
}
