import { stateAt, type Opening } from './open-state';

export interface BusinessHoursProps {
  /** When the server made the page, in milliseconds. */
  madeAt: number;
  openings: Opening[];
  /** Shown when no opening is announced. */
  closed: string;
}

/** `setTimeout` takes no longer time. */
const longestWait = 86_400_000;

/** Keeps the line correct on cached pages, and while the page is open. */
export function mount(element: HTMLElement, props: BusinessHoursProps): void {
  const line = element.querySelector<HTMLElement>('[data-state]');
  if (!line) return;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show(): void {
    clearTimeout(timer);
    if (!line || document.hidden) return;
    // It cannot be earlier than the server said: a clock that is slow does not count.
    const now = Math.max(Date.now(), props.madeAt + performance.now());
    const { open, text, until } = stateAt(now, props);
    line.dataset['state'] = open ? 'open' : 'closed';
    if (line.textContent !== text) line.textContent = text;
    if (until) timer = setTimeout(show, Math.min(until - now + 50, longestWait));
  }

  document.addEventListener('visibilitychange', show);
  show();
}
