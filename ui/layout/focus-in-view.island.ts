import { keepFocusInView } from './focus-in-view';

/** Around a list that scrolls sideways and has no code of its own. */
export function mount(element: HTMLElement): void {
  keepFocusInView(element);
}
