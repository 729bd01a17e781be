import { clockDigits, durationUnits, splitDuration, unitLabel } from '../format/duration';

export interface CountdownProps {
  /** Milliseconds. */
  to: number;
  tag: string;
}

/** Runs a countdown second by second while its tab is shown. */
export function mount(element: HTMLElement, { to, tag }: CountdownProps): void {
  const running = element.querySelector<HTMLElement>('[data-countdown="running"]');
  const over = element.querySelector<HTMLElement>('[data-countdown="over"]');
  const parts = durationUnits.map((unit) => ({
    unit,
    shown: -1,
    value: element.querySelector(`[data-value="${unit}"]`),
    label: element.querySelector(`[data-label="${unit}"]`),
  }));
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show(): void {
    const left = to - Date.now();
    const duration = splitDuration(left);
    for (const part of parts) {
      const value = duration[part.unit];
      if (value === part.shown) continue;
      part.shown = value;
      if (part.value) part.value.textContent = clockDigits(value, tag);
      if (part.label) part.label.textContent = unitLabel(value, part.unit, tag);
    }
    const isOver = left <= 0;
    if (running) running.hidden = isOver;
    if (over) over.hidden = !isOver;
    // Aligned to the second of the target, so that no second is skipped or shown twice.
    if (!isOver) timer = setTimeout(show, (left % 1000) + 5);
  }

  function restart(): void {
    clearTimeout(timer);
    if (!document.hidden) show();
  }

  document.addEventListener('visibilitychange', restart);
  restart();
}
