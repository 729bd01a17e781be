import { partOf } from './private-answer';

/** How much of a whole there is, in whole percent from 0 to 100; of nothing everything. */
export function percentOf(part: number, whole: number): number {
  return whole <= 0 ? 100 : Math.min(100, Math.max(0, Math.floor((part / whole) * 100)));
}

/** Sets a `ShareBar`. @param text accessible text of the value */
export function setShare(element: HTMLElement, name: string, percent: number, text: string): void {
  const bar = partOf(element, name);
  if (!(bar instanceof HTMLProgressElement)) return;
  bar.value = percent;
  bar.setAttribute('aria-valuetext', text);
}
